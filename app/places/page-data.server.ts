import { CATEGORIES } from "~/listings/category";
import type { SearchDatabases } from "~/search/index-queries.server";
import { shownGroups } from "~/search/page-data.server";
import { findInPlace } from "~/search/queries.server";
import { questionOf } from "~/search/question";
import { placeAlone, readSearch, searchHref, sortsOf } from "~/search/search";
import { kilometresTo } from "~/search/shown-search";
import { CATEGORY_JOBS } from "~/search/text";
import { understand } from "~/search/understand";
import { NO_WORDS } from "~/search/words/vocabulary";
import { neighbours, placesStarting } from "./near-places";
import { placeOf } from "./place";
import { type PlaceSubject, placeFacts, placePageHref, type ShownPlace, type UnclearPlace } from "./place-page";
import { type OffersAt, toPlaceFigures } from "./queries.server";
import { noSuchPlace, offersText, placeDescriptionText, severalPlaces } from "./text";

const MAX_PLACES = 8;

export function noSuchPlaceView({ typed, places, together }: Omit<UnclearPlace, "is">) {
  const near = together ? places : [...new Set([...places, ...placesStarting(typed)])].slice(0, MAX_PLACES);
  return {
    title: together ? severalPlaces(typed, places) : noSuchPlace(typed),
    places: near.map((place) => ({ ...place, text: placeDescriptionText(place) })),
  };
}

const MAX_OFFERS_AROUND = 6;
const MAX_NEARBY_PLACES = 4;
const MAX_OTHER_CATEGORIES = 6;

export async function placePage(
  databases: SearchDatabases,
  subject: PlaceSubject,
  { params, now }: { params: URLSearchParams; now: number },
): Promise<ShownPlace> {
  const { category, place } = subject;
  const search = readSearch(
    new URLSearchParams({
      lokasi: place.code,
      jenis: "jasa",
      kategori: category?.slug ?? "",
      ...kept(params),
    }),
  );
  const question = questionOf(search, understand("", NO_WORDS));
  const jobs = jobsOf(subject);
  const asked = { place, category: category?.name ?? "", around: MAX_OFFERS_AROUND, now };
  const found = await findInPlace(databases, question, { ...asked, jobs: jobs.map((job) => job.question) });
  const groups = shownGroups(found.offers, [place], ({ summary, group, candidate }) => ({
    ...summary,
    km: group === "online" ? null : kilometresTo([place], candidate),
  }));
  const hereCount = groups.find(({ name }) => name === "here")?.listings.length ?? 0;
  const begins = search.after === null && search.sort === "relevan";
  const whole = begins && (found.after === null || groups.at(-1)?.name !== "here");
  const row = found.here.find((one) => one.category === asked.category);
  const own = row ? toPlaceFigures(row) : null;
  const sorts = sortsOf(search);
  const sort = search.sort === sorts[0] ? null : search.sort;
  return {
    subject,
    facts: placeFacts(own, { shown: hereCount, all: whole }),
    jobs: jobs.filter((_, at) => found.answered.has(at)).map(({ text, href }) => ({ text, href })),
    sort: search.sort,
    sorts,
    groups,
    nothingHere: whole && hereCount === 0,
    first: search.after === null ? null : placePageHref(subject, { sort }),
    next: found.after && placePageHref(subject, { sort, after: found.after }),
    around: aroundOf(subject, found.around),
    also: alsoOf(subject, found.here),
  };
}

function kept(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    ["sort", "after"].flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function jobsOf({ category, place }: PlaceSubject) {
  const jobs = category ? CATEGORY_JOBS[category.slug] : [];
  return jobs.map((text) => {
    const href = searchHref({ q: text.toLowerCase(), place: placeAlone(place) });
    const search = readSearch(new URL(href, "http://localhost").searchParams);
    return { text, href, question: questionOf(search, understand(search.q, NO_WORDS)) };
  });
}

function aroundOf({ category, place }: PlaceSubject, counted: readonly OffersAt[]): ShownPlace["around"] {
  const offersAt = new Map(counted.map(({ placeCode, offers }) => [placeCode, offers]));
  const line = (code: string) => {
    const one = placeOf(code);
    const offers = offersAt.get(code);
    return one === null || offers === undefined
      ? []
      : [
          {
            name: one.name,
            text: placeOf(one.province)?.name ?? "",
            href: placePageHref({ category, place: one }),
            offers: offersText(offers),
          },
        ];
  };
  if (place.kind === "province") return counted.flatMap(({ placeCode }) => line(placeCode));
  const beside = neighbours(place.code).flatMap(({ code }) => line(code));
  const province = placeOf(place.province);
  if (province === null) return beside.slice(0, MAX_NEARBY_PLACES);
  const whole = { name: province.name, text: "seluruh provinsi", offers: null };
  return [...beside.slice(0, MAX_NEARBY_PLACES), { ...whole, href: placePageHref({ category, place: province }) }];
}

function alsoOf({ category, place }: PlaceSubject, counted: readonly OffersAt[]): ShownPlace["also"] {
  const others = counted.filter((one) => one.category !== "" && one.category !== category?.name);
  return [...others]
    .sort((a, b) => b.offers - a.offers)
    .slice(0, category ? MAX_OTHER_CATEGORIES : CATEGORIES.length)
    .flatMap(({ category: name, offers }) => {
      const one = CATEGORIES.find((known) => known.name === name);
      return one ? [{ text: name, note: offersText(offers), href: placePageHref({ category: one, place }) }] : [];
    });
}
