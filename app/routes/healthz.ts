import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pingDatabase } from "~/db/core/health.server";

/** For monitors: 200 when the database answers, 503 when it does not. */
export async function loader({ context }: LoaderFunctionArgs) {
  const healthy = await pingDatabase(context.db);
  return new Response(healthy ? "ok" : "database does not answer", { status: healthy ? 200 : 503 });
}
