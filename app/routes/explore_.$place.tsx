import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { noSuchPlaceView, placePage } from "~/places/page-data.server";
import { placePageHref } from "~/places/place-page";
import { placeOfPath } from "~/places/requests.server";
import { noPlaceMeta } from "~/places/text";
import { NoSuchPlace, PlacePage, placeMeta } from "~/places/ui/place-page";
import { documentHeaders, withHeldGroups } from "~/platform/documents.server";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import type { PageHandle } from "~/platform/pages";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { env, now } = context;
  const found = placeOfPath(request, params.place ?? "", null);
  if (!("place" in found)) {
    const url = `${env.appOrigin}/explore`;
    return data({ page: null, none: noSuchPlaceView(found), url }, { status: 404 });
  }
  const subject = { category: null, place: found.place };
  const read = await placePage(context, subject, { params: new URL(request.url).searchParams, now });
  const groups = withHeldGroups(request, read.groups);
  const url = `${env.appOrigin}${placePageHref(subject)}`;
  return data(
    { page: { ...read, groups }, none: null, url },
    { headers: documentHeaders(context, request, [LISTS_CACHE_TAG]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ExplorePlace() {
  const { page, none } = useLoaderData<typeof loader>();
  return page ? <PlacePage page={page} /> : <NoSuchPlace category={null} {...none} />;
}

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => {
  if (!shown) return [];
  const { page, none, url } = shown;
  return page ? placeMeta({ ...page, url }) : noPlaceMeta(none.title, url);
};

export const handle: PageHandle = { page: "document" };
