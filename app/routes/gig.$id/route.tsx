import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { RESTRICTED_LISTING } from "~/accounts/text";
import { readAsVisitor } from "~/accounts/viewer.server";
import { categoryByName } from "~/listings/category";
import {
  canView,
  isOnOffer,
  type OfferSummary,
  type PackageView,
  type PriceList,
  priceList,
  showsPictures,
} from "~/listings/listing";
import {
  extraPrice,
  FROM_PRICE,
  formatDays,
  MOST_ORDERED,
  ONE_PRICE,
  packageBlurb,
  packageLines,
  statedTime,
  TRAVEL_FEE,
  unitPrice,
} from "~/listings/own-text";
import { type Days, mostOrdered, packageId, unitOf } from "~/listings/package";
import { type OfferPage, selectOfferPage } from "~/listings/page-queries.server";
import { writeSeen } from "~/listings/queries.server";
import { offerShareCard } from "~/listings/share-text";
import { shareOnWhatsApp } from "~/listings/text";
import { CardGrid, OfferCard } from "~/listings/ui/cards";
import {
  DeferredGallery,
  type DeferredImage,
  Gallery,
  ListingErrorBoundary,
  SellerCard,
  SellerLine,
} from "~/listings/ui/detail";
import { GoneNotice, OwnerNotice } from "~/listings/ui/own-listing";
import { PerUnit } from "~/listings/ui/result-card";
import { ReportLink } from "~/moderation/ui/reports";
import { extraHabitText } from "~/orders/money-text";
import { type Place, placeOf, zoneAt } from "~/places/place";
import { wholeProvince } from "~/places/text";
import {
  deferredImages,
  documentHeaders,
  listPictures,
  savedBytes,
  withDeferredImages,
  withDeferredPhotos,
} from "~/platform/documents.server";
import { categoryCacheTag, personCacheTag } from "~/platform/edge-cache.server";
import { noService } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { shareImage } from "~/platform/share-card";
import { isId, isolated } from "~/platform/strings";
import { breadcrumbData, serviceData, type Trail } from "~/platform/structured-data";
import { parseRichText } from "~/platform/text-pages.server";
import { invitePath } from "~/proposals/reach";
import { Rating, ReviewSection } from "~/reviews/ui/reviews";
import { similarCandidates } from "~/search/queries.server";
import { placeAlone, searchHref } from "~/search/search";
import { CheckList } from "~/ui/check-list";
import { PlainForm } from "~/ui/form";
import { Badge, Bdi, Button, ButtonLink, besideColumn, DocumentIcon, Icon, Section, twoColumns } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Main } from "~/ui/page-frame";
import { BigPrice, Price } from "~/ui/prices";
import { RichSection } from "~/ui/rich-text";
import { TrustNote } from "~/ui/trust-note";
import { freeCancellationText, MODE_LABELS } from "~/visits/text";
import { nearDayText } from "~/visits/time-text";
import { earliestDay, type OfferedPlaces, today, type WorkMode, workModes } from "~/visits/visit";

const priceLabel = ({ packages }: PriceList) => (packages.length === 1 ? ONE_PRICE : FROM_PRICE);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) noService();
  const { db, env, now } = context;
  const candidates = await similarCandidates(context, id);
  const { user, page: read } = await readAsVisitor(context, request, (userId) =>
    selectOfferPage(db, id, { userId, candidates, now }),
  );
  if (!read.page) noService();
  const { saved, buyerRelation } = read;
  const { offer, neighbours, similar } = read.page;
  if (offer.kind === "wanted" && offer.deletedAt === null) throw redirect(`/wanted/${id}`);

  const tags = [categoryCacheTag(offer.category), ...[offer.userId, ...neighbours].map(personCacheTag)];
  const mine = user?.id === offer.userId;
  // The owner can view an inactive offer. After deletion, only buyers with an open order for it can.
  const own = mine && !user.suspended && offer.deletedAt === null;
  if (!own && !canView(offer, mine ? null : buyerRelation)) noService();
  const pictures = showsPictures(offer, buyerRelation) ? read.page.pictures : [];
  if (isOnOffer(offer) && user && !mine)
    context.defer(writeSeen(context.deferredDb, { userId: user.id, listingId: id, now }));

  const photos = read.page.reviews.flatMap((review) => review.pictures);
  const [held, ofReviews, ofOthers] = await Promise.all([
    deferredImages(context, request, pictures),
    deferredImages(context, request, photos),
    deferredImages(context, request, listPictures(similar)),
  ]);
  const view = offerPageView({ ...read.page, pictures }, { mine, appOrigin: env.appOrigin, now });
  return data(
    {
      ...view,
      invites: user !== null && !user.suspended && view.forSale,
      held,
      reviews: withDeferredPhotos(request, view.reviews),
      savedBytes: savedBytes(held, ofReviews, ofOthers),
      similar: withDeferredImages(request, similar),
      saved,
    },
    { headers: documentHeaders(context, request, tags) },
  );
}

const NAMED = 2;

function whereWorkedView(offer: OfferedPlaces & { category: string }): WhereWorked | null {
  const modes = workModes(offer);
  if (modes.length === 0) return null;
  const base = findPlaces(offer.placeCode === null ? [] : [offer.placeCode]);
  const reached = [...new Set([...base, ...findPlaces(offer.areas)])];
  const places: Record<WorkMode, readonly Place[]> = { at_buyer: reached, at_seller: base, online: [] };
  const category = categoryByName(offer.category) ?? null;
  return {
    modes: modes.map((mode) => ({
      label: MODE_LABELS[mode],
      places: places[mode].slice(0, NAMED).map(areaName),
      more: Math.max(0, places[mode].length - NAMED),
    })),
    areas: (modes.includes("at_buyer") ? reached : []).map((place) => ({
      name: areaName(place),
      href: searchHref({ category, place: placeAlone(place) }),
    })),
  };
}

function findPlaces(codes: readonly string[]): Place[] {
  return codes.flatMap((code) => placeOf(code) ?? []);
}

function areaName(place: Place): string {
  return place.kind === "province" ? wholeProvince(place) : place.name;
}

function offerPageView(
  { offer, seller, pictures, reviews, habit, ordered, availability }: OfferPage,
  { mine, appOrigin, now }: { mine: boolean; appOrigin: string; now: number },
) {
  const { id, title, description } = offer;
  const prices = priceList(offer);
  const isVisited = workModes(offer).some((mode) => mode !== "online");
  const zone = zoneAt(offer.placeCode);
  const earliest = earliestDay(availability, isVisited, zone, now);
  const card = offerShareCard(offer, pictures[0]?.url ?? null);
  return {
    seller,
    pictures,
    reviews,
    prices,
    mostOrdered: mostOrdered(prices.packages, ordered),
    earliest: earliest && nearDayText(earliest, today(now, zone)),
    mine,
    offer: offerFacts(offer, mine),
    sellerId: offer.userId,
    forSale: isOnOffer(offer) && !mine,
    paused: offer.hiddenReason === RESTRICTED_LISTING,
    where: whereWorkedView(offer),
    additions: additionsView(offer, prices),
    cancellation: isVisited ? freeCancellationText(offer.callOutFee, true) : null,
    habit: habit && extraHabitText(habit),
    tree: description.trim() === "" ? null : parseRichText(description),
    share: {
      title,
      description: `${isolated(title)} oleh ${isolated(seller.name)}, mulai ${unitPrice(prices.from, prices.unit)}.`,
      url: `${appOrigin}/gig/${id}`,
      image: shareImage({ appOrigin, kind: "offer", id }, card),
    },
  };
}

function additionsView({ extras, travelFees, areas }: OfferPage["offer"], { packages }: PriceList) {
  const unit = unitOf(packages.find(({ standard }) => standard));
  const fees = findPlaces(areas).flatMap((place) => {
    const fee = travelFees[place.code] ?? 0;
    return fee > 0 ? [{ name: `${TRAVEL_FEE} ke ${areaName(place)}`, price: formatRupiah(fee) }] : [];
  });
  return [...extras.map((extra) => ({ name: extra.name, price: extraPrice(extra, unit) })), ...fees];
}

/** Lists each field, because the browser receives the page's data. Only the owner gets the reason for hiding. */
function offerFacts(offer: OfferPage["offer"], mine: boolean) {
  const { id, title, category, location, deliveryTime, status } = offer;
  const { rating, reviewCount, ordersCompleted } = offer;
  return {
    id,
    title,
    category,
    location,
    deliveryTime,
    status,
    rating,
    reviewCount,
    ordersCompleted,
    counts: [offer.rating1, offer.rating2, offer.rating3, offer.rating4, offer.rating5],
    hiddenReason: mine ? offer.hiddenReason : "",
  };
}

/** Links to the order form of the only package, or to the packages, whose own buttons begin an order. */
function ChooseLink({ id, prices, wide = false }: { id: string; prices: PriceList; wide?: boolean }) {
  const isAlone = prices.packages.length === 1;
  return (
    <ButtonLink wide={wide} href={isAlone ? orderHref(id, 0) : "#paket"}>
      {isAlone ? "Pilih Paket" : "Lihat Paket"}
    </ButtonLink>
  );
}

const orderHref = (id: string, index: number) => `/order/${id}?package=${packageId(index)}`;

function PricePanel({ id, prices, children }: { id: string; prices: PriceList; children?: ReactNode }) {
  return (
    <div className="panel max-lg:hidden">
      <p className="text-sm text-ink-soft">{priceLabel(prices)}</p>
      <BigPrice amount={prices.from}>
        <PerUnit unit={prices.unit} />
      </BigPrice>
      <p className="actions">
        <ChooseLink id={id} prices={prices} wide />
      </p>
      {children}
      <div className="mt-3">
        <TrustNote>Uang Anda dititipkan di JasaWarga dan diteruskan ke penjual setelah Anda puas.</TrustNote>
      </div>
    </div>
  );
}

function PriceStickyBar({ id, prices }: { id: string; prices: PriceList }) {
  return (
    <StickyBar phone action={<ChooseLink id={id} prices={prices} />}>
      <span className="text-xs text-ink-soft">{priceLabel(prices)}</span>
      <br />
      <Price amount={prices.from} />
      <PerUnit unit={prices.unit} /> <span className="text-xs text-ink-soft">· {formatDays(prices.days)}</span>
    </StickyBar>
  );
}

type OfferView = ReturnType<typeof offerPageView>;
type OfferAsideProps = Pick<OfferView, "seller" | "sellerId" | "prices" | "mine" | "forSale"> & {
  invites: boolean;
  id: string;
  askHref: string | undefined;
  keep: ReactNode;
};

function OfferAside({ id, seller, sellerId, prices, mine, forSale, invites, askHref, keep }: OfferAsideProps) {
  return (
    <aside id="penjual" className={besideColumn}>
      {forSale ? (
        <PricePanel id={id} prices={prices}>
          {keep}
        </PricePanel>
      ) : (
        <div className="max-lg:hidden">{keep}</div>
      )}
      <SellerCard seller={seller} profileHref={`/u/${sellerId}`} askHref={askHref} />
      {invites && (
        <p className="mt-3">
          <a className="py-2" href={invitePath({ offer: id })}>
            Undang ke permintaan Anda
          </a>
        </p>
      )}
      {!mine && <ReportLink subject="listing" id={id} text="Laporkan jasa ini" />}
    </aside>
  );
}

function offerTrail({ category, title }: { category: string; title: string }): Trail {
  return [{ text: "Beranda", href: "/" }, { text: category, href: categoryHrefOf(category) }, { text: title }];
}

function categoryHrefOf(category: string): string {
  return `/category/${categoryByName(category)?.slug ?? "lainnya"}`;
}

function OfferHeader({
  offer,
  pictures,
  held,
}: Pick<OfferView, "offer" | "pictures"> & { held: DeferredImage | null }) {
  return (
    <div className="lg:flex lg:flex-col">
      {held ? <DeferredGallery held={held} /> : <Gallery pictures={pictures} category={offer.category} />}
      <div className="my-3 lg:order-first lg:mb-3 lg:mt-0">
        <h1 className="max-md:text-xl">
          <Bdi>{offer.title}</Bdi>
        </h1>
        <p className="flex flex-wrap items-center text-sm text-ink-soft *:mr-2.5 *:max-w-full">
          <Rating rating={offer.rating} count={offer.reviewCount} href="#ulasan" of="offer" />
          <span>
            <Icon name="pin" /> {offer.location}
          </span>
          {offer.ordersCompleted > 0 && <span className="max-lg:hidden">{offer.ordersCompleted} pesanan selesai</span>}
        </p>
      </div>
    </div>
  );
}

const packages = {
  marked: "mt-3 flex flex-col rounded border border-accent bg-raised p-4",
  other: "mt-3 flex flex-col rounded border bg-raised p-4",
} as const;

type PackageCardProps = PackageView & {
  alone: boolean;
  position: number;
  isMostOrdered: boolean;
  isMarked: boolean;
  orderHref: string | null;
};

function PackageCard(pkg: PackageCardProps) {
  const { included, lacking } = packageLines(pkg);
  return (
    <li className={pkg.isMarked ? packages.marked : packages.other}>
      {pkg.isMostOrdered && (
        <p className="mb-2">
          <Badge>{MOST_ORDERED}</Badge>
        </p>
      )}
      <div className="flex flex-wrap items-baseline justify-between md:block">
        <h3 className="text-lg">
          <Bdi>{pkg.name}</Bdi>
        </h3>
        <p className="text-xl">
          <Price amount={pkg.price} />
          <PerUnit unit={pkg.unit} />
        </p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {pkg.summary ? <Bdi>{pkg.summary}</Bdi> : packageBlurb(pkg.position, pkg.name, pkg.alone)}
      </p>
      <p className="mt-1 text-sm">
        <Icon name="clock" /> Selesai dalam <b>{formatDays(pkg.days)}</b>
      </p>
      <p className="mt-3 text-sm font-bold">Termasuk:</p>
      <CheckList look="package" lines={included} lacking={lacking} />
      {pkg.orderHref && (
        <ButtonLink
          look={pkg.isMarked ? "primary" : "line"}
          href={pkg.orderHref}
          aria-label={`Pilih Paket: ${isolated(pkg.name)}`}
        >
          Pilih Paket
        </ButtonLink>
      )}
    </li>
  );
}

function PackageList({
  listingId,
  packages,
  mostOrdered,
  forSale,
}: {
  listingId: string;
  packages: readonly PackageView[];
  mostOrdered: number | null;
  forSale: boolean;
}) {
  return (
    <Section id="paket" title="Pilihan Paket">
      <ul className="md:grid md:grid-cols-3 md:[grid-gap:0.75rem]">
        {packages.map((pkg, index) => (
          <PackageCard
            key={packageId(index)}
            {...pkg}
            position={index}
            alone={packages.length === 1}
            isMostOrdered={index === mostOrdered}
            isMarked={mostOrdered === null ? pkg.standard : index === mostOrdered}
            orderHref={forSale ? orderHref(listingId, index) : null}
          />
        ))}
      </ul>
      {forSale && (
        <p className="mt-4 flex flex-wrap items-center justify-between rounded border-2 border-dashed p-4">
          <span className="mb-2 mr-4 flex-[1_1_14rem]">
            <b>Kebutuhan Anda berbeda?</b>
            <br />
            <span className="text-sm text-ink-soft">Ceritakan dulu, penjual mengirim harga, Anda bebas menolak.</span>
          </span>
          <ButtonLink look="line" href={`/order/${listingId}?custom=true`}>
            Buat Permintaan Kustom
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

function AdditionList({ additions }: Pick<OfferView, "additions">) {
  if (additions.length === 0) return null;
  return (
    <Section id="tambahan" title="Tambahan" small>
      <dl>
        {additions.map(({ name, price }) => (
          <div key={name} className="flex items-baseline justify-between border-b py-2">
            <dt className="min-w-0 pr-3 [overflow-wrap:anywhere]">
              <Bdi>{name}</Bdi>
            </dt>
            <dd className="flex-none text-right font-bold">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">Anda memilihnya saat memesan. Totalnya terlihat sebelum membayar.</p>
    </Section>
  );
}

/** Shows a form and a link, because the page has no script. Sellers cannot save their own offer. */
function SaveOffer({
  id,
  title,
  url,
  saved,
  mine,
}: Record<"id" | "title" | "url", string> & Record<"saved" | "mine", boolean>) {
  return (
    <div className="-mx-1 mt-3 flex *:mx-1 *:flex-1">
      {!mine && (
        <PlainForm method="post" action={`/gig/${id}/favourite`}>
          {saved && <input type="hidden" name="keep" value="no" />}
          <Button type="submit" look="line" wide>
            {saved ? <Icon name="check" /> : <DocumentIcon name="heart" />}{" "}
            {saved ? (
              <>
                Tersimpan<span className="sr-only">, hapus dari simpanan</span>
              </>
            ) : (
              "Simpan"
            )}
          </Button>
        </PlainForm>
      )}
      <div>
        <ButtonLink look="line" wide href={shareOnWhatsApp(title, url)} rel="nofollow noopener">
          <DocumentIcon name="share" /> Bagikan<span className="sr-only"> lewat WhatsApp</span>
        </ButtonLink>
      </div>
    </div>
  );
}

function SimilarOffers({
  offers,
  category,
  href,
}: {
  offers: readonly OfferSummary[];
  category: string;
  href: string;
}) {
  if (offers.length === 0) return null;
  const link = { href, text: "Lihat Semua", label: `Lihat Semua jasa ${category}` };
  return (
    <Section id="serupa" title="Jasa serupa" link={link}>
      <CardGrid>
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Shows where the seller works and in which ways, when, and where the money stays. */
function OfferFacts({ where, earliest, days }: { where: WhereWorked | null; earliest: string | null; days: Days }) {
  return (
    <ul aria-label="Yang perlu Anda tahu" className="mt-3 text-sm">
      {where && (
        <Fact icon="pin">
          {where.modes.map(({ label, places, more }) => (
            <span key={label} className="block">
              <b>{label}</b>
              {places.length > 0 && `: ${places.join(", ")}`}
              {more > 0 && (
                <>
                  , <a href="#wilayah">{more} lagi</a>
                </>
              )}
            </span>
          ))}
        </Fact>
      )}
      <Fact icon="clock">
        {earliest ? (
          <>
            <b>Paling cepat {earliest}</b>, selesai dalam {formatDays(days)}
          </>
        ) : (
          <b>Selesai dalam {formatDays(days)}</b>
        )}
      </Fact>
      <Fact icon="lock">
        <b>Uang dititipkan</b> sampai Anda puas
      </Fact>
    </ul>
  );
}

function Fact({ icon, children }: { icon: "pin" | "clock" | "lock"; children: ReactNode }) {
  return (
    <li className="flex items-baseline py-1">
      <span className="mr-2 flex-none text-action">
        <Icon name={icon} />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function ServedAreas({ areas, askHref }: Pick<WhereWorked, "areas"> & { askHref: string | undefined }) {
  if (areas.length === 0) return null;
  return (
    <Section id="wilayah" title="Wilayah layanan">
      <p className="chips">
        {areas.map(({ name, href }) => (
          <a key={href} className="chip" href={href}>
            {name}
          </a>
        ))}
      </p>
      {askHref && (
        <p className="text-sm text-ink-soft mt-3">
          Di luar ini?{" "}
          <a className="py-2" href={askHref}>
            Tanya Penjual
          </a>{" "}
          apakah bisa datang.
        </p>
      )}
    </Section>
  );
}

type WhereWorked = {
  modes: { label: string; places: string[]; more: number }[];
  areas: { name: string; href: string }[];
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Gig() {
  const page = useLoaderData<typeof loader>();
  const { offer, seller, prices, mine, forSale, where } = page;
  const askHref = forSale ? `/messages/new?listing=${offer.id}` : undefined;
  const keep = <SaveOffer id={offer.id} title={offer.title} url={page.share.url} saved={page.saved} mine={!forSale} />;
  const categoryHref = categoryHrefOf(offer.category);
  return (
    <Main>
      <Breadcrumbs trail={offerTrail(offer)} />
      {mine && <OwnerNotice kind="offer" active={offer.status === "active"} hiddenReason={offer.hiddenReason} />}
      {!mine && !forSale && <GoneNotice kind="offer" paused={page.paused} />}
      <div className={twoColumns}>
        <div>
          <OfferHeader offer={offer} pictures={page.pictures} held={page.held} />
          <SellerLine seller={seller} />
          <OfferFacts where={where} earliest={page.earliest} days={prices.days} />
          <div className="lg:hidden">{keep}</div>
          <RichSection id="deskripsi" title="Deskripsi Jasa" tree={page.tree}>
            <p className="mt-3">
              <Icon name="clock" /> <b>Waktu pengerjaan:</b> {statedTime(offer.deliveryTime, prices.days)}
            </p>
          </RichSection>
          {where && <ServedAreas areas={where.areas} askHref={askHref} />}
          <PackageList
            listingId={offer.id}
            packages={prices.packages}
            mostOrdered={page.mostOrdered}
            forSale={forSale}
          />
          <AdditionList additions={page.additions} />
          {page.cancellation && <p className="mt-3 text-sm text-ink-soft">{page.cancellation}</p>}
          {page.habit && <p className="mt-3 text-sm text-ink-soft">{page.habit}</p>}
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
          {...{ seller, sellerId: page.sellerId, prices, mine, forSale, invites: page.invites, askHref, keep }}
        />
      </div>
      <SimilarOffers offers={page.similar} category={offer.category} href={categoryHref} />
      {forSale && <PriceStickyBar id={offer.id} prices={prices} />}
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [{ title: pageTitle("Service Not Found") }];
  const { share, offer, seller, sellerId, prices, where } = page;
  const service = {
    ...share,
    category: offer.category,
    imageUrl: share.image.url,
    areas: (where?.areas ?? []).map(({ name }) => name),
    seller: { name: seller.name, url: new URL(`/u/${sellerId}`, share.url).href },
    packages: prices.packages,
  };
  return pageMeta({ ...share, described: [breadcrumbData(share.url, offerTrail(offer)), serviceData(service)] });
};

export const handle: PageHandle = { page: "document", ownStep: (page: { forSale: boolean }) => page.forSale };

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="offer" />;
}
