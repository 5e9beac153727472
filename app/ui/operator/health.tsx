import { Badge } from "../kit/badge";
import { type Column, DataTable } from "../kit/table";

type PresentState = {
  kind: string;
  title: string;
  text: string;
  path: string;
  wrong: boolean;
  checked: boolean;
  since: string | null;
};

const states: Column<PresentState>[] = [
  {
    head: "Bagian",
    kind: "title",
    cell: ({ title, text, path, wrong }) => (
      <>
        {wrong ? <a href={path}>{title}</a> : title}
        <small className={wrong ? "needs-action" : undefined}>{text}</small>
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

/** `run`: when the scheduler's last run ended, in words; null before the first. `failed`: its steps that threw. */
export function PresentStates({
  run,
  failed,
  states: rows,
}: {
  run: string | null;
  failed: readonly string[];
  states: readonly PresentState[];
}) {
  return (
    <>
      <p className="soft">
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
      <div className="mt-4">
        <DataTable caption="Keadaan sekarang" columns={states} rows={rows} rowKey={({ kind }) => kind} />
      </div>
    </>
  );
}

type PastAlert = {
  id: string;
  title: string;
  wrong: string;
  counted: string | null;
  began: string;
  /** How long; null while it lasts. */
  lasted: string | null;
};

const history: Column<PastAlert>[] = [
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

export function AlertHistory({ past }: { past: readonly PastAlert[] }) {
  return (
    <DataTable
      caption="Gangguan, yang terbaru di atas"
      columns={history}
      rows={past}
      rowKey={({ id }) => id}
    />
  );
}
