import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { shortId } from "~/domain/core/text";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import { Price } from "../kit/money/price";
import { AppButtonLink } from "../kit/navigation/app-link";
import { type Column, DataTable } from "../kit/table";
import { Bdi } from "../kit/text/bdi";
import { ListingState } from "../listing/status";

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
