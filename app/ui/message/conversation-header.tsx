import { responseTime } from "~/copy/account/seller-statistics";

import type { TalkView } from "~/domain/message/view";
import { Avatar } from "../kit/avatar";
import { Crumbs } from "../kit/breadcrumbs";

/** Whom one talks with, and about what. */
export function TalkHead({ talk }: { talk: TalkView }) {
  const { otherId, otherName, otherPicture, title, href, orderId } = talk;
  const answer = responseTime(talk.responseMinutes);
  return (
    <>
      <Crumbs trail={[{ text: "Pesan", href: "/messages" }, { text: otherName }]} />
      <div className="person-row conversation-header">
        <Avatar name={otherName} pictureUrl={otherPicture} />
        <div>
          <h1 className="text-l">
            <a href={`/u/${otherId}`}>{otherName}</a>
          </h1>
          <p className="small soft">
            {orderId ? "Pesanan: " : ""}
            {href ? <a href={href}>{title}</a> : title}
          </p>
          {answer && <p className="tiny soft">Biasanya membalas {answer}</p>}
        </div>
      </div>
    </>
  );
}
