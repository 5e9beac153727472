import { responseTime } from "~/copy/account/seller-statistics";

import type { ConversationView } from "~/domain/message/view";
import { Avatar } from "../kit/avatar";
import { Breadcrumbs } from "../kit/breadcrumbs";

export function ConversationHeader({ conversation }: { conversation: ConversationView }) {
  const { otherId, otherName, otherPicture, title, href, orderId } = conversation;
  const answer = responseTime(conversation.responseMinutes);
  return (
    <>
      <Breadcrumbs trail={[{ text: "Pesan", href: "/messages" }, { text: otherName }]} />
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
