import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/core/dates";
import { Prices } from "../kit/money/prices";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";

type ReportAbout = {
  reportId: string;
  reason: string;
  status: "open" | "closed";
  /** UTC ms */
  reportedAt: number;
  answer: string;
};

const columns: Column<ReportAbout>[] = [
  {
    head: "Laporan",
    kind: "title",
    cell: ({ reportId, reason, answer }) => (
      <>
        <Link to={`/operator/reports/${reportId}`}>{reason}</Link>
        {answer && <small>Jawaban: {answer}</small>}
      </>
    ),
  },
  {
    head: "Status",
    kind: "status",
    cell: ({ status }) => (status === "open" ? <span className="needs-action">Terbuka</span> : "Ditutup"),
  },
  {
    head: "Dilaporkan",
    kind: "plain",
    cell: ({ reportedAt }) => <Prices text={formatDateTime(reportedAt)} />,
  },
];

const sayings = {
  // What a profile shows is reported apart, and may be why they are suspended.
  person: {
    note: "Hanya yang tentang orangnya sendiri. Laporan tentang jasa atau permintaannya ada di berkas masing-masing.",
    none: "Orangnya sendiri belum pernah dilaporkan.",
  },
  listing: { note: undefined, none: "Belum pernah dilaporkan." },
};

/** `own`: it is the reader's, who is told neither what nor whether. */
export function ReportsAbout({
  about,
  reports,
  own,
}: {
  about: "person" | "listing";
  reports: readonly ReportAbout[];
  own: boolean;
}) {
  const { note, none } = sayings[about];
  return (
    <Section id="laporan" title="Laporan" note={own ? undefined : note} tight>
      {own ? (
        <p className="soft">Laporan tentang Anda hanya terbaca oleh rekan Anda.</p>
      ) : reports.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <DataTable caption="Laporan" columns={columns} rows={reports} rowKey={({ reportId }) => reportId} />
      )}
    </Section>
  );
}
