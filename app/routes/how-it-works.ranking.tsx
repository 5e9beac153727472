import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import ranking from "~/content/how-it-works-ranking.server";
import { documentHeaders } from "~/http/document.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { TextPage } from "~/ui/layout/text-page";
import { textPageView } from "~/views/core/text-page.server";

/** A static page below another: `$page` answers for those of one word. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return data(textPageView(ranking, context), { headers: documentHeaders(context, request) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RankingPage() {
  return <TextPage page={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page) : []);

export const handle: PageHandle = { page: "document" };
