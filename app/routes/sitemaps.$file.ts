import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { STATIC_PAGES } from "~/content/pages.server";
import { CATEGORIES, CATEGORY_GROUPS, categoryByName } from "~/listings/category";
import { listOpenListingsOfRows, listSellersOfRows } from "~/listings/queries.server";
import { placeOf } from "~/places/place";
import { placePageHref } from "~/places/place-page";
import { listPlacePages } from "~/places/queries.server";
import { SITE_MAP_ROWS, type SiteMapPage, siteMap } from "~/platform/site-maps.server";

const PAGES = ["/", "/explore", "/wanted", "/categories", ...STATIC_PAGES.map(({ path }) => path)];

/** The maximum number of pages of places: twelve per place, rounded. */
const MAX_PLACE_PAGES = 7_000;

const FILE = /^(pages|places|offers|requests|people)(?:-([1-9]\d{0,4}))?\.xml$/;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, kind = "", number] = FILE.exec(params.file ?? "") ?? [];
  const file = await siteMap(context, `${kind}-${number ?? ""}`, () => listPages(context, kind, Number(number)));
  return file ?? new Response("Peta situs tidak ada", { status: 404 });
}

/** Returns null for an unknown name. `number` is NaN if the name has none. */
async function listPages({ db }: AppLoadContext, kind: string, number: number): Promise<SiteMapPage[] | null> {
  if (Number.isNaN(number)) {
    if (kind === "pages") return listStaticPages();
    return kind === "places" ? toPlacePages(await listPlacePages(db, MAX_PLACE_PAGES)) : null;
  }
  const rows = { after: (number - 1) * SITE_MAP_ROWS, through: number * SITE_MAP_ROWS };
  if (kind === "offers") return toPages("/gig/", await listOpenListingsOfRows(db, "offer", rows));
  if (kind === "requests") return toPages("/wanted/", await listOpenListingsOfRows(db, "wanted", rows));
  return kind === "people" ? toPages("/u/", await listSellersOfRows(db, rows)) : null;
}

function toPages(prefix: string, rows: readonly { id: string; changedAt: number }[]): SiteMapPage[] {
  return rows.map(({ id, changedAt }) => ({ path: prefix + id, changedAt }));
}

function listStaticPages(): SiteMapPage[] {
  const categories = [...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => `/category/${slug}`);
  return [...PAGES, ...categories].map((path) => ({ path }));
}

function toPlacePages(counted: Awaited<ReturnType<typeof listPlacePages>>): SiteMapPage[] {
  return counted.flatMap(({ placeCode, category: name, countedAt }) => {
    const [place, category] = [placeOf(placeCode), categoryByName(name) ?? null];
    if (!place || (!category && name !== "")) return [];
    return [{ path: placePageHref({ category, place }), changedAt: countedAt }];
  });
}
