import { responseTime } from "~/copy/account/seller-statistics";
import type { ConversationView } from "~/domain/message/view";
import { Avatar } from "../kit/avatar";
import { Icon } from "../kit/icon";
import { MoreMenu } from "../kit/navigation/more-menu";
import { Bdi } from "../kit/text/bdi";

/** Who it is, and below what it is about. */
export function ConversationHeader({ conversation }: { conversation: ConversationView }) {
  const { id, otherId, otherName, otherPicture, title, href, orderId, cover, note } = conversation;
  const answer = responseTime(conversation.responseMinutes);
  const links = [
    { to: `/u/${otherId}`, text: "Lihat profil" },
    ...(href ? [{ to: href, text: orderId ? "Buka pesanan" : "Buka halamannya" }] : []),
    ...(id ? [{ to: `/messages/${id}/report`, text: "Laporkan pesan" }] : []),
  ];
  const about = (
    <>
      {cover && <img src={`${cover}/320.webp`} width={36} height={36} alt="" />}
      <span>
        <b className="one-line">
          {orderId && <span className="sr-only">Pesanan: </span>}
          <Bdi>{title}</Bdi>
        </b>
        <span className="one-line">{note}</span>
      </span>
    </>
  );
  return (
    <>
      <div className="conversation__head">
        <a className="icon-button" href="/messages" aria-label="Kembali ke Pesan">
          <Icon name="left" />
        </a>
        <a className="person-row" href={`/u/${otherId}`}>
          <Avatar name={otherName} pictureUrl={otherPicture} />
          <div>
            <h1 className="one-line">
              <Bdi>{otherName}</Bdi>
            </h1>
            {answer && <p className="tiny soft one-line">Biasanya membalas {answer}</p>}
          </div>
        </a>
        <MoreMenu label="Menu percakapan">
          <nav className="nav-links" aria-label="Percakapan ini">
            {links.map(({ to, text }) => (
              <a key={to} href={to}>
                {text}
              </a>
            ))}
          </nav>
        </MoreMenu>
      </div>
      {href ? (
        <a className="conversation__about" href={href}>
          {about}
          <b>Buka</b>
        </a>
      ) : (
        <p className="conversation__about">{about}</p>
      )}
    </>
  );
}
