// biome-ignore-all lint/a11y/noRedundantRoles: shown as lines on a phone, a table without them is none to a screen reader.
import { Link } from "@remix-run/react";
import { Price } from "../kit/money/price";
import { Bdi } from "../kit/text/bdi";

export type QueueRow = {
  key: string;
  href: string;
  title: string;
  note: string;
  /** Beside the note, where something more is asked of operators. */
  mark?: string | null;
  /** Integer rupiah; null: it is not about money. */
  amount: number | null;
  /** It is of only the first of many. */
  more?: boolean;
  due: string;
  /** The same to the minute. */
  at?: string | undefined;
  tone: "late" | "due" | "calm";
  count: string;
};

const TONES = { late: "font-bold text-danger", due: "font-bold text-accent-ink", calm: "soft" };

/** What waits: each row leads to it. `heads` of its first, third and fourth column; without money there is no second. */
export function Queue({
  caption,
  heads: [title, due, count],
  rows,
}: {
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly QueueRow[];
}) {
  const noMoney = rows.every(({ amount }) => amount === null);
  return (
    <table className="queue" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[title, "Rupiah", due, count].map((head, at) => (
            <th key={head} role="columnheader" scope="col" hidden={noMoney && at === 1}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            <td role="cell">
              <Link to={row.href}>
                <Bdi>{row.title}</Bdi>
              </Link>
              <small>
                {row.note}
                {row.mark && <b> · {row.mark}</b>}
              </small>
            </td>
            <td role="cell" hidden={noMoney}>
              {row.amount === null ? "–" : <Price amount={row.amount} />}
              {row.amount !== null && row.more && "+"}
            </td>
            <td role="cell">
              <span className={TONES[row.tone]}>{row.due}</span>
              {row.at && <small>{row.at}</small>}
            </td>
            <td role="cell">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
