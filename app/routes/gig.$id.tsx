import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from "@remix-run/react";
import { statedTime } from "~/copy/listing/package";
import { readOfferPage } from "~/db/listing/detail.server";
import { isId } from "~/domain/core/text";
import { categoryByName } from "~/domain/listing/category";
import { priceList } from "~/domain/listing/view";
import { documentHeaders } from "~/http/document.server";
import { noService } from "~/http/errors.server";
import { heldPictures, picturesOf, sparedOf, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { readWithAccount } from "~/http/viewer.server";
import { noteSeen } from "~/operations/listing/note-seen.server";
import { categoryCacheTag, personCacheTag } from "~/platform/core/cache-tags.server";
import { Icon } from "~/ui/kit/icon";
import { RichSection } from "~/ui/kit/rich-section";
import { Callout } from "~/ui/kit/trust-note";
import { ErrorPage } from "~/ui/layout/error-page";
import { Main } from "~/ui/layout/page-shell";
import { ListingFailed, ListingNotFound } from "~/ui/listing/not-found";
import { OfferAside } from "~/ui/listing/offer-aside";
import { OfferHeader, OfferTrail } from "~/ui/listing/offer-header";
import { OwnerNotice } from "~/ui/listing/own-listing";
import { PackageList } from "~/ui/listing/package-list";
import { PriceStickyBar } from "~/ui/listing/price-panel";
import { SaveOffer } from "~/ui/listing/save-offer";
import { SellerLine } from "~/ui/listing/seller-card";
import { SimilarOffers } from "~/ui/listing/similar-offers";
import { ServedAreas, WorkModes } from "~/ui/listing/where-worked";
import { ReviewSection } from "~/ui/review/section";
import { parseRichText } from "~/views/core/rich-text.server";
import { offerShare } from "~/views/listing/offer-share.server";
import { whereWorkedView } from "~/views/listing/where-worked.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const { db, env, now } = context;
  const read = await readWithAccount(context, request, (reader) =>
    readOfferPage(db, id, reader && { ...reader, now }),
  );
  if (!read.page) noService();
  const { user, saved } = read;
  const { neighbours, ...page } = read.page;
  if (page.offer.kind === "wanted") throw redirect(`/wanted/${id}`);

  const { description, packages, userId, ...offer } = page.offer;
  const tags = [categoryCacheTag(offer.category), ...[userId, ...neighbours].map(personCacheTag)];
  // An inactive offer is visible to its owner alone.
  const active = offer.status === "active";
  const mine = user?.id === userId;
  if (!active && (!mine || user?.suspended)) noService();
  if (active && user && !mine) noteSeen(context, { userId: user.id, listingId: id });

  const [held, ofOthers] = await Promise.all([
    heldPictures(context, request, page.pictures),
    heldPictures(context, request, picturesOf(page.similar)),
  ]);
  const prices = priceList({ price: offer.price, deliveryTime: offer.deliveryTime, packages });
  const { title } = offer;
  const shared = { id, title, seller: page.seller.name, from: prices.from, cover: page.pictures[0] };
  return data(
    {
      ...page,
      held,
      spared: sparedOf(held, ofOthers),
      similar: withHeldPictures(request, page.similar),
      offer,
      prices,
      sellerId: userId,
      mine,
      where: whereWorkedView(offer),
      saved,
      tree: description.trim() === "" ? null : parseRichText(description),
      share: offerShare(shared, env.appOrigin),
    },
    { headers: documentHeaders(context, request, tags) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gig() {
  const page = useLoaderData<typeof loader>();
  const { offer, seller, prices, mine, where } = page;
  const askHref = mine ? undefined : `/messages/new?listing=${offer.id}`;
  const keep = (
    <SaveOffer id={offer.id} title={offer.title} url={page.share.url} saved={page.saved} mine={mine} />
  );
  const categoryHref = `/category/${categoryByName(offer.category)?.slug ?? "lainnya"}`;
  return (
    <Main>
      <OfferTrail offer={offer} href={categoryHref} />
      {mine && (
        <OwnerNotice kind="offer" active={offer.status === "active"} hiddenReason={offer.hiddenReason} />
      )}
      <div className="two-columns">
        <div>
          <OfferHeader offer={offer} pictures={page.pictures} held={page.held} />
          <SellerLine seller={seller} />
          {where && <WorkModes modes={where.modes} />}
          <div className="phone-only">{keep}</div>
          <Callout small phone>
            <b>Uang dititipkan</b> sampai Anda puas.
          </Callout>
          <RichSection id="deskripsi" title="Deskripsi Jasa" tree={page.tree}>
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
            reviews={page.reviews}
          />
        </div>
        <OfferAside id={offer.id} {...{ seller, sellerId: page.sellerId, prices, mine, askHref, keep }} />
      </div>
      <SimilarOffers offers={page.similar} category={offer.category} href={categoryHref} />
      {!mine && <PriceStickyBar prices={prices} />}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = { page: "document", ownStep: (page: { mine: boolean }) => !page.mine };

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status < 500) {
    return error.status === 404 ? <ListingNotFound /> : <ErrorPage status={error.status} />;
  }
  return <ListingFailed kind="offer" again={pathname} />;
}
