import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { ALERT_KINDS } from "~/database/stored-values";
import { selectAlerts, selectOpenAlerts, selectSchedulerState } from "~/operators/health-queries.server";
import { type AlertKind, hasSchedulerStopped } from "~/operators/operator";
import { ALERT_COPY, countedText, NOT_CHECKED, PAYOUT_NAMES } from "~/operators/text";
import { selectDeniedPayouts, selectReturnedPayouts } from "~/payouts/queries.server";
import { ageText, formatRelative } from "~/platform/date-text";
import { formatDateTime } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { listHref, newestKey, pageOf, readNewestKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { type Column, DataTable } from "~/ui/data-table";
import { Badge, Section } from "~/ui/kit";
import { Pagination } from "~/ui/navigation";
import { TitleBar } from "~/ui/title-bar";

type Health = Awaited<ReturnType<typeof loader>>;

const states: Column<Health["states"][number]>[] = [
  {
    head: "Bagian",
    kind: "title",
    cell: ({ title, text, path, wrong, about }) => (
      <>
        {wrong ? <a href={path}>{title}</a> : title}
        <small className={wrong ? "needs-action" : undefined}>{text}</small>
        {about.map(({ href, whose, amount }) => (
          <div key={href} className="py-2">
            <a href={href}>
              {whose}, <span className="whitespace-nowrap">{amount}</span>
            </a>
          </div>
        ))}
      </>
    ),
  },
  {
    head: "Keadaan",
    kind: "status",
    cell: ({ wrong, checked }) => {
      if (wrong) return <Badge>Perlu tindakan</Badge>;
      return checked ? <Badge look="on">Baik</Badge> : <Badge look="off">Belum tahu</Badge>;
    },
  },
  { head: "Sejak", kind: "date", cell: ({ since }) => since && `${since} lalu` },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const { db, now } = context;
  const before = readNewestKey(new URL(request.url).searchParams.get("after"));
  const [[state], open, past, denied, returned] = await db.batch([
    selectSchedulerState(db),
    selectOpenAlerts(db),
    selectAlerts(db, before),
    selectDeniedPayouts(db),
    selectReturnedPayouts(db, now),
  ]);
  // These are the items of alerts without a list of open work.
  const payouts: Partial<Record<AlertKind, PayoutRow[]>> = { payout_denied: denied, payout_returned: returned };
  const finishedAt = state?.finishedAt ?? null;
  const silent = hasSchedulerStopped(finishedAt, now);
  const { items, after } = pageOf(
    past,
    ({ beganAt, id }) => newestKey({ createdAt: beganAt, id }),
    ({ id, kind, beganAt, endedAt, count, since }) => ({
      id,
      title: ALERT_COPY[kind].title,
      wrong: ALERT_COPY[kind].wrong,
      counted: countedText({ count, since }, beganAt),
      began: formatDateTime(beganAt),
      lasted: endedAt === null ? null : ageText(endedAt - beganAt),
    }),
  );
  return {
    run: finishedAt === null ? null : formatRelative(finishedAt, now),
    failed: state?.failed ?? [],
    // States that need an operator come first.
    states: ALERT_KINDS.map((kind) => {
      const alert = open.find((one) => one.kind === kind);
      const wrong = alert !== undefined || (kind === "scheduler" && silent);
      const { title, path, ...texts } = ALERT_COPY[kind];
      const since = alert?.beganAt ?? finishedAt;
      return {
        kind,
        title,
        path,
        wrong,
        text: wrong ? texts.wrong : finishedAt === null ? NOT_CHECKED : texts.right,
        checked: finishedAt !== null,
        since: wrong && since !== null ? ageText(now - since) : null,
        about: (wrong ? (payouts[kind] ?? []) : []).map(payoutLink),
      };
    }).sort((one, other) => Number(other.wrong) - Number(one.wrong)),
    past: items,
    turned: before !== null,
    next: after && listHref(PATH, { after }),
  };
}

type PayoutRow = Awaited<ReturnType<typeof selectDeniedPayouts>>[number];

function payoutLink({ withdrawalId, refundId, owner, amount }: PayoutRow) {
  const [href, kind] = withdrawalId
    ? [`/operator/withdrawals/${withdrawalId}`, "withdrawal" as const]
    : [`/operator/refunds/${refundId}`, "refund" as const];
  return { href, whose: PAYOUT_NAMES[kind](owner), amount: formatRupiah(amount) };
}

const PATH = "/operator/health";

function PresentStates({ run, failed, states: rows }: Pick<Health, "run" | "failed" | "states">) {
  const wrong = rows.filter((row) => row.wrong);
  const others = rows.filter((row) => !row.wrong);
  return (
    <>
      <p className="text-ink-soft">
        {run === null
          ? "Penjadwal belum pernah menyelesaikan pekerjaannya, jadi belum ada yang diperiksa."
          : `Terakhir diperiksa penjadwal ${run}.`}
        {failed.length > 0 && (
          <>
            {" "}
            Langkah yang gagal waktu itu: <span lang="en">{failed.join(", ")}</span>.
          </>
        )}
      </p>
      {wrong.length > 0 && (
        <div className="my-4">
          <DataTable caption="Perlu tindakan" columns={states} rows={wrong} rowKey={({ kind }) => kind} />
        </div>
      )}
      {others.length > 0 && (
        <details className="disclosure mt-4">
          <summary>{othersText(others, wrong.length)}</summary>
          <div>
            <DataTable caption="Bagian lain" columns={states} rows={others} rowKey={({ kind }) => kind} />
          </div>
        </details>
      )}
    </>
  );
}

function othersText(others: Health["states"], wrong: number): string {
  if (others.some(({ checked }) => !checked)) return `${others.length} bagian belum diperiksa`;
  return wrong > 0 ? `${others.length} bagian lain baik` : `Semua ${others.length} bagian baik`;
}

const history: Column<Health["past"][number]>[] = [
  {
    head: "Gangguan",
    kind: "title",
    cell: ({ title, wrong, counted }) => (
      <>
        {title}
        <small>{counted ? `${wrong} (${counted})` : wrong}</small>
      </>
    ),
  },
  { head: "Mulai", kind: "date", cell: ({ began }) => began },
  {
    head: "Lamanya",
    kind: "plain",
    cell: ({ lasted }) => lasted ?? <span className="needs-action">Masih berlangsung</span>,
  },
];

function AlertHistory({ past, open }: Pick<Health, "past"> & { open: boolean }) {
  const lasting = past.filter(({ lasted }) => lasted === null).length;
  return (
    <details className="disclosure" open={open}>
      <summary>{lasting > 0 ? `${lasting} masih berlangsung` : `Terakhir mulai ${past[0]?.began}`}</summary>
      <div>
        <DataTable caption="Gangguan, yang terbaru di atas" columns={history} rows={past} rowKey={({ id }) => id} />
      </div>
    </details>
  );
}

export default function OperatorHealth() {
  const { run, failed, states, past, turned, next } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Keadaan" />
      <PresentStates run={run} failed={failed} states={states} />
      <Section
        id="riwayat"
        small
        title="Riwayat gangguan"
        aside="Operator diberi tahu lewat email saat gangguan mulai dan saat berakhir."
      >
        {past.length === 0 ? (
          <p className="text-ink-soft">Belum pernah ada gangguan yang tercatat.</p>
        ) : (
          <AlertHistory past={past} open={turned} />
        )}
      </Section>
      <Pagination label="Halaman riwayat" next={next} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Keadaan, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
