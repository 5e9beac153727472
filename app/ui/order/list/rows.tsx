// biome-ignore-all lint/a11y/noRedundantRoles: shown as lines, a table without them is no table to a screen reader.

import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { shortId } from "~/domain/core/text";
import type { OrderLineView } from "~/domain/order/list";
import { orderPath } from "~/domain/order/path";
import { Price } from "../../kit/money/price";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Photo } from "../../kit/picture";
import { Bdi } from "../../kit/text/bdi";
import { TimeLeft } from "../../kit/time-left";
import { OwnStatus } from "../status";

const HEADS = ["ID", "Jasa", "Status", "Tanggal", "Harga", "Detail"];

/** A table on a wide screen; on narrower ones each row is a block whose *Detail* covers it. */
export function OrderRows({ caption, lines }: { caption: string; lines: readonly OrderLineView[] }) {
  return (
    <table className="order-rows" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {HEADS.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <OrderRow key={line.id} {...line} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow(line: OrderLineView) {
  const { id, title, coverUrl, category, status, phase, date, total, other, note, wideNote, mine } = line;
  const detail = `Detail pesanan ${shortId(id)}: ${isolated(title)}`;
  const due = mine?.late ? "order-rows__due order-rows__due--late" : "order-rows__due";
  return (
    <tr role="row" className={mine ? "order-rows__mine" : undefined}>
      <td role="cell" className="soft">
        {shortId(id)}
        <span className="phone-only">{` · ${date}`}</span>
      </td>
      <td role="cell">
        <Photo
          picture={coverUrl === null ? null : { url: coverUrl, alt: "", width: 320, height: 240 }}
          category={category}
          sizes="small"
        />
        <b>
          <Bdi>{title}</Bdi>
        </b>
        <small className="desktop-only">{wideNote}</small>
        {mine && (
          <>
            <small className="phone-only">
              {[isolated(other), total === null ? null : formatRupiah(total)].filter(Boolean).join(" · ")}
            </small>
            <small className={`desktop-only ${due}`}>
              <TimeLeft {...mine} />
              {mine.at && ` · ${mine.at}`}
            </small>
          </>
        )}
      </td>
      <td role="cell">
        <OwnStatus status={status} phase={phase} />
      </td>
      <td role="cell">
        <span className="desktop-only">{date}</span>
        {mine ? (
          <span className="phone-only">
            <b className={due}>
              <TimeLeft {...mine} />
            </b>
            {mine.at}
          </span>
        ) : (
          <span className="phone-only">{note}</span>
        )}
      </td>
      <td role="cell">
        {total === null ? <span className="soft">Belum ada</span> : <Price amount={total} />}
      </td>
      <td role="cell">
        {mine && (
          <AppButtonLink to={mine.href} aria-label={`${mine.verb}: ${isolated(title)}`}>
            {mine.verb}
          </AppButtonLink>
        )}
        <AppButtonLink look={mine ? "quiet" : "line"} to={orderPath(id)} aria-label={detail}>
          Detail
        </AppButtonLink>
      </td>
    </tr>
  );
}
