import { isRouteErrorResponse, type ShouldRevalidateFunction, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime, type Zone } from "~/platform/dates";
import { ORDER_NOT_FOUND } from "~/platform/sentence-text";
import { shortTitle } from "~/platform/strings";
import { ErrorNote, FailedPage } from "~/ui/error-page";
import { UnsentFormNote } from "~/ui/fields";
import { Badge, Bdi, ButtonLink, EmptyState, Icon, illustrationUrl, PlainText, TimeLeft } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Prices, Receipt } from "~/ui/prices";
import { Status, type StatusLook } from "~/ui/status";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";
import { ORDER_STATUS_LABELS, PHASE_BADGES } from "../label-text";
import { type OrderStatus, orderPath, type Phase } from "../order";

export function OrderBreadcrumbs({ orderId, title, here }: { orderId: string; title: string; here: string }) {
  return (
    <Topline>
      <Breadcrumbs
        trail={[
          { text: "Order Aktif", href: "/dashboard/orders" },
          { text: shortTitle(title), href: orderPath(orderId) },
          { text: here },
        ]}
      />
    </Topline>
  );
}

export type PathStop = { name: string; note?: string };

const stops = {
  past: "money-path__past relative min-w-0 flex-1 break-words pt-7",
  now: "money-path__now relative min-w-0 flex-1 break-words pt-7 font-bold text-ink",
  next: "relative min-w-0 flex-1 break-words pt-7",
} as const;

export function MoneyPath({ stations, at }: { stations: readonly PathStop[]; at: number }) {
  return (
    <ol className="money-path mb-1 mt-2 flex text-center text-sm leading-[1.3] text-ink-soft">
      {stations.map(({ name, note }, index) => (
        <li
          key={name}
          className={stops[index < at ? "past" : index === at ? "now" : "next"]}
          aria-current={index === at ? "step" : undefined}
        >
          {name}
          {note && (
            <>
              <br />
              <span className="text-xs">{note}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A deadline. `word` is the action that is due, if the title does not name it. `until` is when a countdown ends. */
export type Clock = { word?: string; left: string; until?: number | null; at: string; late: boolean };

const OWN = "giliran";
export const OWN_TURN = `h-${OWN}`;

/** Shows "23 jam lagi · Rab 25 Nov, 13.00 WIB", for example, or with "Jawab sebelum" before the time. */
export function DueTime({ word, at, ...time }: Omit<Clock, "late">) {
  if (word === undefined)
    return (
      <>
        <TimeLeft {...time} />
        {"\u00a0· "}
        {at}
      </>
    );
  return (
    <>
      {word} {at}
      {"\u00a0· "}
      <TimeLeft {...time} />
    </>
  );
}

const box =
  "rounded p-4 max-[29.99em]:[&_.actions>form>.btn]:w-full max-[29.99em]:[&_.actions>form]:flex-auto max-[29.99em]:[&_.btn]:flex-auto print:hidden";

const panels = {
  yours: {
    box: `brand-panel ${box} [&_.btn--line]:border-board-soft [&_.btn--line]:bg-transparent [&_.btn--line]:text-board-ink [&_.btn:not(.btn--line)]:bg-board-ink [&_.btn:not(.btn--line)]:text-board [&_.btn]:shadow-none`,
    who: "mb-0.5 text-sm font-bold text-board-accent",
    clock: "mt-1.5 flex items-center text-[0.9375rem] font-bold tracking-[-0.01em] text-board-ink [&>svg]:mr-2",
    text: "[&_p]:mt-1.5 [&_p]:text-board-soft",
  },
  waiting: {
    box: `border border-l-4 border-l-accent bg-raised ${box}`,
    who: "mb-0.5 text-sm font-bold text-accent-ink",
    clock: "mt-1.5 flex items-center text-[0.9375rem] font-bold tracking-[-0.01em] text-ink [&>svg]:mr-2",
    text: "[&_p]:mt-1.5 [&_p]:text-ink-soft",
  },
} as const;

const LATE = "mt-1.5 flex items-center text-[0.9375rem] font-bold tracking-[-0.01em] text-danger [&>svg]:mr-2";

export function NextStepPanel({
  id = OWN,
  yours,
  who,
  title,
  clock = null,
  actions,
  children,
}: {
  id?: string;
  yours: boolean;
  who: string;
  title: string;
  clock?: Clock | null;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const look = yours ? panels.yours : panels.waiting;
  return (
    <section className={look.box} aria-labelledby={`h-${id}`}>
      <p className={look.who}>{who}</p>
      <h2 id={`h-${id}`}>
        <Prices text={title} />
      </h2>
      {clock && (
        <p className={clock.late && !yours ? LATE : look.clock}>
          <Icon name="clock" />
          <span>
            <DueTime {...clock} />
          </span>
        </p>
      )}
      {children && <div className={look.text}>{children}</div>}
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
}

/** Prevents reloading the data of the page, which could redirect away from the form that it keeps. */
export const revalidatesUnlessKept: ShouldRevalidateFunction = ({ actionResult }) => !actionResult?.formRefusal;

export function OrderErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) return <OrderFailed />;
  if (error.status === 404) return <OrderMissing />;
  if (error.status === 409 && typeof error.data?.reason === "string") return <StepRefused {...error.data} />;
  return (
    <>
      <Topline />
      <ErrorNote status={error.status} />
    </>
  );
}

function StepRefused({ title, reason, backHref }: { title: string; reason: string; backHref: string }) {
  return (
    <>
      <Topline />
      <h1>{title}</h1>
      <Toast kind="error" description={reason} />
      <UnsentFormNote />
      <p className="my-4">
        <ButtonLink href={backHref}>Kembali ke Pesanan</ButtonLink>
      </p>
    </>
  );
}

const ALL_ORDERS = { href: "/dashboard/orders", text: "Kembali ke daftar pesanan" };

/** Shows the same page for missing orders and for those of other people. */
function OrderMissing() {
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title={ORDER_NOT_FOUND}
        text={
          <>
            <span lang="en">Order not found</span>: pesanan ini tidak ada, atau bukan milik akun yang sedang masuk.
          </>
        }
        action={ALL_ORDERS}
      />
    </>
  );
}

function OrderFailed() {
  return (
    <>
      <Topline />
      <h1>Order Aktif</h1>
      <FailedPage
        failed="Failed to load order details"
        lang="en"
        text="Pesanan ini gagal dimuat. Uang, pesan, dan berkasnya tetap aman."
        back={ALL_ORDERS}
      />
    </>
  );
}

export function SeenVersion({ version }: { version: number }) {
  return <input type="hidden" name="version" value={version} />;
}

const looks: Record<OrderStatus, StatusLook> = {
  pending: "waiting",
  in_progress: "active",
  completed: "done",
  cancelled: "off",
};

const INTERRUPTIONS: readonly Phase[] = ["revision", "cancel_requested", "disputed", "no_show"];

/** Shows the status only if it is an interruption, because the page below explains every other phase. */
export function OwnStatus({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  return <OrderStatusBadge status={status} phase={phase && INTERRUPTIONS.includes(phase) ? phase : null} />;
}

export function OrderStatusBadge({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  const sign = phase && PHASE_BADGES[phase];
  return (
    <>
      <Status look={looks[status]}>{ORDER_STATUS_LABELS[status]}</Status>
      {sign && (
        <>
          {" "}
          <Badge>{sign}</Badge>
        </>
      )}
    </>
  );
}

export type RulingSummary = {
  title: string;
  at: number;
  reason: string | null;
  rows: readonly { label: string; value: string }[];
  received: number;
};

export function RulingCard({ title, at, reason, rows, received, zone }: RulingSummary & { zone?: Zone | undefined }) {
  return (
    <Receipt id="putusan" title={title} rows={rows} sum={{ label: "Diterima penjual", amount: received }}>
      {reason && <PlainText text={`“${reason}”`} />}
      <p className="text-xs text-ink-soft">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, zone)}</time>
      </p>
    </Receipt>
  );
}

export function OrderPicture({ url, category }: { url: string | null; category: string }) {
  return (
    <img
      className="mr-3 w-[5.5rem] flex-none rounded"
      src={url === null ? illustrationUrl(category) : `${url}/320.webp`}
      width={160}
      height={120}
      alt=""
    />
  );
}

export type WorkFile = { href: string; preview: string | null; name: string; size: string };

const files = {
  row: {
    file: "mt-2 flex min-h-11 items-center rounded border bg-raised px-3 py-1 text-ink [overflow-wrap:anywhere]",
    size: undefined,
  },
  // Two columns of a page leave no space for the size on the line of the name.
  stacked: {
    file: "mt-2 flex min-h-11 items-center rounded border bg-raised px-3 py-1 text-ink [overflow-wrap:anywhere] lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:text-sm lg:[&>:first-child]:row-span-2",
    size: "lg:px-2",
  },
} as const;

export function WorkFiles({ files: shown, look = "row" }: { files: readonly WorkFile[]; look?: keyof typeof files }) {
  return shown.map(({ href, preview, name, size }) => (
    <a className={files[look].file} href={href} download key={href}>
      {preview ? <Preview src={preview} /> : <Icon name="file" />}{" "}
      <b className="flex-1 px-2 underline">
        <Bdi>{name}</Bdi>
      </b>{" "}
      <small className={files[look].size}>{size}</small>
    </a>
  ));
}

/** Shows the first picture large and the others small. A press opens the original. Other files are rows. */
export function LargeFiles({ files: shown }: { files: readonly WorkFile[] }) {
  const pictures = shown.filter(({ preview }) => preview !== null);
  const [first, ...others] = pictures;
  return (
    <>
      {first && (
        <a className="mt-2 block overflow-hidden rounded border bg-raised text-ink" href={`${first.href}?open`}>
          <span className="relative flex h-64 items-center justify-center bg-sunk lg:h-96">
            <Icon name="file" />
            <img
              className="absolute left-0 top-0 h-full w-full object-contain"
              src={`${first.preview}=large`}
              width={1280}
              height={960}
              alt=""
              decoding="async"
            />
          </span>
          <span className="flex items-center px-3 py-2 text-sm [overflow-wrap:anywhere]">
            <b className="flex-1 pr-2 underline">
              <span className="sr-only">Buka </span>
              <Bdi>{first.name}</Bdi>
            </b>
            <small>{first.size}</small>
          </span>
        </a>
      )}
      {others.length > 0 && (
        <ul className="-mx-0.5 flex flex-wrap">
          {others.map(({ href, preview, name }) => (
            <li key={href} className="w-1/4 p-0.5">
              <a
                className="relative flex h-16 items-center justify-center overflow-hidden rounded border bg-sunk text-ink"
                href={`${href}?open`}
              >
                <Icon name="file" />
                <img
                  className="absolute left-0 top-0 h-full w-full object-cover"
                  src={preview ?? ""}
                  width={320}
                  height={240}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
                <span className="sr-only">
                  Buka <Bdi>{name}</Bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <WorkFiles files={shown.filter(({ preview }) => preview === null)} />
    </>
  );
}

function Preview({ src }: { src: string }) {
  return (
    <span className="relative my-1 flex h-16 w-16 flex-none items-center justify-center overflow-hidden rounded bg-sunk">
      <Icon name="file" />
      <img
        className="absolute left-0 top-0 h-full w-full object-cover"
        src={src}
        width={64}
        height={64}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  );
}
