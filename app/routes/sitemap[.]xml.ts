import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { STATIC_PAGES } from "~/content/pages.server";
import { CATEGORIES, CATEGORY_GROUPS } from "~/domain/listing/category";

const PAGES = ["/", "/explore", "/wanted", "/categories", ...STATIC_PAGES.map(({ path }) => path)];

export function loader({ context }: LoaderFunctionArgs) {
  const categories = [...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => `/category/${slug}`);
  // Our own addresses are letters and hyphens: nothing in them needs escaping.
  const urls = [...PAGES, ...categories].map(
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
