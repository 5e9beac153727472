// biome-ignore-all lint/a11y/noRedundantRoles: shown as lines on a phone, a table without them is none to a screen reader.
// Search results and queues on operator pages.

import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ListingKind, ListingStatus } from "~/listings/listing";
import { ListingState } from "~/listings/ui/status";
import { PAYMENT_STATUS_LABELS } from "~/orders/label-text";
import type { OrderStatus, PaymentStatus, Phase } from "~/orders/order";
import { OrderStatusBadge } from "~/orders/ui/order";
import { formatDate, formatShortDate } from "~/platform/dates";
import { isolated, shortId, shortTitle } from "~/platform/strings";
import { Field, type FieldView } from "~/ui/fields";
import { Topline } from "~/ui/frame";
import { Badge, Bdi, type Column, DataTable, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { PHASE_LABELS } from "../text";

type FoundListingItem = {
  id: string;
  title: string;
  kind: ListingKind;
  status: ListingStatus;
  seller: string;
  /** integer rupiah */
  price: number;
  /** UTC ms, all of them */
  hiddenAt: number | null;
  deletedAt: number | null;
  createdAt: number;
};

const columns: Column<FoundListingItem>[] = [
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

export function FoundListings({
  listings,
  caption,
}: {
  listings: readonly FoundListingItem[];
  caption: string;
}) {
  return <DataTable caption={caption} columns={columns} rows={listings} rowKey={({ id }) => id} />;
}

type FoundOrderItem = {
  id: string;
  title: string;
  buyer: string;
  seller: string;
  status: OrderStatus;
  phase: Phase | null;
  paymentStatus: PaymentStatus;
  /** integer rupiah; null until there is a price */
  total: number | null;
  /** UTC ms */
  createdAt: number;
};

const foundOrdersColumns: Column<FoundOrderItem>[] = [
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
    cell: ({ total }) =>
      total === null ? <span className="soft">Belum ada</span> : <Price amount={total} />,
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

export function FoundOrders({ orders, caption }: { orders: readonly FoundOrderItem[]; caption: string }) {
  return <DataTable caption={caption} columns={foundOrdersColumns} rows={orders} rowKey={({ id }) => id} />;
}

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

const foundPeopleColumns: Column<FoundPersonItem>[] = [
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
  return (
    <DataTable
      caption={caption}
      columns={foundPeopleColumns}
      rows={people}
      rowKey={({ personId }) => personId}
    />
  );
}

type State = Pick<
  FoundPersonItem,
  "verifiedAt" | "suspendedAt" | "restrictedAt" | "closedAt" | "operatorSince"
>;

/** A closed account is also suspended, so that checks for suspension apply. */
export function AccountState({ verifiedAt, suspendedAt, restrictedAt, closedAt, operatorSince }: State) {
  if (closedAt !== null) return <Badge look="off">Ditutup</Badge>;
  if (suspendedAt !== null) return <Badge look="off">Ditangguhkan</Badge>;
  if (restrictedAt !== null) return <Badge look="off">Dibekukan</Badge>;
  if (verifiedAt === null) return <Badge look="off">Email belum diverifikasi</Badge>;
  return <Badge look="on">{operatorSince === null ? "Aktif" : "Operator"}</Badge>;
}

export function OrderActionHeader({ id, title, heading }: { id: string; title: string; heading: string }) {
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Pesanan", href: "/operator/orders" },
            { text: shortTitle(title), href: `/operator/orders/${id}` },
            { text: heading },
          ]}
        />
      </Topline>
      <h1>{heading}</h1>
      <p className="soft">
        <Bdi>{title}</Bdi>
      </p>
    </>
  );
}

export type QueueRow = {
  key: string;
  href: string;
  title: string;
  note: string;
  /** Shown next to the note if operators must do more. */
  mark?: string | null;
  /** Integer rupiah; null if it is not about money. */
  amount: number | null;
  more?: boolean;
  due: string;
  at?: string | undefined;
  tone: "late" | "due" | "calm";
  count: string;
};

const TONES = { late: "font-bold text-danger", due: "font-bold text-accent-ink", calm: "soft" };

/**
 * Waiting items as links. `heads`: headings of the first, third and fourth column; the second is the amount.
 */
export function TaskQueue({
  caption,
  heads: [title, due, count],
  rows,
}: {
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly QueueRow[];
}) {
  const noMoney = rows.every(({ amount }) => amount === null);
  return (
    <table className="queue" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[title, "Rupiah", due, count].map((head, at) => (
            <th key={head} role="columnheader" scope="col" hidden={noMoney && at === 1}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            <td role="cell">
              <Link to={row.href}>
                <Bdi>{row.title}</Bdi>
              </Link>
              <small>
                {row.note}
                {row.mark && <b> · {row.mark}</b>}
              </small>
            </td>
            <td role="cell" hidden={noMoney}>
              {row.amount === null ? "–" : <Price amount={row.amount} />}
              {row.amount !== null && row.more && "+"}
            </td>
            <td role="cell">
              <span className={TONES[row.tone]}>{row.due}</span>
              {row.at && <small>{row.at}</small>}
            </td>
            <td role="cell">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A GET form, so that a result has a URL; `children` are further fields. */
export function OperatorSearch({
  path,
  q,
  label,
  hint,
  children,
}: {
  path: string;
  q: string;
  label: string;
  hint: string;
  children?: ReactNode;
}) {
  const field: FieldView = { id: "cari-q", name: "q", errorId: "cari-q-error", descriptionId: "cari-q-hint" };
  return (
    <Form action={path} className="list-filter operator-search mt-4" role="search" key={`${path} ${q}`}>
      <Field field={field} label={label} hint={hint}>
        <input
          id={field.id}
          name={field.name}
          className="input"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={field.descriptionId}
        />
      </Field>
      {children}
      <SubmitButton look="line">Cari</SubmitButton>
    </Form>
  );
}
