import { isolated } from "~/domain/core/bidi";
import { AppButtonLink } from "../kit/navigation/app-link";
import { type Column, DataTable } from "../kit/table";
import { Bdi } from "../kit/text/bdi";

type ReportRow = {
  id: string;
  kind: string;
  title: string;
  reason: string;
  by: string;
  at: string;
};

const columns: Column<ReportRow>[] = [
  { head: "Masuk", kind: "date", cell: ({ at }) => at },
  {
    head: "Tentang",
    kind: "title",
    cell: ({ kind, title }) => (
      <>
        {kind}: <Bdi>{title}</Bdi>
      </>
    ),
  },
  { head: "Alasan", kind: "plain", cell: ({ reason }) => reason },
  { head: "Pelapor", kind: "plain", cell: ({ by }) => by },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, kind, title }) => (
      <AppButtonLink
        look="quiet"
        to={`/operator/reports/${id}`}
        aria-label={`Periksa ${kind}: ${isolated(title)}`}
      >
        Periksa
      </AppButtonLink>
    ),
  },
];

export function ReportTable({ caption, reports }: { caption: string; reports: readonly ReportRow[] }) {
  return <DataTable caption={caption} columns={columns} rows={reports} rowKey={({ id }) => id} />;
}
