import { Link } from "@remix-run/react";
import { formatDateTime } from "~/platform/dates";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState, Section } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { Prices } from "~/ui/prices";
import { type ModeratedKind, moderationPath, type Reportable } from "../report";

/** Shows a link. `label` is its accessible name and starts with the visible `text`, for voice control. */
export function ReportLink({
  subject,
  id,
  label,
  text = "Laporkan",
}: {
  subject: Reportable;
  id: string;
  label?: string;
  text?: string;
}) {
  return (
    <a
      className="text-xs text-ink-soft -my-3 py-3"
      href={`/reports/new?subject=${subject}&id=${id}`}
      rel="nofollow"
      aria-label={label}
    >
      {text}
    </a>
  );
}

const WORDS: Record<ModeratedKind, { away: string; back: string }> = {
  listing: { away: "Sembunyikan", back: "Tampilkan Kembali" },
  review: { away: "Sembunyikan", back: "Tampilkan Kembali" },
  person: { away: "Tangguhkan Akun", back: "Pulihkan Akun" },
};

export function ModerationLink({ kind, id, away }: { kind: ModeratedKind; id: string; away: boolean }) {
  return (
    <p className="mt-4">
      <AppButtonLink look={away ? "line" : "danger-line"} to={moderationPath({ kind, id })}>
        {away ? WORDS[kind].back : WORDS[kind].away}
      </AppButtonLink>
    </p>
  );
}

/**
 * Says that there is nothing to report, also if the report is another user's or the reader cannot report the subject.
 */
export function ReportNotFound() {
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Tidak ada yang dapat dilaporkan di sini"
          text="Mungkin sudah dihapus, atau alamatnya terpotong."
          action={{ href: "/safety#cara-melapor", text: "Cara melapor" }}
        />
      </div>
    </Main>
  );
}

type ReportAbout = {
  reportId: string;
  reason: string;
  status: "open" | "closed";
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
  // Content of a profile is reported separately, and can be the reason of the suspension.
  person: {
    note: "Laporan di sini hanya tentang orangnya sendiri. Laporan tentang jasa atau permintaannya ada di berkas masing-masing.",
    none: "Akun ini belum pernah dilaporkan.",
  },
  listing: { note: undefined, none: "Belum pernah dilaporkan." },
};

/** Shows reports. `own` hides those about the reader, who must not learn whether there are any. */
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
    <Section id="laporan" title="Laporan" aside={own ? undefined : note} tight>
      {own ? (
        <p className="text-ink-soft">Laporan tentang Anda hanya terbaca oleh rekan Anda.</p>
      ) : reports.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <DataTable caption="Laporan" columns={columns} rows={reports} rowKey={({ reportId }) => reportId} />
      )}
    </Section>
  );
}
