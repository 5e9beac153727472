import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ORDER_FILTER_OPTIONS } from "~/copy/operator/order-filters";
import { listFaultsOf } from "~/db/operator/faults.server";
import { LISTED, searchOrders } from "~/db/operator/orders.server";
import { formatDateTime } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { readCode } from "~/domain/core/request-code";
import { shownCode } from "~/domain/core/shown-code";
import { type AdminOrderFilter, readAdminOrderFilter } from "~/domain/operator/filters";
import { queryText, readOperatorQuery } from "~/domain/operator/query";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { EmptyState } from "~/ui/kit/empty-state";
import { fieldView } from "~/ui/kit/form/form-result";
import { SelectField } from "~/ui/kit/form/select-field";
import { Pagination } from "~/ui/kit/navigation/pagination";
import { Section } from "~/ui/kit/section";
import { TitleBar } from "~/ui/layout/title-bar";
import { FoundFaults } from "~/ui/operator/found-faults";
import { FoundOrders } from "~/ui/operator/found-orders";
import { FoundPeople } from "~/ui/operator/found-people";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { OperatorSearch } from "~/ui/operator/search";

const PATH = "/operator/orders";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await expectOperator(context, request);
  const params = new URL(request.url).searchParams;
  const q = queryText(params.get("q"));
  const filter = readAdminOrderFilter(params.get("keadaan"));
  const asked = { query: readOperatorQuery(q), filter, after: params.get("after") };
  const code = readCode(q);
  const [{ orders, people, after }, faults] = await Promise.all([
    searchOrders(context.db, asked),
    code === null ? [] : listFaultsOf(context.db, code),
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
  return filter?.of === "phase" ? `Yang paling dekat tenggatnya di atas, paling banyak ${LISTED}.` : null;
}

export default function OperatorOrders() {
  const { q, state, orders, people, faults, code, note, next } = useLoaderData<typeof loader>();
  return (
    <>
      <TitleBar title="Pesanan" />
      <OperatorSearch
        path={PATH}
        q={q}
        label="Cari pesanan"
        hint="ID (cukup 8 huruf pertamanya), nama JW-… di penyedia pembayaran, Kode di halaman yang gagal, atau email salah satu pihak."
      >
        <SelectField
          key={state}
          field={fieldView("cari", "keadaan", undefined, state)}
          label="Keadaan"
          options={ORDER_FILTER_OPTIONS}
        />
      </OperatorSearch>
      {note && <p className="small soft">{note}</p>}
      {faults.length > 0 && <FoundFaults faults={faults} code={code} />}
      {orders.length > 0 && <FoundOrders orders={orders} caption="Pesanan" />}
      {orders.length + people.length + faults.length === 0 && (
        <EmptyState
          title="Tidak ada pesanan yang cocok"
          text={
            code
              ? `Kode ${code} tidak tercatat: halaman yang memang tidak ada tidak dicatat, yang lain disimpan 30 hari, kecuali basis datanya sendiri tidak menjawab.`
              : "Periksa ID atau emailnya, atau cari orangnya dulu lewat nama."
          }
          action={{ href: PATH, text: "Semua Pesanan" }}
        />
      )}
      <Pagination label="Halaman pesanan" next={next} />
      {people.length > 0 && (
        <Section id="orang" title="Orang yang namanya cocok" note="Pesanan mereka ada di berkasnya." tight>
          <FoundPeople people={people} caption="Orang yang cocok" />
        </Section>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Pesanan, operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
