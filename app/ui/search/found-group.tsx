import { isolated } from "~/domain/core/bidi";
import type { OfferSummary } from "~/domain/listing/view";
import { Avatar } from "../kit/avatar";
import { Group } from "../kit/group";
import { Price } from "../kit/money/price";
import { Photo } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { Rating } from "../review/rating";

export type FoundOffer = OfferSummary & {
  /** "bisa hari ini"; null says nothing. */
  soon?: string | null;
  /** Why it is here, where its own words do not tell: at most one sentence. */
  why?: string | null;
};

/** `isFirst`: where a page's list begins, and its first picture is not waited for. */
type Found = { offers: readonly FoundOffer[]; isFirst?: boolean };

/** Offers to compare, under what they have in common; left out where there are none. */
export function FoundGroup({
  offers,
  isFirst,
  ...group
}: {
  id: string;
  title: string;
  count?: string | undefined;
  note?: string | undefined;
} & Found) {
  if (offers.length === 0) return null;
  return (
    <Group {...group}>
      <FoundList offers={offers} isFirst={isFirst} />
    </Group>
  );
}

export function FoundList({ offers, isFirst }: Found) {
  return (
    <ul className="found">
      {offers.map((offer, at) => (
        <FoundLine key={offer.id} {...offer} loading={isFirst && at === 0 ? "first" : "lazy"} />
      ))}
    </ul>
  );
}

/** The title's link covers the line: all of it can be pressed, and it is read once. */
function FoundLine({ loading, ...offer }: FoundOffer & { loading: "first" | "lazy" }) {
  return (
    <li className="offer-card">
      <Photo picture={offer.picture} category={offer.category} sizes="small" loading={loading} />
      <div>
        <h3>
          <a href={`/gig/${offer.id}`}>
            <Bdi>{offer.title}</Bdi>
          </a>
        </h3>
        <p className="offer-card__seller">
          <Avatar name={offer.sellerName} pictureUrl={offer.sellerPicture} size="xs" />
          <span>{[isolated(offer.sellerName), offer.location].filter(Boolean).join(" · ")}</span>
        </p>
        <p className="offer-card__meta">
          <Rating rating={offer.rating} count={offer.reviewCount} />
          {offer.soon && (
            <>
              {" · "}
              <span className="found__soon">{offer.soon}</span>
            </>
          )}
        </p>
        {offer.why && <p className="found__why">{offer.why}</p>}
        <Price amount={offer.price} />
      </div>
    </li>
  );
}
