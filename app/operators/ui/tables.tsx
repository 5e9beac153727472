import type { ListingKind, ListingStatus } from "~/listings/listing";
import { ListingState } from "~/listings/ui/status";
import { PAYMENT_STATUS_LABELS } from "~/orders/label-text";
import type { OrderStatus, PaymentStatus, Phase } from "~/orders/order";
import { OrderStatusBadge } from "~/orders/ui/order";
import { formatShortDate } from "~/platform/dates";
import { isolated, shortId } from "~/platform/strings";
import type { Column, Table } from "~/ui/data-table";
import { Badge, Bdi } from "~/ui/kit";
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
    cell: ({ title }) => <Bdi>{title}</Bdi>,
    notes: ({ seller, kind }) => [`${kind === "offer" ? "Jasa dari" : "Permintaan dari"} ${isolated(seller)}`],
  },
  { head: "Keadaan", kind: "status", cell: (listing) => <ListingState {...listing} /> },
  { head: "Dibuat", kind: "date", cell: ({ createdAt }) => formatShortDate(createdAt) },
  { head: "Harga", kind: "amount", cell: ({ price }) => <Price amount={price} /> },
];

export function listingTable(listings: readonly ListingRow[], caption: string): Table<ListingRow> {
  return {
    caption,
    columns: listingColumns,
    rows: listings,
    rowKey: ({ id }) => id,
    link: ({ id }) => ({ href: `/operator/listings/${id}`, name: "Berkas" }),
  };
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
    cell: ({ title }) => <Bdi>{title}</Bdi>,
    notes: ({ buyer, seller }) => [`${isolated(buyer)} dari ${isolated(seller)}`],
  },
  {
    head: "Keadaan",
    kind: "status",
    // A narrow line has place for one of the badges. The phase is more exact.
    cell: ({ status, phase }) => (
      <span className="max-2xl:[&>:nth-last-child(2)]:sr-only">
        <OrderStatusBadge status={status} phase={phase} />
      </span>
    ),
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
];

export function orderTable(orders: readonly OrderRow[], caption: string): Table<OrderRow> {
  return {
    caption,
    columns: orderColumns,
    rows: orders,
    rowKey: ({ id }) => id,
    link: ({ id }) => ({ href: `/operator/orders/${id}`, name: `Berkas pesanan ${shortId(id)}:` }),
  };
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
    cell: ({ name }) => <Bdi>{name}</Bdi>,
    notes: ({ email, location, closedAt }) => (closedAt === null ? [email, location] : []),
  },
  { head: "Akun", kind: "status", cell: (person) => <AccountState {...person} /> },
  { head: "Bergabung", kind: "date", cell: ({ joinedAt }) => formatShortDate(joinedAt) },
];

export function personTable(people: readonly PersonRow[], caption: string): Table<PersonRow> {
  return {
    caption,
    columns: personColumns,
    rows: people,
    rowKey: ({ personId }) => personId,
    link: ({ personId }) => ({ href: `/operator/people/${personId}`, name: "Berkas" }),
  };
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
