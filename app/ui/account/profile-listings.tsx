import { AppButtonLink } from "../kit/app-link";
import { Badge } from "../kit/badge";
import { EmptyState } from "../kit/empty-state";
import { Price } from "../kit/price";
import { type Column, DataTable } from "../kit/table";
import type { OwnListingItem } from "../listing/own-listings";
import { Rating } from "../review/rating";

const CREATE = "/dashboard/services/create";

type Offer = Omit<OwnListingItem, "proposalCount" | "hiddenAt" | "hiddenReason">;

const columns: Column<Offer>[] = [
  { head: "Judul", kind: "title", cell: ({ id, title }) => <a href={`/gig/${id}`}>{title}</a> },
  { head: "Kategori", kind: "plain", cell: ({ category }) => category },
  {
    head: "Status",
    kind: "status",
    cell: ({ status }) => (
      <Badge look={status === "active" ? "on" : "off"}>
        <span lang="en">{status === "active" ? "Active" : "Inactive"}</span>
      </Badge>
    ),
  },
  {
    head: "Rating",
    kind: "plain",
    cell: ({ rating, ratingCount }) => <Rating rating={rating} count={ratingCount} />,
  },
  { head: "Pesanan selesai", kind: "plain", cell: ({ ordersCompleted }) => ordersCompleted },
  { head: "Harga", kind: "amount", cell: ({ price }) => <Price amount={price} /> },
];

export function ProfileListings({ offers }: { offers: readonly Offer[] }) {
  return (
    <>
      <div className="spread flex-wrap">
        <h2 className="mr-4" lang="en">
          Your Services
        </h2>
        <p className="py-2">
          <AppButtonLink to={CREATE} look="line">
            <span lang="en">Add New Service</span>
          </AppButtonLink>
        </p>
      </div>
      {offers.length === 0 ? (
        <EmptyState
          level={3}
          title="Anda belum memiliki jasa yang ditawarkan"
          action={{ href: CREATE, text: "Tambah Jasa Baru" }}
        />
      ) : (
        <DataTable
          caption="Jasa yang Anda tawarkan, terbaru di atas"
          columns={columns}
          rows={offers}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}
