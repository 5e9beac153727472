import type { ReactNode } from "react";
import { Avatar } from "../kit/avatar";
import { Bdi } from "../kit/text/bdi";
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

/** Lines that phones show; wider screens show all three. */
const ON_PHONES = 2;

/** Steps that wait for the reader, most urgent first. `total` is "9+" above nine. */
export function Waiting({ lines, total }: { lines: readonly WaitingLine[]; total: string }) {
  if (lines.length === 0) return null;
  const isAll = String(lines.length) === total;
  return (
    <section className="brand-panel ways-box" aria-labelledby="h-tunggu">
      <div className="ways-box__head">
        <h3 id="h-tunggu">{total} hal menunggu Anda</h3>
        {(!isAll || lines.length > ON_PHONES) && (
          <a className={isAll ? "phone-only" : undefined} href="/dashboard/orders">
            Lihat semua<span className="sr-only"> yang menunggu Anda</span>
          </a>
        )}
      </div>
      <Ways
        ways={lines.map(({ href, step, text, late }) => ({
          key: href,
          to: { href },
          icon: late ? "warn" : "clock",
          title: step,
          text,
        }))}
      />
    </section>
  );
}

export function LastConversations({ conversations }: { conversations: readonly ConversationLine[] }) {
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="h-obrolan">
      <div className="section__head">
        <h3 id="h-obrolan">Obrolan terakhir</h3>
        <a href="/messages" aria-label="Lihat Semua obrolan terakhir">
          Lihat Semua
        </a>
      </div>
      <Ways
        ways={conversations.map(({ id, other, otherPicture, excerpt, time, unread }) => ({
          key: id,
          to: { href: `/messages/${id}#terbaru` },
          face: <Avatar name={other} pictureUrl={otherPicture} />,
          title: <Bdi>{other}</Bdi>,
          text: <Bdi>{excerpt}</Bdi>,
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
