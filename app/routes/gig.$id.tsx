import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { statedTime } from "~/copy/listing/package";
import { readOfferPage } from "~/db/listing/detail.server";
import { isId } from "~/domain/core/text";
import { categoryByName } from "~/domain/listing/category";
import { isOnOffer, mayLookAt } from "~/domain/listing/standing";
import { documentHeaders } from "~/http/document.server";
import { noService } from "~/http/errors.server";
import { heldPictures, picturesOf, sparedOf, withHeldPictures } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { readWithAccount } from "~/http/viewer.server";
import { noteSeen } from "~/operations/listing/note-seen.server";
import { categoryCacheTag, personCacheTag } from "~/platform/core/cache-tags.server";
import { Callout } from "~/ui/kit/callout";
import { Icon } from "~/ui/kit/icon";
import { RichSection } from "~/ui/kit/text/rich-section";
import { Main } from "~/ui/layout/page-shell";
import { ListingErrorBoundary } from "~/ui/listing/not-found";
import { OfferAside } from "~/ui/listing/offer-aside";
import { OfferHeader, OfferTrail } from "~/ui/listing/offer-header";
import { GoneNotice, OwnerNotice } from "~/ui/listing/own-listing";
import { PackageList } from "~/ui/listing/package-list";
import { PriceStickyBar } from "~/ui/listing/price-panel";
import { SaveOffer } from "~/ui/listing/save-offer";
import { SellerLine } from "~/ui/listing/seller-card";
import { SimilarOffers } from "~/ui/listing/similar-offers";
import { ServedAreas, WorkModes } from "~/ui/listing/where-worked";
import { ReviewSection } from "~/ui/review/section";
import { offerPageView } from "~/views/listing/offer-page.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const { db, env, now } = context;
  const read = await readWithAccount(context, request, (reader) =>
    readOfferPage(db, id, reader && { ...reader, now }),
  );
  if (!read.page) noService();
  const { user, saved, stake } = read;
  const { offer, neighbours, pictures, similar } = read.page;
  if (offer.kind === "wanted" && offer.deletedAt === null) throw redirect(`/wanted/${id}`);

  const tags = [categoryCacheTag(offer.category), ...[offer.userId, ...neighbours].map(personCacheTag)];
  const mine = user?.id === offer.userId;
  // Whose it is looks at it while it is inactive; once it is deleted, nobody does but who has an order of it.
  const own = mine && !user.suspended && offer.deletedAt === null;
  if (!own && !mayLookAt(offer, mine ? null : stake)) noService();
  if (isOnOffer(offer) && user && !mine) noteSeen(context, { userId: user.id, listingId: id });

  const [held, ofOthers] = await Promise.all([
    heldPictures(context, request, pictures),
    heldPictures(context, request, picturesOf(similar)),
  ]);
  const view = offerPageView(read.page, { mine, appOrigin: env.appOrigin });
  return data(
    {
      ...view,
      held,
      spared: sparedOf(held, ofOthers),
      similar: withHeldPictures(request, similar),
      saved,
    },
    { headers: documentHeaders(context, request, tags) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gig() {
  const page = useLoaderData<typeof loader>();
  const { offer, seller, prices, mine, forSale, where } = page;
  const askHref = forSale ? `/messages/new?listing=${offer.id}` : undefined;
  const keep = (
    <SaveOffer id={offer.id} title={offer.title} url={page.share.url} saved={page.saved} mine={!forSale} />
  );
  const categoryHref = `/category/${categoryByName(offer.category)?.slug ?? "lainnya"}`;
  return (
    <Main>
      <OfferTrail offer={offer} href={categoryHref} />
      {mine && (
        <OwnerNotice kind="offer" active={offer.status === "active"} hiddenReason={offer.hiddenReason} />
      )}
      {!mine && !forSale && <GoneNotice kind="offer" paused={page.paused} />}
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
          <PackageList listingId={offer.id} packages={prices.packages} forSale={forSale} />
          <ReviewSection
            listingId={offer.id}
            average={offer.rating}
            total={offer.reviewCount}
            counts={offer.counts}
            reviews={page.reviews}
          />
        </div>
        <OfferAside
          id={offer.id}
          {...{ seller, sellerId: page.sellerId, prices, mine, forSale, askHref, keep }}
        />
      </div>
      <SimilarOffers offers={page.similar} category={offer.category} href={categoryHref} />
      {forSale && <PriceStickyBar prices={prices} />}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = { page: "document", ownStep: (page: { forSale: boolean }) => page.forSale };

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="offer" />;
}
