import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { inEscrow } from "~/ledger/ledger";
import { findCause, toPosting } from "~/ledger/queries.server";
import { postingReason, staffAccountName } from "~/ledger/text";
import { LedgerTable } from "~/ledger/ui/cash-tables";
import type { AdminOrderRows } from "~/operators/queries.server";
import { findAdminOrder } from "~/operators/queries.server";
import { PHASE_LABELS } from "~/operators/text";
import { DetailPage } from "~/operators/ui/detail-page";
import { eventDetails, staffEventSentence } from "~/orders/event-text";
import {
  ORDER_STATUS_LABELS,
  orderedAs,
  PART_STATE_LABELS,
  PAYMENT_STATUS_LABELS,
  staffActorName,
} from "~/orders/label-text";
import type { EventDetail } from "~/orders/lifecycle";
import { dividedAmounts, type People, peopleOf } from "~/orders/order";
import { stepsOf } from "~/orders/page-data.server";
import { scheduledNext } from "~/orders/status-text";
import { CHANGE_STATUS_LABELS } from "~/orders/text";
import { NextStepPanel, OrderStatusBadge } from "~/orders/ui/order";
import { readArchivedBodies } from "~/payments/jobs.server";
import type { PaymentMethod } from "~/payments/payment";
import { ATTEMPT_LABELS, methodLabel, outcomeLabel } from "~/payments/text";
import { isApproved } from "~/payouts/manual-payout";
import { formatDate, formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import { fileSize } from "~/platform/file-text";
import { formatRupiah } from "~/platform/money";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, titleWithId } from "~/platform/strings";
import { gatewayTryAt } from "~/refunds/gateway-refund";
import { type Column, DataTable } from "~/ui/data-table";
import { Badge, Bdi, Callout, Panel, PlainText, Section } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";
import { Timeline } from "~/ui/timeline";

type OrderView = ReturnType<typeof adminOrderView>;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id: readerId } = await requireOperator(context, request);
  if (!isId(params.id)) notFound();
  const found = await findAdminOrder(context.db, params.id, { readerId, now: context.now });
  if (!found) notFound();
  const { now, gateways } = context;
  const notifications = await readArchivedBodies(context, found.notifications);
  return adminOrderView({ ...found, notifications }, { now, methods: gateways.methods });
}

/** Returns the order. Texts of its sides are sent to the operator only after a dispute was opened. */
function adminOrderView(found: AdminOrderRows, { now, methods }: { now: number; methods: readonly PaymentMethod[] }) {
  const { order } = found;
  const opened = order.disputedBy !== null;
  const people = peopleOf(order);
  const attemptOf = (detail: EventDetail) => found.attempts.find(({ attempt }) => attempt === detail.attempt);
  const withLabel = (detail: EventDetail) =>
    "method" in detail ? { ...detail, method: methodLabel(methods, attemptOf(detail)) } : detail;
  const steps = stepsOf(found.events, {
    title: staffEventSentence,
    who: ({ actor, actorName, detail }) => [
      staffActorName(actor, people, actorName),
      eventDetails(withLabel(detail), opened),
    ],
    quote: opened,
  });
  const last = steps.at(-1);
  return {
    id: order.id,
    title: order.title,
    status: order.status,
    phase: order.phase,
    state: {
      title: order.phase ? PHASE_LABELS[order.phase] : ORDER_STATUS_LABELS[order.status],
      why: last ? `${last.title}, ${formatDateTime(last.at)} (${last.who}).` : "",
      scheduledNext: scheduledNext(order, now),
      disputed: order.phase === "disputed",
    },
    facts: factRows(found),
    sides: [orderSideView(found, "Pembeli", order.buyerId), orderSideView(found, "Penjual", order.sellerId)],
    listing: { id: order.listingId },
    steps,
    money: moneyLines(found, people),
    attempts: found.attempts.map((attempt) => attemptView(attempt, methods)),
    notifications: found.notifications.map(notificationView),
    refunds: found.refunds.map(refundView),
    changes: found.changes.map(({ id, proposedBy, description, status, createdAt }) => ({
      id,
      by: people[proposedBy],
      description: opened ? description : null,
      state: CHANGE_STATUS_LABELS[status],
      at: formatDateTime(createdAt),
    })),
    files: found.files.map(({ key, name, size, senderId }) => ({
      key,
      name,
      size: fileSize(size),
      from: senderId === order.buyerId ? people.buyer : people.seller,
    })),
    acts: found.acts,
    words: opened ? { requirements: order.requirements, notes: order.notes } : null,
  };
}

function factRows({ order }: AdminOrderRows) {
  const amount = (value: number | null) => (value === null ? "Belum ada" : formatRupiah(value));
  return [
    { label: "Uang", value: PAYMENT_STATUS_LABELS[order.paymentStatus] },
    { label: "Paket", value: orderedAs(order) },
    { label: "Harga", value: amount(order.price) },
    { label: "Jumlah", value: String(order.quantity) },
    ...(order.additions > 0 ? [{ label: "Tambahan dan ongkos transport", value: amount(order.additions) }] : []),
    { label: "Total", value: amount(order.jobTotal) },
    // The titles are texts of the seller, which operators read only in a dispute.
    ...order.parts.map(({ no, amount, state }) => ({
      label: `Bagian ${no}`,
      value: `${formatRupiah(amount)}, ${PART_STATE_LABELS[state]}`,
    })),
    { label: "Biaya platform", value: `${order.feePercent}%` },
    { label: "Versi", value: String(order.version) },
    ...moments([
      ["Dibuat", order.createdAt],
      ["Penawaran sampai", order.quoteExpiresAt],
      ["Bayar sebelum", order.paymentDueAt],
      ["Dimulai", order.startedAt],
      ["Tenggat", order.workDueAt],
      ["Diserahkan", order.deliveredAt],
      ["Diperiksa sebelum", order.reviewDueAt],
      ["Dijawab sebelum", order.answerDueAt],
      ["Pengingat", order.remindAt],
      ["Ditutup", order.closedAt],
    ]),
    ...(order.buyerShare === null
      ? []
      : [{ label: "Kembali ke pembeli", value: formatRupiah(dividedAmounts(order).buyer) }]),
  ];
}

function moments(named: [string, number | null][]) {
  return named.flatMap(([label, at]) => (at === null ? [] : [{ label, value: formatDateTime(at) }]));
}

function orderSideView({ people }: AdminOrderRows, label: string, id: string) {
  const person = people.find(({ personId }) => personId === id);
  return {
    label,
    id,
    name: person?.name ?? "User",
    email: person?.email ?? "",
    suspended: person?.suspendedAt != null,
  };
}

function moneyLines({ ledgerEntries, order, events }: AdminOrderRows, people: People) {
  const postings = ledgerEntries.map(toPosting);
  const escrowAfter = (count: number) => inEscrow(postings.slice(0, count));
  return {
    lines: postings.map((posting, index) => ({
      key: `${ledgerEntries[index]?.transferId}:${ledgerEntries[index]?.line}`,
      when: ledgerEntries[index]?.at ?? "",
      from: staffAccountName(posting.from, people),
      to: staffAccountName(posting.to, people),
      note: `${postingReason(posting, findCause(order.id, events, ledgerEntries[index]?.transferId), "staff")} · titipan sesudahnya ${formatRupiah(escrowAfter(index + 1))}`,
      amount: posting.amount,
    })),
    inEscrow: escrowAfter(postings.length),
  };
}

function attemptView(attempt: AdminOrderRows["attempts"][number], methods: readonly PaymentMethod[]) {
  return {
    id: attempt.id,
    gatewayOrderId: attempt.gatewayOrderId,
    number: attempt.attempt,
    status: ATTEMPT_LABELS[attempt.status],
    isSurplus: attempt.isSurplus,
    method: methodLabel(methods, attempt),
    amount: attempt.amount,
    begun: formatDateTime(attempt.createdAt),
    checked: formatDateTime(attempt.checkedAt),
  };
}

function notificationView(notification: AdminOrderRows["notifications"][number]) {
  const { key, body, receivedAt, processedAt, outcome, shortenedAt } = notification;
  return {
    key,
    body: body === null ? null : prettyJson(body),
    received: formatDateTime(receivedAt),
    processed: processedAt === null ? null : formatDateTime(processedAt),
    shortened: shortenedAt === null ? null : formatDate(shortenedAt),
    outcome: outcomeLabel(outcome),
  };
}

function prettyJson(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function refundView(refund: AdminOrderRows["refunds"][number]) {
  const { id, amount, route, status, tries, lastError, reference, createdAt, paidAt } = refund;
  const askedAgain = gatewayTryAt(refund);
  return {
    id,
    amount,
    state:
      status === "paid"
        ? `Dibayarkan${paidAt === null ? "" : ` ${formatDateTime(paidAt)}`}`
        : isApproved(refund)
          ? "Disetujui, menunggu orang kedua"
          : "Belum dibayarkan",
    facts: [
      route === "gateway" ? "lewat penyedia pembayaran" : "lewat transfer bank",
      `sejak ${formatDateTime(createdAt)}`,
      tries > 0 && `${tries} kali dicoba`,
      askedAgain !== null && `dicoba lagi ${formatDateTime(askedAgain)}`,
      lastError && `kesalahan terakhir: ${lastError}`,
      reference && `referensi ${reference}`,
    ]
      .filter(Boolean)
      .join(" · "),
  };
}

function OrderNotifications({ id, notifications }: Pick<OrderView, "id" | "notifications">) {
  return (
    <Section id="kabar" title="Kabar penyedia pembayaran" tight>
      {notifications.length === 0 && <p className="text-ink-soft">Penyedia pembayaran belum mengirim kabar apa pun.</p>}
      {notifications.map(({ key, body, received, processed, outcome, shortened }) => (
        <details className="disclosure" key={key}>
          <summary>
            <span>
              {received}
              <br />
              <span className={processed ? "text-sm text-ink-soft" : "text-sm"}>
                {processed ? `Diproses: ${outcome}` : `Belum diproses: ${outcome}`}
              </span>
            </span>
          </summary>
          <div>
            {body === null ? (
              <p>Isinya tidak ada di arsip seperti waktu disimpan.</p>
            ) : (
              <pre className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{body}</pre>
            )}
            {shortened && (
              <p className="text-sm text-ink-soft">
                Isi lengkapnya dihapus {shortened}, karena memuat data pribadi. Yang tersisa ini untuk pembukuan.
              </p>
            )}
            {!processed && !shortened && (
              <p className="mt-4">
                <AppButtonLink look="line" to={`/operator/orders/${id}/notifications/${key}`}>
                  Proses Ulang
                </AppButtonLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </Section>
  );
}

const attemptColumns: Column<OrderView["attempts"][number]>[] = [
  {
    head: "Percobaan",
    kind: "title",
    cell: ({ number, gatewayOrderId, method, begun, checked }) => (
      <>
        Percobaan {number}, {method}
        <small>{gatewayOrderId}</small>
        <small>
          Dimulai {begun}, terakhir diketahui {checked}
        </small>
      </>
    ),
  },
  {
    head: "Status",
    kind: "status",
    cell: ({ status, isSurplus }) => (isSurplus ? `${status}, berlebih` : status),
  },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => formatRupiah(amount) },
];

function OrderAttempts({ id, attempts }: Pick<OrderView, "id" | "attempts">) {
  return (
    <Section id="pembayaran" title="Percobaan pembayaran" tight>
      {attempts.length === 0 ? (
        <p className="text-ink-soft">Belum pernah dicoba dibayar.</p>
      ) : (
        <>
          <DataTable caption="Percobaan pembayaran" columns={attemptColumns} rows={attempts} rowKey={({ id }) => id} />
          <p className="mt-4">
            <AppButtonLink look="line" to={`/operator/orders/${id}/payment-check`}>
              Tanyakan ke Penyedia Pembayaran
            </AppButtonLink>
          </p>
        </>
      )}
    </Section>
  );
}

const refundColumns: Column<OrderView["refunds"][number]>[] = [
  {
    head: "Pengembalian",
    kind: "title",
    cell: ({ id, state, facts }) => (
      <>
        <Link to={`/operator/refunds/${id}`}>{state}</Link>
        <small>{facts}</small>
      </>
    ),
  },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => formatRupiah(amount) },
];

function OrderRefunds({ refunds }: Pick<OrderView, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <Section id="pengembalian" title="Pengembalian" tight>
      <DataTable caption="Pengembalian" columns={refundColumns} rows={refunds} rowKey={({ id }) => id} />
    </Section>
  );
}

function OrderSides({ sides, listing, title }: Pick<OrderView, "sides" | "listing" | "title">) {
  const rows = sides.map(({ label, id, name, email, suspended }) => ({
    label,
    value: (
      <>
        <Link to={`/operator/people/${id}`}>
          <Bdi>{name}</Bdi>
        </Link>
        <br />
        <span className="text-sm text-ink-soft">{email}</span>
        {suspended && (
          <>
            {" "}
            <Badge look="off">Ditangguhkan</Badge>
          </>
        )}
      </>
    ),
  }));
  const about = {
    label: "Jasa",
    value: (
      <Link to={`/operator/listings/${listing.id}`}>
        <Bdi>{title}</Bdi>
      </Link>
    ),
  };
  return <ReceiptRows rows={[...rows, about]} />;
}

const changeColumns: Column<OrderView["changes"][number]>[] = [
  {
    head: "Usulan",
    kind: "title",
    cell: ({ description, by }) => (
      <>
        {description ?? "Isinya tertutup"}
        <small>
          dari <Bdi>{by}</Bdi>
        </small>
      </>
    ),
  },
  { head: "Jawaban", kind: "status", cell: ({ state }) => state },
  { head: "Diusulkan", kind: "plain", cell: ({ at }) => at },
];

function OrderChanges({ changes }: Pick<OrderView, "changes">) {
  if (changes.length === 0) return null;
  return (
    <Section id="usulan" title="Usulan perubahan" tight>
      <DataTable caption="Usulan perubahan" columns={changeColumns} rows={changes} rowKey={({ id }) => id} />
    </Section>
  );
}

function OrderFiles({ files }: Pick<OrderView, "files">) {
  return (
    <Section id="berkas" title="Berkas dan percakapan" tight>
      {files.length > 0 && (
        <ReceiptRows
          rows={files.map(({ key, name, size, from }) => ({
            label: from,
            value: (
              <span key={key}>
                <Bdi>{name}</Bdi> <span className="text-ink-soft">{size}</span>
              </span>
            ),
          }))}
        />
      )}
      <Callout icon="lock" small>
        Berkas dan percakapan hanya terbuka bagi kedua pihak. Operator membacanya di halaman sengketa. Bila sebuah pesan
        dilaporkan, operator hanya membaca pesan di sekitarnya, di halaman laporan.
      </Callout>
    </Section>
  );
}

/** Shows texts. `words` is null if the order is undisputed, so operators may not read them. */
function OrderTexts({ words }: Pick<OrderView, "words">) {
  return (
    <>
      <Panel id="kebutuhan" title="Kebutuhan">
        {words ? (
          <PlainText text={words.requirements} />
        ) : (
          <Callout icon="lock" small>
            Kebutuhan, catatan, alasan, dan isi usulan terbuka bagi operator sejak salah satu pihak mengajukan masalah.
          </Callout>
        )}
      </Panel>
      {words?.notes && (
        <Panel id="catatan" title="Catatan pembeli">
          <PlainText text={words.notes} />
        </Panel>
      )}
    </>
  );
}

export default function AdminOrder() {
  const order = useLoaderData<typeof loader>();
  const { id, state, money } = order;
  return (
    <DetailPage
      list={{ text: "Pesanan", href: "/operator/orders" }}
      name={titleWithId(order.title, id)}
      title={<Bdi>{order.title}</Bdi>}
      badge={<OrderStatusBadge status={order.status} phase={order.phase} />}
      line={<span className="tabular">{id}</span>}
      aside={
        <>
          <Panel id="pihak" title="Pihak">
            <OrderSides {...order} />
          </Panel>
          <Panel id="rincian" title="Rincian">
            <ReceiptRows rows={order.facts} />
          </Panel>
          <OrderTexts {...order} />
        </>
      }
      log={order.acts}
    >
      <NextStepPanel
        id="keadaan"
        yours={false}
        who="Keadaan sekarang"
        title={state.title}
        actions={state.disputed && <AppButtonLink to={`/operator/disputes/${id}`}>Buka Sengketa</AppButtonLink>}
      >
        <p>{state.why}</p>
        <p>{state.scheduledNext}</p>
      </NextStepPanel>
      <Section id="aktivitas" title="Semua yang terjadi" tight>
        <Timeline steps={order.steps} />
      </Section>
      <Section id="uang" title="Buku kas pesanan ini" tight>
        {money.lines.length === 0 ? (
          <p className="text-ink-soft">Belum ada uang yang bergerak.</p>
        ) : (
          <LedgerTable lines={money.lines} total={{ label: "Sekarang dalam titipan", amount: money.inEscrow }} />
        )}
      </Section>
      <OrderRefunds {...order} />
      <OrderAttempts {...order} />
      <OrderNotifications {...order} />
      <OrderChanges {...order} />
      <OrderFiles {...order} />
    </DetailPage>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(
    data ? `Berkas pesanan: ${titleWithId(data.title, data.id)}` : "Berkas pesanan",
    "Tidak ditemukan",
    error,
  );

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
