import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { INVOICE_TITLE } from "~/ledger/text";
import { type LedgerLine, LedgerTable } from "~/ledger/ui/cash-tables";
import type { OrderAction } from "~/orders/action";
import { type OrderStatus, orderPath, type Phase, type Side } from "~/orders/order";
import { JobParts } from "~/orders/ui/extra";
import {
  type Clock,
  LargeFiles,
  MoneyPath,
  NextStepPanel,
  OrderPicture,
  OwnStatus,
  type PathStop,
  WorkFiles,
} from "~/orders/ui/order";
import { StepButton } from "~/orders/ui/turn";
import type { Zone } from "~/platform/dates";
import { shortId } from "~/platform/strings";
import { Bdi, Callout, PlainText, Section } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, MoreMenu } from "~/ui/navigation";
import { PrintButton } from "~/ui/page-actions";
import { Prices } from "~/ui/prices";
import { Topline } from "~/ui/title-bar";

type Header = {
  id: string;
  title: string;
  status: OrderStatus;
  phase: Phase | null;
  side: Side;
  other: { name: string; id: string };
  listing: { category: string; coverUrl: string | null; href: string | null };
  asOf: string;
  notice: string | null;
  paid: boolean;
  disputePath: string | null;
};

export function OrderHeader({ id, title, side, other, listing, notice, ...order }: Header) {
  return (
    <>
      <Topline menu={<OrderMenu id={id} paid={order.paid} disputePath={order.disputePath} />}>
        {/* The title follows directly below. */}
        <Breadcrumbs trail={[{ text: "Order Aktif", href: "/dashboard/orders" }, { text: shortId(id) }]} />
      </Topline>
      <ReceiptHeader id={id} asOf={order.asOf} />
      <div className="flex items-start pb-3">
        <OrderPicture url={listing.coverUrl} category={listing.category} />
        <div className="min-w-0 flex-1">
          <h1 className="text-lg lg:text-xl">
            {listing.href ? (
              <a className="-my-1 block py-1 text-inherit no-underline" href={listing.href}>
                <Bdi>{title}</Bdi>
              </a>
            ) : (
              title
            )}
          </h1>
          <p className="mt-1 text-sm text-ink-soft">
            {side === "buyer" ? "Penjual" : "Pembeli"}{" "}
            <a className="py-2" href={`/u/${other.id}`}>
              <Bdi>{other.name}</Bdi>
            </a>
          </p>
          <p className="mt-1">
            <OwnStatus status={order.status} phase={order.phase} />
          </p>
        </div>
      </div>
      {notice && (
        <div className="mb-4">
          <Callout icon="lock" warm>
            {notice}
          </Callout>
        </div>
      )}
    </>
  );
}

function OrderMenu({ id, paid, disputePath }: Pick<Header, "id" | "paid" | "disputePath">) {
  return (
    <MoreMenu label="Menu pesanan">
      <nav className="nav-links" aria-label="Pesanan ini">
        {disputePath && <Link to={disputePath}>Laporkan masalah</Link>}
        {paid && <Link to={`${orderPath(id)}/invoice`}>{INVOICE_TITLE}</Link>}
        <a href="/help-center">Bantuan</a>
      </nav>
      {paid && <PrintButton what="nota" />}
    </MoreMenu>
  );
}

function ReceiptHeader({ id, asOf }: { id: string; asOf: string }) {
  return (
    <div className="[display:none] print:block mb-4">
      <p className="text-xl">
        <b>JasaWarga</b> · Nota pesanan
      </p>
      <p>
        Nomor pesanan <b className="tabular">{id}</b>
      </p>
      <p>Keadaan per {asOf}</p>
    </div>
  );
}

type RefundView = {
  key: string;
  title: string;
  text: string;
  done: boolean;
  waits: boolean;
  href: string | null;
};

export function OrderMoney({
  mine,
  brief,
  summary,
  hold,
  stations,
  at,
  refunds,
  parts,
  lines,
  inEscrow,
  extraPath,
  zone,
}: {
  mine: boolean;
  parts: ComponentProps<typeof JobParts> | null;
  brief: string | null;
  summary: string;
  hold: string | null;
  stations: readonly PathStop[];
  at: number;
  refunds: readonly RefundView[];
  lines: readonly LedgerLine[];
  inEscrow: number;
  extraPath: string | null;
  zone: Zone;
}) {
  return (
    <Section
      id="uang"
      title={parts ? "Bagian pekerjaan" : mine ? "Di mana uang saya?" : "Di mana uangnya sekarang?"}
      aside={parts ? `${parts.lines.length} bagian` : undefined}
      small
    >
      {parts ? <JobParts {...parts} /> : <MoneyPath stations={stations} at={at} />}
      {brief !== "" && (
        <p className="text-sm text-ink-soft">
          <Prices text={brief ?? summary} />
        </p>
      )}
      {hold && (
        <Callout icon="lock" warm small>
          {hold}
        </Callout>
      )}
      {extraPath && (
        <p className="actions">
          <AppButtonLink look="line" to={extraPath}>
            Tambah Biaya
          </AppButtonLink>
        </p>
      )}
      {/* A refund that needs the reader is shown above. */}
      {refunds
        .filter(({ waits }) => !waits)
        .map(({ key, title, text, href }) => (
          <div className="panel my-4" key={key}>
            <b>{title}</b>
            <p className="text-sm">
              <Prices text={text} />
            </p>
            {href && (
              <p className="actions">
                <AppButtonLink look="line" to={href}>
                  Ganti Rekening
                </AppButtonLink>
              </p>
            )}
          </div>
        ))}
      {lines.length > 0 && (
        <details className="disclosure disclosure--quiet">
          <summary>{parts ? "Riwayat uang" : "Jurnal uang"}</summary>
          <div>
            {brief && (
              <p className="text-sm text-ink-soft">
                <Prices text={summary} />
              </p>
            )}
            <LedgerTable lines={lines} total={{ label: "Sekarang dalam titipan", amount: inEscrow }} zone={zone} />
          </div>
        </details>
      )}
    </Section>
  );
}

export function RefundNextStep({ refunds }: { refunds: readonly RefundView[] }) {
  const waiting = refunds.filter(({ waits }) => waits);
  const href = waiting[0]?.href;
  if (!href) return null;
  return (
    <div className="my-4">
      <NextStepPanel
        id="rekening"
        yours
        who="Giliran Anda"
        title="Pengembalian menunggu rekening Anda"
        actions={<AppButtonLink to={href}>Sebutkan Rekening</AppButtonLink>}
      >
        {waiting.map(({ key, text }) => (
          <p key={key}>
            <Prices text={text} />
          </p>
        ))}
      </NextStepPanel>
    </div>
  );
}

type Turn = {
  orderId: string;
  yours: boolean;
  who: string;
  title: string;
  text: string;
  revisions: string | null;
  clock: Clock | null;
  day: readonly { label: string; time: string | null }[] | null;
  limits: readonly string[];
  work: Work | null;
  buttons: readonly OrderAction[];
  /** The step that the bottom bar of phones takes. Null if it takes none of the buttons. */
  inBar: OrderAction["command"] | null;
  children?: ReactNode;
};

type Files = ComponentProps<typeof WorkFiles>["files"];

/** The delivery to review, or the request for a revision. `before` are the files of an earlier delivery. */
type Work = {
  id: string;
  quote: string | null;
  files: Files;
  before: { title: string; files: Files } | null;
};

const OPEN_MARK = "mr-3 h-4 w-4 flex-none rounded-full border-2 border-current opacity-50";
const DONE_MARK = "mr-3 h-4 w-4 flex-none rounded-full border-2 border-current bg-current";

export function OrderTurn({
  yours,
  who,
  title,
  text,
  revisions,
  clock,
  day,
  limits,
  work,
  inBar,
  children,
  ...step
}: Turn) {
  const buttons = step.buttons.map((action, index) => (
    <StepButton
      key={action.command}
      id={step.orderId}
      action={action}
      look={yours && index === 0 ? "primary" : "line"}
      withPhoto={action.photo === true}
    />
  ));
  const [first] = step.buttons;
  // The bottom bar of phones has no field for a photo.
  const isInBar = yours && !first?.photo && first?.command === inBar;
  return (
    <NextStepPanel yours={yours} who={who} title={title} clock={clock}>
      {text && (
        <p>
          <Prices text={text} />
        </p>
      )}
      {day && (
        <ol className="my-3">
          {day.map(({ label, time }) => (
            <li key={label} className="flex items-center py-1">
              <span className={time ? DONE_MARK : OPEN_MARK} aria-hidden="true" />
              <b>{label}</b>
              <span className="ml-2 text-sm">{time ?? <span className="sr-only">belum</span>}</span>
            </li>
          ))}
        </ol>
      )}
      {children}
      {revisions && <p>{revisions}</p>}
      {work && (
        <div id={work.id}>
          <SubmittedFiles {...work} />
        </div>
      )}
      {limits.map((limit) => (
        <p className="text-sm text-ink-soft" key={limit}>
          {limit}
        </p>
      ))}
      {/* On phones the bottom bar has the reader's step. */}
      {buttons.length > 0 && (
        <div className={isInBar && (!day || buttons.length === 1) ? "actions max-lg:hidden" : "actions"}>
          {day && isInBar ? <div className="max-lg:hidden">{buttons[0]}</div> : buttons[0]}
          {buttons.slice(1)}
        </div>
      )}
    </NextStepPanel>
  );
}

export function FinishedWork(work: Work) {
  return (
    <section className="mt-4" aria-label="Hasil" id={work.id}>
      <h2 className="text-base">Hasil</h2>
      <SubmittedFiles {...work} />
    </section>
  );
}

function SubmittedFiles({ files, quote, before }: Work) {
  return (
    <>
      <LargeFiles files={files} />
      {quote && <PlainText text={`“${quote}”`} />}
      {before && (
        <>
          <p className="text-sm text-ink-soft mt-2">{before.title}</p>
          <WorkFiles files={before.files} />
        </>
      )}
    </>
  );
}
