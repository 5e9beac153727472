import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { placePageHref } from "~/domain/place/place-page";
import { documentHeaders } from "~/http/document.server";
import { withHeldGroups } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { noPlaceMeta, placeMeta } from "~/http/place-meta";
import { placeOfPath } from "~/http/place-path.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { NoSuchPlace } from "~/ui/place/no-such-place";
import { PlacePage } from "~/ui/place/place-page";
import { noSuchPlaceView } from "~/views/place/no-such-place.server";
import { placePage } from "~/views/place/place-page.server";

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
    { headers: documentHeaders(context, request, [LISTS]) },
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

export const handle: PageHandle = { page: "document", sheet: "finding" };
