import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { categoryBySlug, categoryGroupBySlug } from "~/domain/listing/category";
import { placePageHref } from "~/domain/place/place-page";
import { documentHeaders } from "~/http/document.server";
import { notFound } from "~/http/errors.server";
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
    { headers: documentHeaders(context, request, [LISTS]) },
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

export const handle: PageHandle = { page: "document", sheet: "finding" };
