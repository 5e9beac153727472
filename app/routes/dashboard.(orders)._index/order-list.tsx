// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as lines, and without the roles screen readers no longer announce a table.

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { ORDER_STATUS_LABELS, SUMMARY_TEXTS } from "~/orders/label-text";
import type { OrderLineView, OrderPart, OrderSummary } from "~/orders/list";
import { NONE_OF_PART } from "~/orders/list-text";
import { orderPath, type Side } from "~/orders/order";
import { OwnStatus } from "~/orders/ui/order";
import { formatRupiah } from "~/platform/money";
import { isolated, shortId } from "~/platform/strings";
import { SearchBox } from "~/search/ui/search-box";
import { ListFailed } from "~/ui/error-page";
import { TitleBar } from "~/ui/frame";
import { Bdi, Callout, EmptyState, Photo, TimeLeft } from "~/ui/kit";
import { AppButtonLink, type FilterChip, FilterChips, Pagination } from "~/ui/navigation";
import { Price } from "~/ui/prices";

const HEADS = ["ID", "Jasa", "Status", "Tanggal", "Harga", "Detail"];

/** On narrow screens the *Detail* link covers its row. */
function OrderRows({ caption, lines }: { caption: string; lines: readonly OrderLineView[] }) {
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
      <td role="cell" className="text-ink-soft">
        {shortId(id)}
        <span className="lg:hidden">{`\u00a0· ${date}`}</span>
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
        <small className="max-lg:hidden">{wideNote}</small>
        {mine && (
          <>
            <small className="lg:hidden">
              {[isolated(other), total === null ? null : formatRupiah(total)].filter(Boolean).join(" · ")}
            </small>
            <small className={`max-lg:hidden ${due}`}>
              <TimeLeft {...mine} />
              {mine.at && `\u00a0· ${mine.at}`}
            </small>
          </>
        )}
      </td>
      <td role="cell">
        <OwnStatus status={status} phase={phase} />
      </td>
      <td role="cell">
        <span className="max-lg:hidden">{date}</span>
        {mine ? (
          <span className="lg:hidden">
            <b className={due}>
              <TimeLeft {...mine} />
            </b>
            {mine.at && `\u00a0· ${mine.at}`}
          </span>
        ) : (
          <span className="lg:hidden">{note}</span>
        )}
      </td>
      <td role="cell">
        {total === null ? <span className="text-ink-soft">Belum ada</span> : <Price amount={total} />}
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

type Month = {
  key: string;
  title: string;
  /** Null if not everything was read. */
  counts: { completed: number; cancelled: number } | null;
  lines: readonly OrderLineView[];
  open: boolean;
  href: string | null;
};

type List = {
  summary: ReactNode;
  side: Side;
  part: OrderPart;
  counts: Record<Side, string>;
  /** Suspended readers may only take protective steps. */
  suspended: boolean;
  searchIn: string | null;
  chips: readonly FilterChip[];
  turns: readonly OrderLineView[];
  moreTurns: string | null;
  running: readonly OrderLineView[];
  moreRunning: string | null;
  nothingDue: string | null;
  months: readonly Month[];
  olderMonths: string | null;
  next: string | null;
};

export function OrderList(list: List) {
  const { side, counts, suspended, chips, turns, running, nothingDue, months, next } = list;
  const empty = turns.length + running.length + months.length === 0;
  return (
    <>
      <TitleBar title="Order Aktif" />
      {suspended && (
        <Callout icon="warn" warm>
          Akun Anda ditangguhkan; tenggat pesanan tetap berjalan.{" "}
          <Link to={SUSPENDED_PATH}>Alasannya, yang masih dapat Anda lakukan, dan banding</Link>
        </Callout>
      )}
      {list.summary}
      <nav className="order-sides" aria-label="Sisi pesanan">
        <Link to="/dashboard/orders?sisi=pembeli" aria-current={side === "buyer" ? "page" : undefined}>
          {`Saya memesan (${counts.buyer})`}
        </Link>
        <Link to="/dashboard/orders?sisi=penjual" aria-current={side === "seller" ? "page" : undefined}>
          {`Dipesan dari saya (${counts.seller})`}
        </Link>
      </nav>
      {(chips.length > 2 || list.part !== "all") && <FilterChips label="Saring pesanan" chips={chips} />}
      {empty && <NoOrders {...list} />}
      {nothingDue && <p className="my-4">{nothingDue}</p>}
      {turns.length > 0 && (
        <Part id="giliran" title="Giliran Anda" more={list.moreTurns}>
          <OrderRows caption="Pesanan yang menunggu Anda, terbaru di atas" lines={turns} />
        </Part>
      )}
      {running.length > 0 && (
        <Part id="berjalan" title="Berjalan" more={list.moreRunning}>
          <OrderRows caption="Pesanan yang sedang berjalan" lines={running} />
        </Part>
      )}
      {months.length > 0 && (
        <Part id="riwayat" title="Riwayat" more={null}>
          {months.map(({ key, ...month }) => (
            <MonthLines key={key} {...month} />
          ))}
        </Part>
      )}
      <Pagination label="Halaman pesanan" next={next ?? list.olderMonths} />
    </>
  );
}

function Part({ id, title, more, children }: { id: string; title: string; more: string | null; children: ReactNode }) {
  return (
    <section className="order-part" aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children}
      {more && (
        <p className="py-3">
          <Link to={more}>Semua: {title}</Link>
        </p>
      )}
    </section>
  );
}

function MonthLines({ title, counts, lines, open, href }: Omit<Month, "key">) {
  if (href !== null)
    return (
      <Link className="order-month" to={href}>
        {title}
      </Link>
    );
  return (
    <details className="disclosure order-month" open={open}>
      <summary>
        <span>{title}</span>
        {counts && counts.completed > 0 && (
          <span className="status status--done">{`${counts.completed} ${ORDER_STATUS_LABELS.completed}`}</span>
        )}
        {counts && counts.cancelled > 0 && (
          <span className="status status--off">{`${counts.cancelled} ${ORDER_STATUS_LABELS.cancelled}`}</span>
        )}
      </summary>
      <OrderRows caption={`Pesanan ${title}`} lines={lines} />
    </details>
  );
}

function NoOrders({ side, part, suspended, searchIn }: Pick<List, "side" | "part" | "suspended" | "searchIn">) {
  if (part !== "all") {
    const none = part === "month" || part === "older" ? "Tidak ada pesanan dari waktu itu." : NONE_OF_PART[part];
    return (
      <EmptyState
        title={none}
        action={{
          href: side === "seller" ? "/dashboard/orders?sisi=penjual" : "/dashboard/orders?sisi=pembeli",
          text: "Lihat Semua Pesanan",
        }}
      />
    );
  }
  if (suspended)
    return (
      <EmptyState
        title="Anda belum memiliki pesanan aktif."
        text="Selama akun Anda ditangguhkan, tidak ada pesanan baru. Bila menurut Anda itu keliru, ajukan banding."
        action={{ href: SUSPENDED_PATH, text: "Ajukan Banding" }}
      />
    );
  if (side === "buyer")
    return (
      <EmptyState
        title="Anda belum memiliki pesanan aktif."
        text="Temukan jasa yang Anda perlukan; dana Anda dititipkan sampai hasilnya memuaskan."
        action={{ href: "/explore", text: "Jelajahi jasa" }}
      >
        <SearchBox place={searchIn} />
      </EmptyState>
    );
  return (
    <EmptyState
      title="Anda belum memiliki pesanan aktif."
      text="Pesanan muncul di sini begitu seseorang memesan jasa Anda."
      action={{ href: "/dashboard/services", text: "Lihat Jasa Saya" }}
    />
  );
}

export function OrderListFailed() {
  return <ListFailed title="Order Aktif" failed="Gagal memuat daftar pesanan" />;
}

/** One line per row on phones, so that the list starts on the first screen. One column per part on wide screens. */
export function OrderSummaryStrip({ visit, turns, links, money }: OrderSummary) {
  const nearest = turns?.nearest;
  return (
    <section className="mb-3 rounded border bg-raised px-3 lg:px-4" aria-labelledby="h-ringkasan">
      <h2 id="h-ringkasan" className="sr-only">
        {SUMMARY_TEXTS.heading}
      </h2>
      <div className="lg:flex lg:flex-wrap">
        {visit && (
          <SummaryLine
            mark={
              <>
                <span className="sr-only">{`${SUMMARY_TEXTS.nextVisit}: `}</span>
                <b>{visit.weekday}</b>
              </>
            }
            markNote={visit.date}
            href={visit.href}
            title={visit.title}
            text={visit.text}
          />
        )}
        {turns && nearest && (
          <SummaryLine
            mark={<b>{turns.count}</b>}
            markNote={SUMMARY_TEXTS.turns}
            href={nearest.href}
            title={nearest.title}
            text={
              <>
                {nearest.left && (
                  <b className={nearest.late ? "text-danger" : "text-accent-ink"}>
                    <TimeLeft left={nearest.left} until={nearest.until ?? null} />
                  </b>
                )}
                {nearest.left ? ` · ${nearest.other}` : nearest.other}
              </>
            }
          />
        )}
        <dl className="flex flex-wrap items-end border-t border-dashed border-line-strong py-2 leading-[1.35] first:border-t-0 lg:border-t-0 lg:py-3 lg:pr-4">
          {money.map(({ label, amount }) => (
            <div key={label} className="flex-auto pr-2">
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        {links.length > 0 && (
          <p className="flex flex-wrap border-t border-dashed border-line-strong text-sm font-bold lg:flex-[1_0_100%]">
            {links.map(({ href, text }) => (
              <Link key={href} className="py-3 pr-4" to={href}>
                {text}
              </Link>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** The link covers the line. */
function SummaryLine({
  mark,
  markNote,
  href,
  title,
  text,
}: {
  mark: ReactNode;
  markNote: string;
  href: string;
  title: string;
  text: ReactNode;
}) {
  return (
    <div className="relative flex items-center border-t border-dashed border-line-strong py-2 leading-[1.35] first:border-t-0 lg:min-w-0 lg:flex-1 lg:border-t-0 lg:py-3 lg:pr-4">
      <p className="w-20 flex-none whitespace-nowrap">
        {mark} <small className="block text-xs text-ink-soft">{markNote}</small>
      </p>
      <p className="min-w-0 flex-1">
        <Link
          className="block truncate font-bold text-ink no-underline after:absolute after:bottom-0 after:left-0 after:right-0 after:top-0 after:content-[''] hover:underline hover:decoration-auto"
          to={href}
        >
          <Bdi>{title}</Bdi>
        </Link>{" "}
        <small className="block truncate text-xs text-ink-soft">{text}</small>
      </p>
    </div>
  );
}
