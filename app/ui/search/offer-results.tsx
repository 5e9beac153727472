import { groupHeading, groupNote } from "~/copy/search/groups";
import { countText, soonText } from "~/copy/search/results";
import { whyText } from "~/copy/search/why";
import type { OfferSummary } from "~/domain/listing/view";
import type { OfferFound, ShownSearch, WithWhy } from "~/domain/search/shown-search";
import { ListPagination } from "../kit/navigation/list-pagination";
import { OfferCard } from "../listing/offer-card";
import { FoundGroup, FoundList, type FoundOffer } from "./found-group";

/** In groups by place where one was asked for; else the heading is for screen readers only: the tabs above show it. */
export function OfferGroups({ groups, places, pages }: Pick<ShownSearch, "groups" | "places" | "pages">) {
  const whole = pages.first === null && pages.next === null;
  return (
    <>
      {groups.map(({ name, stands, listings }, at) => {
        const heading = groupHeading(name, places, stands);
        const offers = listings.map(foundOffer);
        if (heading !== null) {
          return (
            <FoundGroup
              key={name}
              id={name}
              title={heading}
              {...(whole && { count: countText(listings.length, "offer") })}
              note={groupNote(name, places)}
              offers={offers}
              isFirst={at === 0}
            />
          );
        }
        return (
          <div key={name} className="mt-4">
            <h2 className="sr-only">Daftar jasa</h2>
            <FoundList offers={offers} isFirst={at === 0} />
          </div>
        );
      })}
      <ListPagination {...pages} />
    </>
  );
}

/** As lines of `FoundList`. */
export function foundOffer({ why, startsInDays, ...offer }: WithWhy<OfferFound>): FoundOffer {
  return { ...offer, soon: soonText(startsInDays), why: whyText(why) };
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
      <ul className="cards">
        {offers.map((offer, at) => (
          <OfferCard key={offer.id} {...offer} loading={at === 0 ? "first" : "lazy"} />
        ))}
      </ul>
      <ListPagination first={first} next={next} />
    </>
  );
}
