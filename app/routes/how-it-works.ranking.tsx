import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";

import { useLoaderData } from "@remix-run/react";
import ranking from "~/content/how-it-works-ranking.server";
import { documentHeaders } from "~/platform/documents.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { textPageView } from "~/platform/text-pages.server";
import { TextPage } from "~/ui/text-page";

/** Reads the text. The route `$page` serves only addresses with one segment. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return data(textPageView(ranking, context), { headers: documentHeaders(context, request) });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function RankingPage() {
  return <TextPage page={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page) : []);

export const handle: PageHandle = { page: "document" };
