import type { ListingKind, ListingStatus } from "~/listings/listing";
import { ListingState } from "~/listings/ui/status";
import { PAYMENT_STATUS_LABELS } from "~/orders/label-text";
import type { OrderStatus, PaymentStatus, Phase } from "~/orders/order";
import { OrderStatusBadge } from "~/orders/ui/order";
import { formatDate, formatShortDate } from "~/platform/dates";
import { isolated, shortId } from "~/platform/strings";
import type { Column } from "~/ui/data-table";
import { Badge, Bdi } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { PHASE_LABELS } from "../text";

type ListingRow = {
  id: string;
  title: string;
  kind: ListingKind;
  status: ListingStatus;
  seller: string;
  price: number;
  hiddenAt: number | null;
  deletedAt: number | null;
  createdAt: number;
};

const listingColumns: Column<ListingRow>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Judul",
    kind: "title",
    cell: ({ title, seller, kind }) => (
      <>
        <Bdi>{title}</Bdi>
        <small>
          {kind === "offer" ? "Jasa dari" : "Permintaan dari"} <Bdi>{seller}</Bdi>
        </small>
      </>
    ),
  },
  { head: "Keadaan", kind: "status", cell: (listing) => <ListingState {...listing} /> },
  { head: "Dibuat", kind: "date", cell: ({ createdAt }) => formatDate(createdAt) },
  { head: "Harga", kind: "amount", cell: ({ price }) => <Price amount={price} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, title }) => (
      <AppButtonLink look="line" to={`/operator/listings/${id}`} aria-label={`Berkas ${isolated(title)}`}>
        Berkas
      </AppButtonLink>
    ),
  },
];

export function listingTable(listings: readonly ListingRow[], caption: string) {
  return { caption, columns: listingColumns, rows: listings, rowKey: ({ id }: ListingRow) => id };
}

type OrderRow = {
  id: string;
  title: string;
  buyer: string;
  seller: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  total: number | null;
  createdAt: number;
};

const orderColumns: Column<OrderRow>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  {
    head: "Pesanan",
    kind: "title",
    cell: ({ title, buyer, seller }) => (
      <>
        <Bdi>{title}</Bdi>
        <small>
          <Bdi>{buyer}</Bdi> dari <Bdi>{seller}</Bdi>
        </small>
      </>
    ),
  },
  {
    head: "Keadaan",
    kind: "status",
    cell: ({ status, phase }) => <OrderStatusBadge status={status} phase={phase} />,
  },
  {
    head: "Pembayaran",
    kind: "plain",
    cell: ({ status, phase, paymentStatus }) => (
      <>
        {PAYMENT_STATUS_LABELS[paymentStatus]}
        {status === "pending" && phase && PHASE_LABELS[phase] !== PAYMENT_STATUS_LABELS[paymentStatus] && (
          <small>{PHASE_LABELS[phase]}</small>
        )}
      </>
    ),
  },
  { head: "Dibuat", kind: "date", cell: ({ createdAt }) => formatShortDate(createdAt) },
  {
    head: "Total",
    kind: "amount",
    cell: ({ total }) => (total === null ? <span className="text-ink-soft">Belum ada</span> : <Price amount={total} />),
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id }) => (
      <AppButtonLink look="line" to={`/operator/orders/${id}`} aria-label={`Berkas pesanan ${shortId(id)}`}>
        Berkas
      </AppButtonLink>
    ),
  },
];

export function orderTable(orders: readonly OrderRow[], caption: string) {
  return { caption, columns: orderColumns, rows: orders, rowKey: ({ id }: OrderRow) => id };
}

type PersonRow = {
  personId: string;
  name: string;
  email: string;
  location: string;
  verifiedAt: number | null;
  suspendedAt: number | null;
  restrictedAt: number | null;
  closedAt: number | null;
  operatorSince: number | null;
  joinedAt: number;
};

const personColumns: Column<PersonRow>[] = [
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

export function personTable(people: readonly PersonRow[], caption: string) {
  return { caption, columns: personColumns, rows: people, rowKey: ({ personId }: PersonRow) => personId };
}

type State = Pick<PersonRow, "verifiedAt" | "suspendedAt" | "restrictedAt" | "closedAt" | "operatorSince">;

/** Shows the state of an account. A closed account is also suspended, so that checks for suspension apply. */
export function AccountState({ verifiedAt, suspendedAt, restrictedAt, closedAt, operatorSince }: State) {
  if (closedAt !== null) return <Badge look="off">Ditutup</Badge>;
  if (suspendedAt !== null) return <Badge look="off">Ditangguhkan</Badge>;
  if (restrictedAt !== null) return <Badge look="off">Dibekukan</Badge>;
  if (verifiedAt === null) return <Badge look="off">Email belum diverifikasi</Badge>;
  return <Badge look="on">{operatorSince === null ? "Aktif" : "Operator"}</Badge>;
}
