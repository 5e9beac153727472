import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { listFaultsByCode } from "~/database/faults.server";
import { type AdminOrderFilter, queryText, readAdminOrderFilter, readOperatorQuery } from "~/operators/operator";
import { MAX_FILTERED_ORDERS, searchOrders } from "~/operators/queries.server";
import { FAULT_LABELS, ORDER_FILTER_OPTIONS } from "~/operators/text";
import { ListPage } from "~/operators/ui/list-page";
import { orderTable, personTable } from "~/operators/ui/tables";
import { formatDateTime } from "~/platform/dates";
import { readCode } from "~/platform/log-lines";
import { listHref } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { shortId, shownCode } from "~/platform/strings";
import { SelectField } from "~/ui/choices";
import { type Column, DataTable } from "~/ui/data-table";
import { fieldView } from "~/ui/fields";
import { Section } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";

type OrderSearch = Awaited<ReturnType<typeof loader>>;

const columns: Column<OrderSearch["faults"][number]>[] = [
  {
    head: "Kesalahan",
    kind: "title",
    cell: ({ event, route }) => (
      <>
        {FAULT_LABELS[event] ?? event}
        <small>{route}</small>
      </>
    ),
  },
  { head: "Waktu", kind: "date", cell: ({ at }) => at },
  {
    head: "Pesanan",
    kind: "plain",
    cell: ({ title }) => title ?? <span className="text-ink-soft">Bukan tentang pesanan</span>,
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ orderId }) =>
      orderId && (
        <AppButtonLink look="line" to={`/operator/orders/${orderId}`} aria-label={`Berkas pesanan ${shortId(orderId)}`}>
          Berkas
        </AppButtonLink>
      ),
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator(context, request);
  const params = new URL(request.url).searchParams;
  const q = queryText(params.get("q"));
  const filter = readAdminOrderFilter(params.get("keadaan"));
  const asked = { query: readOperatorQuery(q), filter, after: params.get("after") };
  const code = readCode(q);
  const [{ orders, people, after }, faults] = await Promise.all([
    searchOrders(context.db, asked),
    code === null ? [] : listFaultsByCode(context.db, code),
  ]);
  const state = filter?.value ?? "";
  return {
    q,
    state,
    orders,
    people,
    faults: faults.map((fault) => ({ ...fault, at: formatDateTime(fault.createdAt) })),
    code: code && shownCode(code),
    note: q === "" ? listHint(filter) : null,
    next: after && listHref(PATH, { q, keadaan: state, after }),
  };
}

function listHint(filter: AdminOrderFilter): string | null {
  return filter?.of === "phase" ? `Yang paling dekat tenggatnya di atas, paling banyak ${MAX_FILTERED_ORDERS}.` : null;
}

function FoundFaults({ faults, code }: Pick<OrderSearch, "faults" | "code">) {
  return (
    <Section id="kesalahan" title={`Kode ${code}`} aside="Rinciannya ada di log, di bawah kode yang sama." tight>
      <DataTable caption={`Kesalahan berkode ${code}`} columns={columns} rows={faults} rowKey={({ id }) => id} />
    </Section>
  );
}

const PATH = "/operator/orders";

export default function OperatorOrders() {
  const { q, state, orders, people, faults, code, note, next } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Pesanan"
      search={{
        path: PATH,
        q,
        label: "Cari pesanan",
        hint: "ID (cukup 8 huruf pertamanya), nama JW-… di penyedia pembayaran, Kode di halaman yang gagal, atau email salah satu pihak.",
        children: (
          <SelectField
            key={state}
            field={fieldView("cari", "keadaan", state)}
            label="Keadaan"
            options={ORDER_FILTER_OPTIONS}
          />
        ),
      }}
      above={
        <>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
          {faults.length > 0 && <FoundFaults faults={faults} code={code} />}
        </>
      }
      list={orderTable(orders, "Pesanan")}
      empty={
        people.length + faults.length > 0
          ? null
          : {
              drawing: "none",
              title: "Tidak ada pesanan yang cocok",
              text: code
                ? `Kode ${code} tidak tercatat: halaman yang memang tidak ada tidak dicatat, yang lain disimpan 30 hari, kecuali basis datanya sendiri tidak menjawab.`
                : "Periksa ID atau emailnya, atau cari orangnya dulu lewat nama.",
              action: { href: PATH, text: "Semua Pesanan" },
            }
      }
      pages={{ label: "Halaman pesanan", next }}
    >
      {people.length > 0 && (
        <Section id="orang" title="Orang yang namanya cocok" aside="Pesanan mereka ada di berkasnya." tight>
          <DataTable {...personTable(people, "Orang yang cocok")} />
        </Section>
      )}
    </ListPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Pesanan, operator") }];

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
