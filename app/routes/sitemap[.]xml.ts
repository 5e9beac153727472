import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { STATIC_PAGES } from "~/content/pages.server";
import { CATEGORIES, CATEGORY_GROUPS, categoryByName } from "~/listings/category";
import { placeOf } from "~/places/place";
import { placePageHref } from "~/places/place-page";
import { listPlacePages } from "~/places/queries.server";

const PAGES = ["/", "/explore", "/wanted", "/categories", ...STATIC_PAGES.map(({ path }) => path)];

/** The maximum number of pages of places: twelve per place, rounded. A sitemap may contain 50,000 URLs. */
const MAX_PLACE_PAGES = 7_000;

export async function loader({ context }: LoaderFunctionArgs) {
  const categories = [...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => `/category/${slug}`);
  const counted = await listPlacePages(context.db, MAX_PLACE_PAGES);
  const places = counted.flatMap(({ placeCode, category: name }) => {
    const [place, category] = [placeOf(placeCode), categoryByName(name) ?? null];
    return place && (category || name === "") ? [placePageHref({ category, place })] : [];
  });
  // Our own URLs contain only letters and hyphens, so nothing needs escaping.
  const urls = [...PAGES, ...categories, ...places].map(
    (path) => `<url><loc>${context.env.appOrigin}${path}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
