import { groupHeading } from "~/copy/search/groups";
import { whyText } from "~/copy/search/why";
import type { OfferSummary } from "~/domain/listing/view";
import type { Place } from "~/domain/place/place";
import type { ShownGroup, WithWhy } from "~/domain/search/shown-search";
import { ListPagination } from "../kit/list-pagination";
import { OfferCard } from "../listing/offer-card";

/** In groups by place where one was asked for; else the heading is for screen readers only: the tabs above show it. */
export function OfferGroups({
  groups,
  places,
  first,
  next,
}: {
  groups: readonly ShownGroup[];
  places: readonly Place[];
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      {groups.map(({ name, offers }) => {
        const heading = groupHeading(name, places);
        return (
          <div key={name}>
            <h2 className={heading === null ? "sr-only" : "mt-5"}>{heading ?? "Daftar jasa"}</h2>
            <OfferCards offers={offers} />
          </div>
        );
      })}
      <ListPagination first={first} next={next} />
    </>
  );
}

export function OfferCards({ offers }: { offers: readonly (OfferSummary | WithWhy<OfferSummary>)[] }) {
  return (
    <ul className="cards">
      {offers.map((offer) => (
        <OfferCard key={offer.id} {...offer} why={"why" in offer ? whyText(offer.why) : null} />
      ))}
    </ul>
  );
}

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
      <OfferCards offers={offers} />
      <ListPagination first={first} next={next} />
    </>
  );
}
