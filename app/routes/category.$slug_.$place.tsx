import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { categoryBySlug, categoryGroupBySlug } from "~/listings/category";
import { noSuchPlaceView, placePage } from "~/places/page-data.server";
import { placePageHref } from "~/places/place-page";
import { placeOfPath } from "~/places/requests.server";
import { noPlaceMeta } from "~/places/text";
import { NoSuchPlace, PlacePage, placeMeta } from "~/places/ui/place-page";
import { documentHeaders, withHeldGroups } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { env, now } = context;
  const { slug = "", place: text = "" } = params;
  const category = categoryBySlug(slug);
  if (!category) throw categoryGroupBySlug(slug) ? redirect(`/category/${slug}`, 301) : notFound();
  const found = placeOfPath(request, text, category);
  if (!("place" in found)) {
    const url = `${env.appOrigin}/category/${slug}`;
    return data({ page: null, none: noSuchPlaceView(found), category, url }, { status: 404 });
  }
  const subject = { category, place: found.place };
  const read = await placePage(context, subject, { params: new URL(request.url).searchParams, now });
  const groups = withHeldGroups(request, read.groups);
  const url = `${env.appOrigin}${placePageHref(subject)}`;
  return data(
    { page: { ...read, groups }, none: null, category, url },
    { headers: documentHeaders(context, request, [LISTS_CACHE_TAG]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function CategoryInPlace() {
  const { page, none, category } = useLoaderData<typeof loader>();
  return page ? <PlacePage page={page} /> : <NoSuchPlace category={category} {...none} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => {
  if (!shown) return [];
  const { page, none, url } = shown;
  return page ? placeMeta({ ...page, url }) : noPlaceMeta(none.title, url);
};

export const handle: PageHandle = { page: "document" };
