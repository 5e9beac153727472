import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { Badge } from "../kit/badge";
import { AppButtonLink } from "../kit/navigation/app-link";
import { type Column, DataTable } from "../kit/table";
import { Bdi } from "../kit/text/bdi";

type FoundPersonItem = {
  personId: string;
  name: string;
  email: string;
  location: string;
  /** UTC ms, all of them */
  verifiedAt: number | null;
  suspendedAt: number | null;
  restrictedAt: number | null;
  closedAt: number | null;
  operatorSince: number | null;
  joinedAt: number;
};

const columns: Column<FoundPersonItem>[] = [
  {
    head: "Nama",
    kind: "title",
    cell: ({ name, email, location, closedAt }) => (
      <>
        <Bdi>{name}</Bdi>
        {closedAt === null && <small>{[email, location].filter(Boolean).join(" · ")}</small>}
      </>
    ),
  },
  { head: "Akun", kind: "status", cell: (person) => <AccountState {...person} /> },
  { head: "Bergabung", kind: "plain", cell: ({ joinedAt }) => formatDate(joinedAt) },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ personId, name }) => (
      <AppButtonLink look="line" to={`/operator/people/${personId}`} aria-label={`Berkas ${isolated(name)}`}>
        Berkas
      </AppButtonLink>
    ),
  },
];

export function FoundPeople({ people, caption }: { people: readonly FoundPersonItem[]; caption: string }) {
  return <DataTable caption={caption} columns={columns} rows={people} rowKey={({ personId }) => personId} />;
}

type State = Pick<
  FoundPersonItem,
  "verifiedAt" | "suspendedAt" | "restrictedAt" | "closedAt" | "operatorSince"
>;

/** A closed account is suspended as well: the guards hold for it. */
export function AccountState({ verifiedAt, suspendedAt, restrictedAt, closedAt, operatorSince }: State) {
  if (closedAt !== null) return <Badge look="off">Ditutup</Badge>;
  if (suspendedAt !== null) return <Badge look="off">Ditangguhkan</Badge>;
  if (restrictedAt !== null) return <Badge look="off">Dibekukan</Badge>;
  if (verifiedAt === null) return <Badge look="off">Email belum diverifikasi</Badge>;
  return <Badge look="on">{operatorSince === null ? "Aktif" : "Operator"}</Badge>;
}
