import type { OfferSummary } from "~/domain/listing/view";
import { ListPagination } from "../kit/list-pagination";
import { OfferCard } from "../listing/offer-card";

/** A page of offers with the way on. The heading is only heard: the tabs above say it to the eye. */
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
