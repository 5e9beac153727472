import { formatDate } from "~/domain/core/dates";
import { AppButtonLink } from "../kit/app-link";
import { Tag } from "../kit/badge";
import { type Column, DataTable } from "../kit/table";

export type FoundPerson = {
  personId: string;
  name: string;
  email: string;
  location: string;
  /** UTC ms, all of them */
  verifiedAt: number | null;
  suspendedAt: number | null;
  operatorSince: number | null;
  joinedAt: number;
};

const columns: Column<FoundPerson>[] = [
  {
    head: "Nama",
    kind: "title",
    cell: ({ name, email, location }) => (
      <>
        {name}
        <small>{[email, location].filter(Boolean).join(" · ")}</small>
      </>
    ),
  },
  { head: "Akun", kind: "status", cell: (person) => <AccountState {...person} /> },
  { head: "Bergabung", kind: "plain", cell: ({ joinedAt }) => formatDate(joinedAt) },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ personId, name }) => (
      <AppButtonLink look="line" to={`/operator/people/${personId}`} aria-label={`Berkas ${name}`}>
        Berkas
      </AppButtonLink>
    ),
  },
];

export function FoundPeople({ people, caption }: { people: readonly FoundPerson[]; caption: string }) {
  return <DataTable caption={caption} columns={columns} rows={people} rowKey={({ personId }) => personId} />;
}

type State = Pick<FoundPerson, "verifiedAt" | "suspendedAt" | "operatorSince">;

export function AccountState({ verifiedAt, suspendedAt, operatorSince }: State) {
  if (suspendedAt !== null) return <Tag look="off">Ditangguhkan</Tag>;
  if (verifiedAt === null) return <Tag look="off">Email belum diverifikasi</Tag>;
  return <Tag look="on">{operatorSince === null ? "Aktif" : "Operator"}</Tag>;
}
