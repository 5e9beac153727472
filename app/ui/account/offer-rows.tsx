import type { OfferSummary } from "~/domain/listing/view";
import { Price } from "../kit/money/price";
import { Photo } from "../kit/picture";
import { Bdi } from "../kit/text/bdi";
import { Rating } from "../review/rating";

const SHOWN = 3;

/** What somebody offers, a row each; those after the first unfold. */
export function OfferRows({ offers }: { offers: readonly OfferSummary[] }) {
  const rest = offers.slice(SHOWN);
  return (
    <>
      <Rows offers={offers.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="disclosure">
          <summary>{rest.length} jasa lagi</summary>
          <Rows offers={rest} />
        </details>
      )}
    </>
  );
}

function Rows({ offers }: { offers: readonly OfferSummary[] }) {
  return (
    <ul className="offer-rows">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Photo picture={offer.picture} category={offer.category} sizes="small" />
          <div>
            <h3>
              <a href={`/gig/${offer.id}`}>
                <Bdi>{offer.title}</Bdi>
              </a>
            </h3>
            <p className="spread">
              <span className="small soft">
                {offer.reviewCount > 0 && <Rating rating={offer.rating} count={offer.reviewCount} />}
              </span>
              <Price amount={offer.price} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
