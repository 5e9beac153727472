import type { AppLoadContext } from "@remix-run/cloudflare";
import { edgeCache } from "./edge-cache.server";

/**
 * The number of row ids in a sitemap of listings or people. A file has at most this number of URLs. Search engines
 * accept 50,000.
 */
export const SITE_MAP_ROWS = 10_000;

const HOUR_SECONDS = 3_600;

/** `path` must need no escaping in XML. `changedAt` is UTC ms. */
export type SiteMapPage = { path: string; changedAt?: number };

export function siteMapIndex(appOrigin: string, names: readonly string[]): Response {
  const entries = names.map((name) => `<sitemap><loc>${appOrigin}/sitemaps/${name}.xml</loc></sitemap>`);
  return xmlResponse("sitemapindex", entries);
}

/**
 * Returns a sitemap, or null if `list` returns null for an unknown file. The edge cache of the location keeps it for an
 * hour, because one file reads up to 10,000 rows.
 */
export async function siteMap(
  { env, defer }: Pick<AppLoadContext, "env" | "defer">,
  name: string,
  list: () => Promise<readonly SiteMapPage[] | null>,
): Promise<Response | null> {
  const cache = edgeCache();
  const key = new Request(`${env.appOrigin}/.sitemaps/${name}`);
  const cached = await cache?.match(key);
  if (cached) return cached;
  const pages = await list();
  if (!pages) return null;
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `<url><loc>${env.appOrigin}${path}</loc>${changed}</url>`;
  });
  const response = xmlResponse("urlset", entries);
  if (cache) defer(cache.put(key, response.clone()));
  return response;
}

function xmlResponse(root: "sitemapindex" | "urlset", entries: readonly string[]): Response {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`;
  return new Response(xml, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": `public, max-age=${HOUR_SECONDS}`,
    },
  });
}
