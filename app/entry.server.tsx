import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { weightText } from "~/listings/picture-text";
import type { SavedBytes } from "~/platform/documents.server";
import { log, requestId } from "~/platform/log.server";
import { isHydrated, leafHandle } from "~/platform/pages";
import { shownCode } from "~/platform/strings";
import { DATA_SAVER, PAGE_WEIGHT } from "~/ui/data-saver";
import { PageContext } from "~/ui/page-context";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
) {
  const matches = remix.staticHandlerContext.matches.map(({ route }) => ({
    handle: remix.routeModules[route.id]?.handle,
    data: remix.staticHandlerContext.loaderData[route.id],
  }));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const failed = remix.staticHandlerContext.errors !== null;

  if (!isHydrated(matches) || failed) {
    context.policy = { kind: "document" };
    // Without the hand-off stream the page cannot hydrate, and the string renderer leaves no placeholders.
    const html = renderToString(
      <PageContext.Provider
        value={{
          script: false,
          nonce: undefined,
          DataSaver: DATA_SAVER,
          ...(failed && { code: shownCode(requestId()) }),
        }}
      >
        <RemixServer context={{ ...remix, serverHandoffStream: undefined }} url={request.url} />
      </PageContext.Provider>,
    );
    const { savedBytes } = (matches[matches.length - 1]?.data ?? {}) as { savedBytes?: SavedBytes };
    return new Response(await weighed(`<!DOCTYPE html>${html}`, savedBytes), { status, headers });
  }

  const { gateway, pays } = leafHandle(matches) ?? {};
  const { origins } = context.gateways;
  context.policy = {
    kind: "app",
    ...(gateway && { gatewayOrigins: origins }),
    ...(pays && { formOrigins: origins }),
  };
  const body = await renderToReadableStream(
    <PageContext.Provider value={{ script: true, nonce: context.nonce }}>
      <RemixServer context={remix} url={request.url} nonce={context.nonce} abortDelay={5_000} />
    </PageContext.Provider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError(error) {
        log("error", "render_failed", { error });
      },
    },
  );
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  return new Response(body, { status, headers });
}

/** Measures only pages that show their own size, in whole KB as transferred. */
async function weighed(html: string, savedBytes?: SavedBytes): Promise<string> {
  if (!html.includes(PAGE_WEIGHT)) return html;
  const packed = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
  const { byteLength } = await new Response(packed).arrayBuffer();
  const all = savedBytes?.href?.replaceAll("&", "&amp;");
  const link = all ? ` <a href="${all}">Tampilkan semua foto</a>` : "";
  return html.replaceAll(PAGE_WEIGHT, weightText(Math.ceil(byteLength / 1024), savedBytes?.text) + link);
}

export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  // Errors of visitors are answered, not logged.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log("error", "route_failed", { method: request.method, error });
}
