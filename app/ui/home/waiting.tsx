import type { ReactNode } from "react";
import { Avatar } from "../kit/avatar";
import { Ways } from "../kit/ways";

type WaitingLine = { href: string; step: string; text: string; late: boolean };
type ConversationLine = {
  id: string;
  other: string;
  otherPicture: string | null;
  excerpt: string;
  time: string;
  unread: number;
};

/** What one has to do, most urgent first; `total` says "10+" beyond what is counted. */
export function Waiting({ lines, total }: { lines: readonly WaitingLine[]; total: string }) {
  if (lines.length === 0) return null;
  return (
    <section className="brand-panel ways-box" aria-labelledby="h-tunggu">
      <h2 id="h-tunggu">{total} hal menunggu Anda</h2>
      <Ways
        ways={lines.map(({ href, step, text, late }) => ({
          key: href,
          to: { href },
          icon: late ? "warn" : "clock",
          title: step,
          text,
        }))}
      />
      {String(lines.length) !== total && (
        <p className="py-2">
          <a className="py-2" href="/dashboard/orders">
            Lihat semua ({total})
          </a>
        </p>
      )}
    </section>
  );
}

export function LastConversations({ conversations }: { conversations: readonly ConversationLine[] }) {
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="h-obrolan">
      <div className="section__head">
        <h2 id="h-obrolan">Obrolan terakhir</h2>
        <a href="/messages" aria-label="Lihat Semua obrolan terakhir">
          Lihat Semua
        </a>
      </div>
      <Ways
        ways={conversations.map(({ id, other, otherPicture, excerpt, time, unread }) => ({
          key: id,
          to: { href: `/messages/${id}#terbaru` },
          face: <Avatar name={other} pictureUrl={otherPicture} />,
          title: other,
          text: excerpt,
          end: <ConversationEnd time={time} unread={unread} />,
        }))}
      />
    </section>
  );
}

function ConversationEnd({ time, unread }: { time: ReactNode; unread: number }) {
  if (unread === 0) return <>{time}</>;
  return (
    <>
      {time}
      <br />
      <span className="count-badge">{unread > 99 ? "99+" : unread}</span>
      <span className="sr-only"> pesan baru</span>
    </>
  );
}
