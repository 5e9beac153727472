import { Link } from "@remix-run/react";
import { Avatar } from "../kit/avatar";
import { EmptyState } from "../kit/empty-state";
import { Bdi } from "../kit/text/bdi";

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

/** `current`: the conversation beside it. */
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
              <span className="one-line tiny">
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
