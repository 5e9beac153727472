import { Link } from "@remix-run/react";
import { Avatar } from "../kit/avatar";
import { EmptyState } from "../kit/empty-state";

type InboxItem = {
  id: string;
  other: string;
  otherPicture: string | null;
  about: string;
  orderId: string | null;
  excerpt: string;
  mine: boolean;
  unread: number;
  /** "5 menit lalu" */
  time: string;
};

export function Inbox({ conversations }: { conversations: readonly InboxItem[] }) {
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
        <li key={item.id}>
          <Link className="person-row" to={`/messages/${item.id}#terbaru`}>
            <Avatar name={item.other} pictureUrl={item.otherPicture} />
            <span className="row-text">
              <b>{item.other}</b> <span className="tiny soft">{item.time}</span>
              <br />
              <span className="tiny soft">
                {item.orderId ? "Pesanan: " : ""}
                {item.about}
              </span>
              <br />
              <span className={item.unread > 0 ? "small font-bold" : "small"}>
                {item.mine ? "Anda: " : ""}
                {item.excerpt}
              </span>
            </span>
            {item.unread > 0 && (
              <span className="count-badge">
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
