import { Link } from "@remix-run/react";
import { SUPPORT_EMAIL } from "~/copy/core/contact";
import { excerpt, shortId } from "~/domain/core/text";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import { ownListPath } from "~/domain/listing/own-lists";
import { AppButtonLink } from "../kit/app-link";
import { ButtonLink } from "../kit/button";
import { Price } from "../kit/price";
import { type Column, DataTable } from "../kit/table";
import { Rating } from "../review/rating";
import { DeletionDialog } from "./deletion";
import { ListingState } from "./status";

export type OwnListingItem = {
  id: string;
  title: string;
  category: string;
  /** integer rupiah: an offer's price or a request's budget */
  price: number;
  status: ListingStatus;
  /** UTC ms; null unless an operator hid it. */
  hiddenAt: number | null;
  hiddenReason: string;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  proposalCount: number;
};

const captions: Record<ListingKind, string> = {
  offer: "Jasa yang Anda tawarkan",
  wanted: "Jasa yang Anda cari",
};

const columns: Record<ListingKind, Column<OwnListingItem>[]> = {
  offer: [
    ...begin("offer", "Harga"),
    { head: "Pesanan", kind: "plain", cell: ({ ordersCompleted }) => ordersCompleted },
    actions("offer"),
  ],
  wanted: [
    ...begin("wanted", "Budget"),
    { head: "Penawaran", kind: "plain", cell: proposals },
    actions("wanted"),
  ],
};

function Hidden({ reason }: { reason: string }) {
  return (
    <>
      <small>Disembunyikan oleh JasaWarga: {excerpt(reason, 80)}</small>
      <small>
        Perbaiki isinya lewat Edit, lalu <a href={`mailto:${SUPPORT_EMAIL}`}>tulis kepada kami</a>.
      </small>
    </>
  );
}

function proposals({ id, title, proposalCount }: OwnListingItem) {
  return (
    <Link
      // Enlarges the touch target of a single digit.
      className="-mx-3 p-3"
      to={`/dashboard/wanted/${id}/proposals`}
      aria-label={`${proposalCount} penawaran untuk ${title}`}
    >
      {proposalCount}
    </Link>
  );
}

function begin(kind: ListingKind, amount: string): Column<OwnListingItem>[] {
  return [
    { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
    {
      head: "Judul",
      kind: "title",
      cell: ({ title, hiddenAt, hiddenReason }) => (
        <>
          {title}
          {hiddenAt !== null && <Hidden reason={hiddenReason} />}
        </>
      ),
    },
    { head: "Kategori", kind: "plain", cell: ({ category }) => category },
    { head: amount, kind: "plain", cell: ({ price }) => <Price amount={price} /> },
    {
      head: "Status",
      kind: "status",
      cell: ({ status, hiddenAt }) => <ListingState kind={kind} status={status} hiddenAt={hiddenAt} />,
    },
    {
      head: "Rating",
      kind: "plain",
      cell: ({ rating, ratingCount }) => (
        // A long status may wrap, so that the table keeps its width.
        <span className={ratingCount === 0 ? undefined : "whitespace-nowrap"}>
          <Rating rating={rating} count={ratingCount} />
        </span>
      ),
    },
  ];
}

function actions(kind: ListingKind): Column<OwnListingItem> {
  const page = kind === "offer" ? "/gig" : "/wanted";
  const list = ownListPath(kind);
  return {
    head: "Aksi",
    kind: "action",
    cell: ({ id, title }) => (
      <div className="actions">
        <ButtonLink look="quiet" href={`${page}/${id}`} aria-label={`Lihat ${title}`}>
          Lihat
        </ButtonLink>
        <AppButtonLink look="quiet" to={`${list}/edit/${id}`} aria-label={`Edit ${title}`}>
          Edit
        </AppButtonLink>
        <DeletionDialog kind={kind} id={id} title={title} />
      </div>
    ),
  };
}

export function OwnListings({ kind, listings }: { kind: ListingKind; listings: readonly OwnListingItem[] }) {
  return (
    <DataTable caption={captions[kind]} columns={columns[kind]} rows={listings} rowKey={({ id }) => id} />
  );
}
