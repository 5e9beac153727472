import type { EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = <RemixServer context={context} url={request.url} />;
  const body = await renderToReadableStream(page, { signal: request.signal });
  headers.set("Content-Type", "text/html");
  return new Response(body, { headers, status });
}
