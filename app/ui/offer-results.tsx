import type { OfferSummary } from "~/domain/listing-view";
import { SEARCH_SORTS, type SearchSort } from "~/domain/search";
import { ListPages } from "./list-pages";
import { OfferCard } from "./offer-card";
import { Section } from "./section";
import { Tabs } from "./tabs";

/** A page of offers with the way on. Under tabs the heading is only heard: they say it to the eye. */
export function OfferResults({
  title = null,
  offers,
  first,
  next,
}: {
  title?: string | null;
  offers: readonly OfferSummary[];
  first: string | null;
  next: string | null;
}) {
  const list = (
    <>
      <ul className="cards">
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </ul>
      <ListPages first={first} next={next} />
    </>
  );
  if (title) {
    return (
      <Section id="jasa" title={title} note="Yang terbaru lebih dulu." tight>
        {list}
      </Section>
    );
  }
  return (
    <>
      <h2 className="sr">Daftar jasa</h2>
      {list}
    </>
  );
}

const sortNames: Record<SearchSort, string> = { terbaru: "Terbaru", populer: "Populer" };

/** The same list in another order. */
export function SortTabs({ current, hrefOf }: { current: SearchSort; hrefOf: (sort: SearchSort) => string }) {
  const tabs = SEARCH_SORTS.map((sort) => ({
    to: hrefOf(sort),
    text: sortNames[sort],
    current: sort === current,
  }));
  return <Tabs label="Urutkan" tabs={tabs} />;
}
