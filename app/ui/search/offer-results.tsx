import type { OfferSummary } from "~/domain/listing/view";
import { ListPagination } from "../kit/list-pagination";
import { OfferCard } from "../listing/offer-card";

/** The heading is for screen readers only: the tabs above show it. */
export function OfferResults({
  offers,
  first,
  next,
}: {
  offers: readonly OfferSummary[];
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <h2 className="sr-only">Daftar jasa</h2>
      <ul className="cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </ul>
      <ListPagination first={first} next={next} />
    </>
  );
}
