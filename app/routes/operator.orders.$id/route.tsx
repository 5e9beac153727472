import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LedgerTable } from "~/ledger/ui/tables";
import { adminOrderView } from "~/operators/page-data.server";
import { findAdminOrder } from "~/operators/queries.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { NextStepPanel, OrderStatusBadge } from "~/orders/ui/order";
import { readArchivedBodies } from "~/payments/jobs.server";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, titleWithId } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import { Badge, Bdi, Callout, type Column, DataTable, Panel, PlainText, Section } from "~/ui/kit";
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

/** A notification without effect can be processed again. */
function OrderNotifications({ id, notifications }: Pick<OrderView, "id" | "notifications">) {
  return (
    <Section id="kabar" title="Kabar penyedia pembayaran" tight>
      {notifications.length === 0 && <p className="soft">Penyedia pembayaran belum mengirim kabar apa pun.</p>}
      {notifications.map(({ key, body, received, processed, outcome, shortened }) => (
        <details className="disclosure" key={key}>
          <summary>
            <span>
              {received}
              <br />
              <span className={processed ? "small soft" : "small"}>
                {processed ? `Diproses: ${outcome}` : `Belum diproses: ${outcome}`}
              </span>
            </span>
          </summary>
          <div>
            {body === null ? <p>Isinya tidak ada di arsip seperti waktu disimpan.</p> : <pre>{body}</pre>}
            {shortened && (
              <p className="small soft">
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
    cell: ({ status, surplus }) => (surplus ? `${status}, berlebih` : status),
  },
  { head: "Jumlah", kind: "amount", cell: ({ amount }) => formatRupiah(amount) },
];

function OrderAttempts({ id, attempts }: Pick<OrderView, "id" | "attempts">) {
  return (
    <Section id="pembayaran" title="Percobaan pembayaran" tight>
      {attempts.length === 0 ? (
        <p className="soft">Belum pernah dicoba dibayar.</p>
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
        <span className="small soft">{email}</span>
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

/** Operators cannot read the files here. */
function OrderFiles({ files }: Pick<OrderView, "files">) {
  return (
    <Section id="berkas" title="Berkas dan percakapan" tight>
      {files.length > 0 && (
        <ReceiptRows
          rows={files.map(({ key, name, size, from }) => ({
            label: from,
            value: (
              <span key={key}>
                <Bdi>{name}</Bdi> <span className="soft">{size}</span>
              </span>
            ),
          }))}
        />
      )}
      <Callout icon="lock" small>
        Isi berkas dan percakapan hanya milik kedua pihak. Operator membacanya bila ada sengketa, dari halaman
        sengketanya; dari pesan yang dilaporkan hanya yang di sekitarnya, dari halaman laporannya.
      </Callout>
    </Section>
  );
}

/** Null if the order is undisputed, so operators may not read the texts. */
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
          <p className="soft">Belum ada uang yang bergerak.</p>
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
