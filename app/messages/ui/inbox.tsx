import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import { responseTime } from "~/accounts/text";
import { ErrorPage } from "~/ui/error-page";
import { Avatar, Bdi, EmptyState, Icon } from "~/ui/kit";
import { MoreMenu } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import type { ConversationView } from "../message";

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
            {answer && <p className="text-xs text-ink-soft one-line">Biasanya membalas {answer}</p>}
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

export function ConversationErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 404 ? <ConversationNotFound /> : <ErrorPage status={status} />;
}

/** Missing conversations and other people's get the same page. */
function ConversationNotFound() {
  return (
    <Main>
      <EmptyState
        level={1}
        title="Percakapan tidak ditemukan"
        text="Mungkin tautannya keliru, atau jasanya tidak lagi ditawarkan."
        action={{ href: "/messages", text: "Kembali ke Pesan" }}
      />
    </Main>
  );
}

type InboxItem = {
  id: string;
  other: string;
  otherPicture: string | null;
  about: string;
  orderId: string | null;
  excerpt: string;
  mine: boolean;
  unread: number;
  /** "21.02", "Kemarin", "12 Nov" */
  time: string;
};

/** `current` is the conversation shown next to the list. */
export function Inbox({
  conversations,
  current,
}: {
  conversations: readonly InboxItem[];
  current?: string | undefined;
}) {
  if (conversations.length === 0) {
    return (
      <EmptyState
        title="Belum ada pesan"
        text="Buka sebuah jasa dan tekan Tanya Penjual: percakapannya akan muncul di sini."
        action={{ href: "/explore", text: "Cari Jasa" }}
      />
    );
  }
  return (
    <ul className="inbox">
      {conversations.map((item) => (
        <li key={item.id} className={item.unread > 0 ? "inbox__new" : undefined}>
          <Link to={`/messages/${item.id}#terbaru`} aria-current={item.id === current ? "page" : undefined}>
            <Avatar name={item.other} pictureUrl={item.otherPicture} />
            <span className="inbox__lines">
              <span className="inbox__top">
                <b className="one-line">
                  <Bdi>{item.other}</Bdi>
                </b>
                <span className="inbox__time">{item.time}</span>
              </span>
              <span className="one-line text-xs">
                {item.orderId && <span className="sr-only">Pesanan: </span>}
                <Bdi>{item.about}</Bdi>
              </span>
              <span className="one-line inbox__last">
                {item.mine ? "Anda: " : ""}
                <Bdi>{item.excerpt}</Bdi>
              </span>
            </span>
            {item.unread > 0 && (
              <span className="inbox__count">
                {item.unread > 99 ? "99+" : item.unread}
                <span className="sr-only"> belum dibaca</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
