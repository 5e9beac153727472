import { Badge } from "../kit/badge";
import { EmptyState } from "../kit/empty-state";
import { Price } from "../kit/money/price";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Bdi } from "../kit/text/bdi";
import type { OwnListingItem } from "../listing/own-listings";
import { Rating } from "../review/rating";

const CREATE = "/dashboard/services/create";

type Offer = Pick<
  OwnListingItem,
  "id" | "title" | "category" | "price" | "status" | "rating" | "ratingCount" | "ordersCompleted"
>;

export function ProfileListings({ offers }: { offers: readonly Offer[] }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between">
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
        <ul className="offer-rows">
          {offers.map((offer) => (
            <Row key={offer.id} {...offer} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ id, title, category, status, rating, ratingCount, ordersCompleted, price }: Offer) {
  return (
    <li>
      <div>
        <h3>
          <a href={`/gig/${id}`}>
            <Bdi>{title}</Bdi>
          </a>
        </h3>
        <p className="small soft">
          {category} · <Rating rating={rating} count={ratingCount} /> · {ordersCompleted} pesanan selesai
        </p>
        <p className="flex items-center justify-between">
          <Badge look={status === "active" ? "on" : "off"}>
            <span lang="en">{status === "active" ? "Active" : "Inactive"}</span>
          </Badge>
          <Price amount={price} />
        </p>
      </div>
    </li>
  );
}
