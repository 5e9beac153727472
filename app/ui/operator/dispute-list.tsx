import { shortId } from "~/domain/core/text";
import { AppButtonLink } from "../kit/app-link";
import { Badge } from "../kit/badge";
import { EmptyState } from "../kit/empty-state";
import { ListPagination } from "../kit/list-pagination";
import { Price } from "../kit/price";
import { type Column, DataTable } from "../kit/table";
import { type Tab, Tabs } from "../kit/tabs";
import { Topline } from "../layout/dashboard";

type ListedDispute = {
  id: string;
  title: string;
  between: string;
  by: string;
  due: boolean;
  state: string;
  /** It takes two operators. */
  two: boolean;
  /** integer rupiah */
  total: number;
};

const columns: Column<ListedDispute>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Pesanan",
    kind: "title",
    cell: ({ title, between, by }) => (
      <>
        {title}
        <small>{between}</small>
        <small>{by}</small>
      </>
    ),
  },
  {
    head: "Keadaan",
    kind: "plain",
    cell: ({ state, two }) => (
      <>
        {state} {two && <Badge>Perlu dua operator</Badge>}
      </>
    ),
  },
  { head: "Dana", kind: "amount", cell: ({ total }) => <Price amount={total} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, due }) => (
      <AppButtonLink
        look={due ? "primary" : "line"}
        to={`/operator/disputes/${id}`}
        aria-label={`Buka sengketa ${shortId(id)}`}
      >
        Buka
      </AppButtonLink>
    ),
  },
];

export function DisputeList({
  tabs,
  disputes,
  first,
  next,
  stage,
}: {
  tabs: readonly Tab[];
  disputes: readonly ListedDispute[];
  first: string | null;
  next: string | null;
  stage: "ruling" | "answer";
}) {
  return (
    <>
      <Topline />
      <h1>Sengketa</h1>
      <p className="soft">
        Dananya ditahan dan semua tenggatnya berhenti sampai ada putusan atau kesepakatan.
      </p>
      <Tabs label="Tahap sengketa" tabs={tabs} />
      {disputes.length === 0 ? (
        <EmptyState
          title={
            stage === "ruling"
              ? "Tidak ada sengketa yang menunggu putusan."
              : "Tidak ada sengketa yang menunggu tanggapan."
          }
          text="Sengketa muncul di sini setelah salah satu pihak mengajukan masalah."
          action={{ href: "/operator", text: "Kembali ke Ringkasan" }}
        />
      ) : (
        <DataTable
          caption="Sengketa, pesanan terlama lebih dulu"
          columns={columns}
          rows={disputes}
          rowKey={({ id }) => id}
        />
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}
