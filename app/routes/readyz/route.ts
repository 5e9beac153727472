import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { edgeCache } from "~/platform/edge-cache.server";
import { checkReadiness, type ReadinessReport } from "~/platform/readiness.server";

/** Seconds for which a location caches the result. */
const CACHE_SECONDS = 10;

export async function loader({ context }: LoaderFunctionArgs) {
  const cache = edgeCache();
  const key = new Request(`${context.env.appOrigin}/.ready`);
  const copy = await cache?.match(key).catch(() => undefined);
  const readiness: ReadinessReport = copy ? await copy.json() : await checkReadiness(context);
  if (!copy && cache) {
    const kept = Response.json(readiness, { headers: { "Cache-Control": `public, max-age=${CACHE_SECONDS}` } });
    context.defer(cache.put(key, kept));
  }
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { "Cache-Control": "no-store" },
  });
}
