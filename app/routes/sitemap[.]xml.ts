import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readLastRowIds } from "~/listings/queries.server";
import { SITE_MAP_ROWS, siteMapIndex } from "~/platform/site-maps.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const last = await readLastRowIds(context.db);
  return siteMapIndex(context.env.appOrigin, [
    "pages",
    "places",
    ...fileNames("offers", last.listings),
    ...fileNames("requests", last.listings),
    ...fileNames("people", last.people),
  ]);
}

function fileNames(kind: string, lastRowId: number): string[] {
  return Array.from({ length: Math.ceil(lastRowId / SITE_MAP_ROWS) }, (_, at) => `${kind}-${at + 1}`);
}
