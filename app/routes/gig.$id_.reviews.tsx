import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findReviewPage } from "~/db/review/pages.server";
import { isolated } from "~/domain/core/bidi";
import { isId } from "~/domain/core/text";
import { documentHeaders } from "~/http/document.server";
import { noService } from "~/http/errors.server";
import { sparedOf } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { isReader } from "~/http/viewer.server";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import { EmptyState } from "~/ui/kit/empty-state";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { ListPagination } from "~/ui/kit/navigation/list-pagination";
import { Bdi } from "~/ui/kit/text/bdi";
import { Main } from "~/ui/layout/page-shell";
import { ListingErrorBoundary } from "~/ui/listing/not-found";
import { ReviewList } from "~/ui/review/list";
import { RatingSummary } from "~/ui/review/rating-summary";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const after = new URL(request.url).searchParams.get("after");
  const page = await findReviewPage(context.db, id, { after });
  if (!page) noService();
  const { userId, kind, status, ...offer } = page.offer;
  if (kind === "wanted") throw redirect(`/wanted/${id}`);
  // An inactive offer is visible to its owner alone.
  if (status !== "active" && !(await isReader(context, request, userId))) noService();
  return data(
    {
      offer,
      reviews: page.reviews,
      further: after !== null,
      /** No pictures but portraits. */
      spared: sparedOf(),
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

export default function GigReviews() {
  const { offer, reviews, further } = useLoaderData<typeof loader>();
  const here = `/gig/${offer.id}/reviews`;
  return (
    <Main>
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: "Detail Jasa", href: `/gig/${offer.id}` },
          { text: "Ulasan" },
        ]}
      />
      <h1>Ulasan Pelanggan ({offer.reviewCount})</h1>
      <p className="soft mt-1 mb-4">
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
      {reviews.items.length === 0 ? (
        <EmptyState title="Belum ada ulasan" text="Ulasan ditulis pembeli setelah pesanannya selesai." />
      ) : (
        <ReviewList reviews={reviews.items} reportable />
      )}
      <ListPagination
        first={further ? here : null}
        next={reviews.after && `${here}?after=${reviews.after}`}
      />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = { page: "document" };

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="offer" />;
}
