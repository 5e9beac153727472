import type { OfferSummary } from "~/domain/listing/view";
import { Avatar } from "../kit/avatar";
import { Price } from "../kit/money/price";
import { Photo } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { Rating } from "../review/rating";

/** The title's link covers the card: all of it can be pressed, and it is read once. */
export function OfferCard({
  loading = "lazy",
  ...offer
}: OfferSummary & { why?: string | null; loading?: "first" | "lazy" }) {
  return (
    <li className="offer-card">
      <Photo picture={offer.picture} category={offer.category} loading={loading} />
      <div>
        <span className="card-category">{offer.category}</span>
        <h3>
          <a href={`/gig/${offer.id}`}>
            <Bdi>{offer.title}</Bdi>
          </a>
        </h3>
        <p className="offer-card__seller">
          <Avatar name={offer.sellerName} pictureUrl={offer.sellerPicture} size="xs" />
          <span>
            <Bdi>{offer.sellerName}</Bdi>
          </span>
        </p>
        <p className="offer-card__meta">
          <Rating rating={offer.rating} count={offer.reviewCount} />
        </p>
        <p className="offer-card__meta">{offer.location}</p>
        {offer.why && <p className="offer-card__meta">{offer.why}</p>}
        <Price amount={offer.price} />
      </div>
    </li>
  );
}
