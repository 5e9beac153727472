// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as lines, and without the roles screen readers no longer announce a table.

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SUSPENDED_PATH } from "~/accounts/login-prompt-text";
import { ORDER_STATUS_LABELS, SUMMARY_TEXTS } from "~/orders/label-text";
import type { FirstWay, MoneyMonths, OrderLineView, OrderPart, OrderSummary } from "~/orders/list";
import { FIRST_QUESTION, NONE_OF_PART } from "~/orders/list-text";
import { orderPath, type Side } from "~/orders/order";
import { OwnStatus, SeenVersion } from "~/orders/ui/order";
import { formatDate } from "~/platform/dates";
import { formatAmount, formatRupiah } from "~/platform/money";
import { isolated, shortId } from "~/platform/strings";
import { SearchBox } from "~/search/ui/search-box";
import { ListFailed } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Form } from "~/ui/form";
import { Bdi, Callout, EmptyState, Icon, Panel, Photo, SubmitButton, TimeLeft } from "~/ui/kit";
import { AppButtonLink, type FilterChip, FilterChips, Pagination } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { Status } from "~/ui/status";
import { TitleBar } from "~/ui/title-bar";

const HEADS = ["ID", "Jasa", "Status", "Tanggal", "Harga", "Detail"];

const TABLE =
  "w-full table-fixed border-collapse text-[0.9375rem] max-lg:block [&_td]:leading-[1.35] max-lg:[&_tr+tr]:border-t lg:[&_td]:border-t lg:[&_td]:py-2.5 lg:[&_td]:pl-0 lg:[&_td]:pr-2 lg:[&_td:nth-child(2)]:pl-[3.75rem] lg:[&_th]:py-1.5 lg:[&_th]:pl-0 lg:[&_th]:pr-2 lg:[&_th]:text-left lg:[&_th]:text-sm lg:[&_th]:text-ink-soft lg:[&_tr>:first-child]:w-[5.75rem] lg:[&_tr>:first-child]:whitespace-nowrap lg:[&_tr>:first-child]:text-xs lg:[&_tr>:last-child]:w-[8.5rem] lg:[&_tr>:last-child]:pr-0 lg:[&_tr>:last-child]:text-center lg:[&_tr>:nth-child(3)]:w-[10.25rem] lg:[&_tr>:nth-child(4)]:w-[6.25rem] lg:[&_tr>:nth-child(4)]:text-xs lg:[&_tr>:nth-child(5)]:w-28 lg:[&_tr>:nth-child(5)]:text-right";

/**
 * The classes of cells. On narrow screens a row has three lines: title and price, status and date, ID and link. A row
 * of the reader's turn has its title, its ID, its due time, and its buttons below each other.
 */
const cells = {
  other: {
    row: "max-lg:relative max-lg:flex max-lg:min-h-[4.25rem] max-lg:flex-wrap max-lg:items-center max-lg:py-2.5 max-lg:pl-[3.75rem] max-lg:after:order-2 max-lg:after:flex-[0_0_100%] max-lg:after:content-['']",
    id: "text-ink-soft max-lg:order-5 max-lg:flex-[1_1_70%] max-lg:text-xs",
    title: "max-lg:min-w-0 max-lg:flex-[1_1_0] lg:relative",
    status:
      "max-lg:order-3 [&>span:first-child]:text-xs max-lg:[&>span:first-child]:bg-transparent max-lg:[&>span:first-child]:p-0",
    date: "max-lg:order-4 max-lg:min-w-0 max-lg:flex-[1_1_6rem] max-lg:truncate max-lg:pl-2 max-lg:text-right max-lg:text-xs max-lg:text-ink-soft",
    price: "max-lg:order-1 max-lg:self-start max-lg:pl-2 max-lg:text-sm",
    action:
      "max-lg:order-6 max-lg:[&>a:hover]:[filter:none] max-lg:[&>a]:stretched-link max-lg:[&>a]:min-h-0 max-lg:[&>a]:border-0 max-lg:[&>a]:bg-transparent max-lg:[&>a]:p-0 max-lg:[&>a]:text-sm max-lg:[&>a]:text-action max-lg:[&>a]:underline lg:[&>a]:block lg:[&>a]:px-1 lg:[&>a]:py-2.5 lg:[&>a]:text-[0.9375rem]",
  },
  mine: {
    row: "max-lg:relative max-lg:flex max-lg:min-h-[4.25rem] max-lg:flex-wrap max-lg:items-center max-lg:py-2.5 max-lg:pl-[3.75rem] max-lg:after:order-2 max-lg:after:flex-[0_0_100%] max-lg:after:content-[''] lg:[&>:last-child]:pb-0",
    id: "text-ink-soft max-lg:order-1 max-lg:flex-[0_0_100%] max-lg:text-xs",
    title: "max-lg:min-w-0 max-lg:flex-[0_0_100%] lg:relative",
    status: "max-lg:hidden [&>span:first-child]:text-xs",
    date: "max-lg:order-4 max-lg:min-w-0 max-lg:flex-[0_0_100%] max-lg:overflow-hidden max-lg:px-px max-lg:pb-1 max-lg:pt-0 max-lg:text-left max-lg:text-xs max-lg:text-ink-soft",
    price: "max-lg:hidden",
    action:
      "max-lg:order-6 max-lg:ml-auto max-lg:flex max-lg:flex-row-reverse max-lg:items-center max-lg:[&>:first-child]:relative max-lg:[&>:first-child]:z-[1] max-lg:[&>:first-child]:px-3 max-lg:[&>:last-child:hover]:[filter:none] max-lg:[&>:last-child]:stretched-link max-lg:[&>:last-child]:px-2 max-lg:[&>:last-child]:py-3 max-lg:[&>:last-child]:text-sm lg:[&>a]:block lg:[&>a]:px-1 lg:[&>a]:py-2.5 lg:[&>a]:text-[0.9375rem]",
  },
} as const;

const due = { soon: "font-bold text-accent-ink", late: "font-bold text-danger" } as const;

/**
 * Shows rows. On narrow screens the link *Detail* covers its row. It has no filter then, which would confine the
 * covering box to the link. `headless` if a table above has the same columns.
 */
function OrderRows({
  caption,
  lines,
  headless = false,
}: {
  caption: string;
  lines: readonly OrderLineView[];
  headless?: boolean;
}) {
  return (
    <table className={TABLE} role="table">
      <caption className="sr-only">{caption}</caption>
      <thead className={headless ? "sr-only" : "max-lg:sr-only"} role="rowgroup">
        <tr role="row">
          {HEADS.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block" role="rowgroup">
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
  const look = mine ? cells.mine : cells.other;
  const dueLook = mine?.late ? due.late : due.soon;
  return (
    <tr role="row" className={look.row}>
      <td role="cell" className={look.id}>
        {shortId(id)}
        <span className="lg:hidden">{`\u00a0· ${date}`}</span>
      </td>
      <td role="cell" className={look.title}>
        <span className="absolute left-0 top-2.5 w-12 overflow-hidden rounded *:pt-12">
          <Photo
            picture={coverUrl === null ? null : { url: coverUrl, alt: "", width: 320, height: 240 }}
            category={category}
            sizes="small"
          />
        </span>
        <b className="max-lg:line-clamp-2">
          <Bdi>{title}</Bdi>
        </b>
        <small className="block text-xs text-ink-soft max-lg:hidden">{wideNote}</small>
        {mine && (
          <>
            <small className="block text-xs text-ink-soft lg:hidden">
              {[isolated(other), total === null ? null : formatRupiah(total)].filter(Boolean).join(" · ")}
            </small>
            <small className={`block text-xs max-lg:hidden ${dueLook}`}>
              <TimeLeft {...mine} />
              {mine.at && `\u00a0· ${mine.at}`}
            </small>
          </>
        )}
      </td>
      <td role="cell" className={look.status}>
        <OwnStatus status={status} phase={phase} />
      </td>
      <td role="cell" className={look.date}>
        <span className="max-lg:hidden">{date}</span>
        {mine ? (
          <span className="lg:hidden">
            <b className={dueLook}>
              <TimeLeft {...mine} />
            </b>
            {mine.at && `\u00a0· ${mine.at}`}
          </span>
        ) : (
          <span className="lg:hidden">{note}</span>
        )}
      </td>
      <td role="cell" className={look.price}>
        {total === null ? <span className="text-ink-soft">Belum ada</span> : <Price amount={total} />}
      </td>
      <td role="cell" className={look.action}>
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
  suspended: boolean;
  hasOffers: boolean;
  /** The ways to begin, for a member without orders. Null for others. */
  first: readonly FirstWay[] | null;
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
  if (list.first)
    return (
      <>
        <TitleBar title="Order Aktif" />
        {list.summary}
        <FirstSteps ways={list.first} searchIn={list.searchIn} />
      </>
    );
  return (
    <>
      <TitleBar title="Order Aktif" />
      {suspended && (
        <Callout icon="warn" warm>
          Akun Anda ditangguhkan. Tenggat pesanan tetap berjalan.{" "}
          <Link to={SUSPENDED_PATH}>Alasannya, yang masih dapat Anda lakukan, dan banding</Link>
        </Callout>
      )}
      {list.summary}
      <nav className="flex max-w-[30rem] rounded-lg bg-sunk p-[0.1875rem]" aria-label="Sisi pesanan">
        <SideLink to="/dashboard/orders?sisi=pembeli" current={side === "buyer"}>
          {`Saya memesan (${counts.buyer})`}
        </SideLink>
        <SideLink to="/dashboard/orders?sisi=penjual" current={side === "seller"}>
          {`Dipesan dari saya (${counts.seller})`}
        </SideLink>
      </nav>
      {(chips.length > 2 || list.part !== "all") && <FilterChips label="Saring pesanan" chips={chips} />}
      {empty && <NoOrders {...list} />}
      {nothingDue && <p className="my-4">{nothingDue}</p>}
      {turns.length > 0 && (
        <ListSection id="giliran" title="Giliran Anda" more={list.moreTurns}>
          <OrderRows caption="Pesanan yang menunggu Anda, terbaru di atas" lines={turns} />
        </ListSection>
      )}
      {running.length > 0 && (
        <ListSection id="berjalan" title="Berjalan" more={list.moreRunning}>
          <OrderRows caption="Pesanan yang sedang berjalan" lines={running} />
        </ListSection>
      )}
      {months.length > 0 && (
        <ListSection id="riwayat" title="Riwayat" more={null}>
          {months.map(({ key, ...month }) => (
            <MonthLines key={key} {...month} />
          ))}
        </ListSection>
      )}
      <Pagination label="Halaman pesanan" next={next ?? list.olderMonths} />
    </>
  );
}

function SideLink({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link
      className={
        current
          ? "flex min-h-11 flex-[1_1_0] items-center justify-center rounded bg-raised text-center text-sm font-bold text-ink no-underline"
          : "flex min-h-11 flex-[1_1_0] items-center justify-center rounded text-center text-sm font-semibold text-ink-soft no-underline"
      }
      to={to}
      aria-current={current ? "page" : undefined}
    >
      {children}
    </Link>
  );
}

function ListSection({
  id,
  title,
  more,
  children,
}: {
  id: string;
  title: string;
  more: string | null;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={`h-${id}`}>
      <h2 className="mt-4 border-t-2 border-t-ink pb-1.5 pt-2 text-base" id={`h-${id}`}>
        {title}
      </h2>
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
      <Link className="block border-t py-3 text-[0.9375rem] font-bold text-ink" to={href}>
        {title}
      </Link>
    );
  return (
    <details className="disclosure text-[0.9375rem]" open={open}>
      <summary className="flex-wrap [&>:not(:first-child)]:bg-transparent [&>:not(:first-child)]:px-1 [&>:not(:first-child)]:py-0 [&>:not(:first-child)]:text-[0.75rem]">
        <span className="flex-1">{title}</span>
        {counts && counts.completed > 0 && (
          <Status look="done">{`${counts.completed} ${ORDER_STATUS_LABELS.completed}`}</Status>
        )}
        {counts && counts.cancelled > 0 && (
          <Status look="off">{`${counts.cancelled} ${ORDER_STATUS_LABELS.cancelled}`}</Status>
        )}
      </summary>
      <OrderRows caption={`Pesanan ${title}`} lines={lines} headless />
    </details>
  );
}

const EXAMPLE = { title: "Cuci AC dua unit", end: "Rp 150.000", category: "Rumah Tangga" };

function FirstSteps({ ways, searchIn }: { ways: readonly FirstWay[]; searchIn: string | null }) {
  return (
    <>
      <h2 className="mt-3 text-lg">Anda belum memiliki pesanan aktif. {FIRST_QUESTION}</h2>
      <div className="lg:flex lg:items-start">
        {ways.map(({ id, title, steps, action }) => (
          <div key={id} className="mt-3 lg:mr-4 lg:flex-1">
            <Panel id={id} title={title}>
              <ol>
                {steps.map(({ text, href, done }, at) => (
                  <li key={text} className="flex items-start">
                    <b className="w-6 flex-none py-2.5 text-action">{done ? <Icon name="check" /> : at + 1}</b>
                    {href && !done ? (
                      <Link className="min-w-0 py-2.5" to={href}>
                        {text}
                      </Link>
                    ) : (
                      <span className={done ? "min-w-0 py-2.5 text-ink-soft" : "min-w-0 py-2.5"}>
                        {done && <span className="sr-only">Sudah: </span>}
                        {text}
                      </span>
                    )}
                  </li>
                ))}
              </ol>
              {action === null ? (
                <SearchBox place={searchIn} />
              ) : (
                <div className="actions">
                  <AppButtonLink to={action.href}>{action.text}</AppButtonLink>
                </div>
              )}
            </Panel>
          </div>
        ))}
      </div>
    </>
  );
}

function NoOrders({
  side,
  part,
  suspended,
  searchIn,
  hasOffers,
}: Pick<List, "side" | "part" | "suspended" | "searchIn" | "hasOffers">) {
  if (part !== "all") {
    const none = part === "month" || part === "older" ? "Tidak ada pesanan dari waktu itu." : NONE_OF_PART[part];
    return (
      <EmptyState
        drawing="filtered"
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
        drawing="waiting"
        title="Anda belum memiliki pesanan aktif."
        text="Selama akun Anda ditangguhkan, tidak ada pesanan baru. Bila menurut Anda itu keliru, ajukan banding."
        action={{ href: SUSPENDED_PATH, text: "Ajukan Banding" }}
      />
    );
  if (side === "buyer")
    return (
      <EmptyState
        drawing="orders"
        title="Anda belum memiliki pesanan aktif."
        text="Temukan jasa yang Anda perlukan. Uang Anda dititipkan sampai hasilnya memuaskan."
        example={<Example {...EXAMPLE} text="Teddy Kurniadi · datang Kamis, 09.00" />}
        action={{ href: "/explore", text: "Jelajahi jasa" }}
      >
        <SearchBox place={searchIn} />
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="sales"
      title="Anda belum memiliki pesanan aktif."
      text="Pesanan muncul di sini begitu seseorang memesan jasa Anda."
      example={<Example {...EXAMPLE} text="Dipesan Budi Santoso untuk Kamis, 09.00" />}
      action={
        hasOffers
          ? { href: "/dashboard/services", text: "Lihat Jasa Saya" }
          : { href: "/dashboard/services/create", text: "Tawarkan Jasa" }
      }
    />
  );
}

export function OrderListFailed() {
  return <ListFailed title="Order Aktif" failed="Gagal memuat daftar pesanan" />;
}

export function OrderSummaryStrip({ visit, turns, links, money, months }: OrderSummary) {
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
          >
            {visit.step && (
              <Form method="post" action={visit.step.href} className="relative z-[1] ml-3 flex-none">
                <SeenVersion version={visit.step.version} />
                <SubmitButton look="line" busy={false}>
                  {visit.step.label}
                </SubmitButton>
              </Form>
            )}
          </SummaryLine>
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
      {months && <MoneyChart {...months} />}
    </section>
  );
}

/** The size of the chart in its own units. It is stretched, so that each month is above its column of the table. */
const CHART = { slot: 40, height: 56 };

/** Shows the money of each month on wide screens: bars, and a table of the same sums for everybody. */
function MoneyChart({ months, earned, spent }: MoneyMonths) {
  const series = [
    { name: SUMMARY_TEXTS.earned, sums: earned, isFull: true },
    { name: SUMMARY_TEXTS.spent, sums: spent, isFull: false },
  ].flatMap(({ sums, ...one }) => (sums ? [{ ...one, sums }] : []));
  const top = Math.max(1, ...series.flatMap(({ sums }) => sums));
  const width = series.length > 1 ? 12 : 20;
  const first = (CHART.slot - width * series.length) / 2;
  return (
    <div className="border-t border-dashed border-line-strong py-3 max-lg:hidden">
      <div className="pl-36">
        <svg
          className="block h-14 w-full text-action"
          viewBox={`0 0 ${months.length * CHART.slot} ${CHART.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {series.map(({ name, sums, isFull }, at) =>
            sums.map((sum, month) => {
              const height = (Math.max(0, sum) / top) * (CHART.height - 4);
              return (
                <rect
                  key={`${name} ${months[month]}`}
                  x={month * CHART.slot + first + at * width}
                  y={CHART.height - height}
                  width={width}
                  height={height}
                  {...bar(isFull)}
                />
              );
            }),
          )}
        </svg>
      </div>
      <table className="w-full table-fixed border-collapse text-sm">
        <caption className="sr-only">{`${SUMMARY_TEXTS.months}, dalam rupiah`}</caption>
        <thead>
          <tr className="border-t">
            <th scope="col" className="w-36 py-1 text-left text-ink-soft">
              {SUMMARY_TEXTS.months}
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className="py-1 text-center text-ink-soft">
                {month}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ name, sums, isFull }) => (
            <tr key={name}>
              <th scope="row" className="text-left font-normal">
                <svg className="icon text-action" viewBox="0 0 24 24" aria-hidden="true">
                  <rect x={4} y={4} width={16} height={16} {...bar(isFull)} />
                </svg>{" "}
                {name}
              </th>
              {sums.map((sum, at) => (
                <td key={months[at]} className="text-center">
                  {sum === 0 ? "–" : formatAmount(sum)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One series is filled and the other has an outline, so that they differ without colours too. */
const bar = (isFull: boolean) => ({
  fill: isFull ? "currentColor" : "none",
  stroke: "currentColor",
  strokeWidth: 2,
  vectorEffect: "non-scaling-stroke" as const,
});

function SummaryLine({
  mark,
  markNote,
  href,
  title,
  text,
  children,
}: {
  mark: ReactNode;
  markNote: string;
  href: string;
  title: string;
  text: ReactNode;
  children?: ReactNode;
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
      {children}
    </div>
  );
}

type NearRequest = { id: string; title: string; location: string; price: number; deadline: number | null };

export function NearRequests({ requests }: { requests: readonly NearRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="h-permintaan">
      <h2 className="mt-4 border-t-2 border-t-ink pb-1.5 pt-2 text-base" id="h-permintaan">
        Permintaan di dekat Anda
      </h2>
      <ul>
        {requests.map(({ id, title, location, price, deadline }) => (
          <li key={id} className="relative flex items-start border-b py-2.5">
            <span className="min-w-0 flex-1">
              <a className="stretched-link block font-bold text-ink" href={`/wanted/${id}`}>
                <Bdi>{title}</Bdi>
              </a>
              <small className="block text-xs text-ink-soft">
                {isolated(location)}
                {deadline !== null && ` · sampai ${formatDate(deadline)}`}
              </small>
            </span>
            <Price amount={price} />
          </li>
        ))}
      </ul>
      <p className="py-3">
        <a href="/wanted">Semua permintaan</a>
      </p>
    </section>
  );
}
