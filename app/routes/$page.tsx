import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { STATIC_PAGES } from "~/content/pages.server";
import { documentHeaders } from "~/platform/documents.server";
import { methodNotAllowed, notFound } from "~/platform/errors.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { questionsData } from "~/platform/structured-data";
import { textPageView } from "~/platform/text-pages.server";
import { TextPage } from "~/ui/text-page";

export function loader({ params, request, context }: LoaderFunctionArgs) {
  const view = textPageView(staticPage(params.page), context);
  return data(view, { headers: documentHeaders(context, request) });
}

/** Answers 404 to a form sent to an unknown URL. Without an action it would get a 405. */
export function action({ params }: ActionFunctionArgs) {
  staticPage(params.page);
  return methodNotAllowed();
}

/** Finds a page. Ignores the case of letters, as routes do. */
function staticPage(slug = "") {
  const path = `/${slug.toLowerCase()}`;
  return STATIC_PAGES.find((page) => page.path === path) ?? notFound();
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function StaticPage() {
  return <TextPage page={useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [];
  const questions = page.parts === "questions" ? page.sections.flatMap(({ parts }) => parts) : [];
  return pageMeta({ ...page, ...(questions.length > 0 && { described: [questionsData(questions)] }) });
};

export const handle: PageHandle = { page: "document" };
