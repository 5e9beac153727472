import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import text from "~/content/how-it-works.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { TextPage } from "~/ui/layout/text-page";
import { textPage } from "~/views/core/text-page.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  return textPage(context, request, text);
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function HowItWorks() {
  return <TextPage page={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page) : []);

export const handle: PageHandle = { page: "document" };
