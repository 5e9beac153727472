import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/viewer.server";
import { ListingErrorBoundary } from "~/listings/ui/detail";
import { deferredImages, documentHeaders, savedBytes, withDeferredPhotos } from "~/platform/documents.server";
import { personCacheTag } from "~/platform/edge-cache.server";
import { noService } from "~/platform/errors.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { breadcrumbData, type Trail } from "~/platform/structured-data";
import { findReviewPage } from "~/reviews/queries.server";
import { NoReviews, RatingSummary, ReviewList } from "~/reviews/ui/reviews";
import { Bdi } from "~/ui/kit";
import { Breadcrumbs, ListPagination } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const after = new URL(request.url).searchParams.get("after");
  const page = await findReviewPage(context.db, id, { after });
  if (!page) noService();
  const { userId, kind, status, ...offer } = page.offer;
  if (kind === "wanted") throw redirect(`/wanted/${id}`);
  // Only its owner sees an inactive offer.
  if (status !== "active" && (await getUser(context, request))?.id !== userId) noService();
  const photos = page.reviews.items.flatMap((review) => review.pictures);
  const held = await deferredImages(context, request, photos);
  return data(
    {
      offer,
      reviews: { ...page.reviews, items: withDeferredPhotos(request, page.reviews.items) },
      further: after !== null,
      savedBytes: savedBytes(held),
      share: {
        title: `Ulasan ${isolated(offer.title)}`,
        description: `Kata pembeli tentang ${isolated(offer.title)}.`,
        url: `${context.env.appOrigin}/gig/${id}/reviews`,
      },
    },
    { headers: documentHeaders(context, request, [personCacheTag(userId)]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

function reviewsTrail(offerId: string): Trail {
  return [{ text: "Beranda", href: "/" }, { text: "Detail Jasa", href: `/gig/${offerId}` }, { text: "Ulasan" }];
}

export default function GigReviews() {
  const { offer, reviews, further } = useLoaderData<typeof loader>();
  const here = `/gig/${offer.id}/reviews`;
  return (
    <Main>
      <Breadcrumbs trail={reviewsTrail(offer.id)} />
      <h1>Ulasan Pelanggan ({offer.reviewCount})</h1>
      <p className="text-ink-soft mt-1 mb-4">
        Tentang{" "}
        <a href={`/gig/${offer.id}`}>
          <Bdi>{offer.title}</Bdi>
        </a>
        , yang terbaru lebih dulu.
      </p>
      {offer.reviewCount > 0 && (
        <RatingSummary
          average={offer.rating}
          total={offer.reviewCount}
          counts={[offer.rating1, offer.rating2, offer.rating3, offer.rating4, offer.rating5]}
        />
      )}
      {reviews.items.length === 0 ? <NoReviews /> : <ReviewList reviews={reviews.items} reportable />}
      <ListPagination first={further ? here : null} next={reviews.after && `${here}?after=${reviews.after}`} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? pageMeta({ ...page.share, described: [breadcrumbData(page.share.url, reviewsTrail(page.offer.id))] })
    : [{ title: pageTitle("Service Not Found") }];

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="offer" />;
}
