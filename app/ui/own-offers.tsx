import type { ListingStatus } from "~/domain/listing";
import { shortId } from "~/domain/text";
import { ButtonLink } from "./button";
import { Price } from "./price";
import { Rating } from "./rating";
import { ListingStatusBadge } from "./status";
import { type Column, DataTable } from "./table";

export type OwnOffer = {
  id: string;
  title: string;
  category: string;
  /** integer rupiah */
  price: number;
  status: ListingStatus;
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
};

const columns: Column<OwnOffer>[] = [
  { head: "ID", kind: "id", cell: ({ id }) => shortId(id) },
  { head: "Judul", kind: "title", cell: ({ title }) => title },
  { head: "Kategori", kind: "plain", cell: ({ category }) => category },
  { head: "Harga", kind: "plain", cell: ({ price }) => <Price amount={price} /> },
  {
    head: "Status",
    kind: "status",
    cell: ({ status }) => <ListingStatusBadge kind="offer" status={status} />,
  },
  {
    head: "Rating",
    kind: "plain",
    cell: ({ rating, ratingCount }) => <Rating rating={rating} count={ratingCount} />,
  },
  { head: "Pesanan", kind: "plain", cell: ({ ordersCompleted }) => ordersCompleted },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ id, title }) => (
      <ButtonLink look="line" href={`/gig/${id}`} aria-label={`Lihat ${title}`}>
        Lihat
      </ButtonLink>
    ),
  },
];

/** Somebody's own offers, whatever their status. */
export function OwnOffers({ offers }: { offers: readonly OwnOffer[] }) {
  return (
    <DataTable
      caption="Jasa yang Anda tawarkan, terbaru di atas"
      columns={columns}
      rows={offers}
      rowKey={({ id }) => id}
    />
  );
}
