import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { statedTime } from "~/copy/listing/package";
import { findOfferPage } from "~/db/listing/detail.server";
import { formatRupiah } from "~/domain/core/money";
import { isId } from "~/domain/core/text";
import { categoryByName } from "~/domain/listing/category";
import { priceList } from "~/domain/listing/view";
import { documentHeaders } from "~/http/document.server";
import { noService } from "~/http/errors.server";
import { bothHeld, heldPictures, picturesOf, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { isReader } from "~/http/viewer.server";
import { categoryCacheTag, personCacheTag } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Icon } from "~/ui/kit/icon";
import { RichSection } from "~/ui/kit/rich-section";
import { Callout } from "~/ui/kit/trust-note";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ListingFailed, ListingNotFound } from "~/ui/listing/not-found";
import { OfferHeader } from "~/ui/listing/offer-header";
import { OwnerNotice } from "~/ui/listing/own-listing";
import { PackageList } from "~/ui/listing/package-list";
import { PricePanel, PriceStickyBar } from "~/ui/listing/price-panel";
import { SellerCard, SellerLine } from "~/ui/listing/seller-card";
import { SimilarOffers } from "~/ui/listing/similar-offers";
import { ServedAreas, WorkModes } from "~/ui/listing/where-worked";
import { ReportLink } from "~/ui/report/link";
import { ReviewSection } from "~/ui/review/section";
import { parseRichText } from "~/views/core/rich-text.server";
import { whereWorkedView } from "~/views/listing/where-worked.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const found = await findOfferPage(context.db, id);
  if (!found) noService();
  const { neighbours, ...page } = found;
  if (page.offer.kind === "wanted") throw redirect(`/wanted/${id}`);

  const { description, packages, userId, ...offer } = page.offer;
  const tags = [categoryCacheTag(offer.category), ...[userId, ...neighbours].map(personCacheTag)];
  // An inactive offer is visible to its owner alone.
  const active = offer.status === "active";
  const mine = await isReader(context, request, userId, !active);
  if (!active && !mine) noService();

  const [held, ofOthers] = await Promise.all([
    heldPictures(context, request, page.pictures),
    heldPictures(context, request, picturesOf(page.similar)),
  ]);
  const prices = priceList({ price: offer.price, deliveryTime: offer.deliveryTime, packages });
  const origin = context.env.appOrigin;
  const cover = page.pictures[0];
  return data(
    {
      ...page,
      held,
      spared: bothHeld(held, ofOthers),
      similar: withHeldPictures(request, page.similar),
      offer,
      prices,
      sellerId: userId,
      mine,
      where: whereWorkedView(offer),
      tree: description.trim() === "" ? null : parseRichText(description),
      share: {
        title: offer.title,
        description: `${offer.title} oleh ${page.seller.name}, mulai ${formatRupiah(prices.from)}.`,
        url: `${origin}/gig/${id}`,
        image: cover ? `${origin}${cover.url}/1280.webp` : undefined,
      },
    },
    { headers: documentHeaders(context, request, tags) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gig() {
  const { offer, held, seller, sellerId, pictures, reviews, similar, prices, mine, where, tree } =
    useLoaderData<typeof loader>();
  const askHref = mine ? undefined : `/messages/new?listing=${offer.id}`;
  const categoryHref = `/category/${categoryByName(offer.category)?.slug ?? "lainnya"}`;
  return (
    <Main>
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: offer.category, href: categoryHref },
          { text: offer.title },
        ]}
      />
      {mine && (
        <OwnerNotice kind="offer" active={offer.status === "active"} hiddenReason={offer.hiddenReason} />
      )}
      <div className="two-columns">
        <div>
          <OfferHeader offer={offer} pictures={pictures} held={held} />
          <SellerLine seller={seller} />
          {where && <WorkModes modes={where.modes} />}
          <Callout small phone>
            <b>Uang dititipkan</b> sampai Anda puas.
          </Callout>
          <RichSection id="deskripsi" title="Deskripsi Jasa" tree={tree}>
            <p className="mt-3">
              <Icon name="clock" /> <b>Waktu pengerjaan:</b> {statedTime(offer.deliveryTime, prices.days)}
            </p>
          </RichSection>
          {where && <ServedAreas areas={where.areas} askHref={askHref} />}
          <PackageList listingId={offer.id} packages={prices.packages} mine={mine} />
          <ReviewSection
            listingId={offer.id}
            average={offer.rating}
            total={offer.reviewCount}
            counts={[offer.rating1, offer.rating2, offer.rating3, offer.rating4, offer.rating5]}
            reviews={reviews}
          />
        </div>
        <aside id="penjual">
          <SellerCard seller={seller} profileHref={`/u/${sellerId}`} askHref={askHref} />
          {!mine && <PricePanel prices={prices} />}
          {!mine && <ReportLink subject="listing" id={offer.id} text="Laporkan jasa ini" />}
        </aside>
      </div>
      <SimilarOffers offers={similar} category={offer.category} href={categoryHref} />
      {!mine && <PriceStickyBar prices={prices} />}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = { page: "document", tabBar: "end" };

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500) {
    return error.status === 404 ? <ListingNotFound /> : <ErrorPage status={error.status} />;
  }
  return <ListingFailed kind="offer" again={pathname} />;
}
