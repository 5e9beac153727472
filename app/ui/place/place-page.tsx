import { alsoTitle, aroundTitle, nothingHere, offersText, placeTitle } from "~/copy/place/place-page";
import { groupHeading, groupNote } from "~/copy/search/groups";
import { soonText } from "~/copy/search/results";
import { type PlaceSubject, placePageHref } from "~/domain/place/place-page";
import type { ShownPlace } from "~/domain/place/shown-place";
import type { SearchSort } from "~/domain/search/search";
import type { OfferFound } from "~/domain/search/shown-search";
import { Group } from "../kit/group";
import { Icon } from "../kit/icon";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { LinkChips } from "../kit/navigation/link-chips";
import { ListPagination } from "../kit/navigation/list-pagination";
import { Ways } from "../kit/ways";
import { Main } from "../layout/page-shell";
import { FoundGroup, FoundList, type FoundOffer } from "../search/found-group";
import { SearchColumns } from "../search/search-columns";
import { SortTabs } from "../search/sort-tabs";
import { PlaceFactList } from "./facts";
import { FairPrices } from "./fair-prices";
import { PlaceFilters } from "./filters";
import { RequestHere } from "./request-here";

/** Offers of a category in a place, or of all; and what is near it. `remembered`: the category's page, for whoever chose the place before. */
export function PlacePage({ page, remembered = false }: { page: ShownPlace; remembered?: boolean }) {
  const { subject, facts, jobs, sort, sorts, groups, first, next, around, also } = page;
  const { category, place } = subject;
  const path = category ? `/category/${category.slug}` : "/explore";
  const offers = groups.reduce((sum, group) => sum + group.listings.length, 0);
  const nothing = nothingHere(subject);
  const chips = category ? jobs : also;
  return (
    <Main>
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          category
            ? { text: category.name, href: `/category/${category.slug}` }
            : { text: "Jelajahi", href: "/explore" },
          { text: place.name },
        ]}
      />
      <h1>{placeTitle(subject)}</h1>
      <p className="small soft py-2">
        {remembered && "Tempat pilihan Anda. "}
        <a className="py-3" href={`/place?redirectTo=${encodeURIComponent(path)}`}>
          Ganti tempat
        </a>
        {" · "}
        <a className="py-3" href={category ? `${path}?sort=terbaru` : `${path}?lokasi=`}>
          Semua Indonesia
        </a>
      </p>
      <PlaceFactList facts={facts} />
      {page.nothingHere && (
        <p className="callout callout--warm mt-3">
          <Icon name="pin" />
          <span>
            <b>{nothing.title}.</b> {nothing.text}
          </span>
        </p>
      )}
      <LinkChips label={category ? "Pekerjaan" : "Kategori di sini"} links={chips} />
      <SearchColumns
        hits={offers}
        tools={
          <>
            <PlaceFilters subject={subject} />
            <SortTabs sorts={sorts} current={sort} hrefOf={(one) => orderHref(subject, one, sorts)} />
          </>
        }
      >
        {groups.map(({ name, stands, listings }, at) => {
          const heading = groupHeading(name, [place], stands);
          return heading === null ? (
            <div key={name}>
              <h2 className="sr-only">Daftar jasa</h2>
              <FoundList offers={listings.map(withSoon)} isFirst={at === 0} />
            </div>
          ) : (
            <FoundGroup
              key={name}
              id={name}
              title={heading}
              count={name === "here" ? offersText(facts.offers) : undefined}
              note={groupNote(name, [place])}
              offers={listings.map(withSoon)}
              isFirst={at === 0}
            />
          );
        })}
        <ListPagination first={first} next={next} />
        {facts.fair && <FairPrices subject={subject} fair={facts.fair} />}
        {around.length > 0 && (
          <Group id="sekitar" title={aroundTitle(subject)}>
            <Ways
              ways={around.map(({ name, text, href, offers }) => ({
                ...{ key: href, to: { href }, icon: "pin" as const, title: name, text },
                ...(offers && { end: offers }),
              }))}
            />
          </Group>
        )}
        {category && also.length > 0 && (
          <Group id="juga" title={alsoTitle(subject)}>
            <LinkChips
              links={[
                ...also,
                { text: "Semua jasa di sini", href: placePageHref({ category: null, place }) },
              ]}
            />
          </Group>
        )}
        <RequestHere subject={subject} />
      </SearchColumns>
    </Main>
  );
}

function orderHref(subject: PlaceSubject, sort: SearchSort, sorts: readonly SearchSort[]): string {
  return placePageHref(subject, { sort: sort === sorts[0] ? null : sort });
}

function withSoon({ startsInDays, ...offer }: OfferFound): FoundOffer {
  return { ...offer, soon: soonText(startsInDays) };
}
