import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { SocialLinks } from "~/accounts/person";
import { findPublicProfile } from "~/accounts/profile-queries.server";
import { keptAppointments, NEW_MEMBER_LABEL, sellerFigures, sellerRating } from "~/accounts/text";
import { Figures, linkRows, SkillBadges } from "~/accounts/ui/account";
import { viewerOf } from "~/accounts/viewer.server";
import type { OfferSummary } from "~/listings/listing";
import { personShareCard } from "~/listings/share-text";
import { HeldPicturesLink, type SellerProps, SellerRating } from "~/listings/ui/detail";
import { PerUnit } from "~/listings/ui/result-card";
import { ReportLink } from "~/moderation/ui/reports";
import { formatMonth } from "~/platform/dates";
import {
  deferredImages,
  documentHeaders,
  listPictures,
  savedBytes,
  withDeferredImages,
  withDeferredPhotos,
} from "~/platform/documents.server";
import { personCacheTag } from "~/platform/edge-cache.server";
import { notFound } from "~/platform/errors.server";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { shareImage } from "~/platform/share-card";
import { excerpt, isId, isolated } from "~/platform/strings";
import { breadcrumbData, businessData, type Trail } from "~/platform/structured-data";
import { ratingText } from "~/reviews/review";
import { PersonReviews, Rating, ReviewList } from "~/reviews/ui/reviews";
import { ErrorPage } from "~/ui/error-page";
import { Avatar, Bdi, ButtonLink, besideColumn, Callout, EmptyState, Photo, Section, twoColumns } from "~/ui/kit";
import { Breadcrumbs, ListPagination } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Main } from "~/ui/page-frame";
import { Price, ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";

const MAX_OFFERS_AT_FIRST = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { id } = params;
  if (!isId(id)) notFound();
  const after = new URL(request.url).searchParams.get("after");
  const found = await findPublicProfile(context.db, id, { after });
  if (!found) notFound();
  const { person, offers, pictures } = found;
  const written = [...found.reviews, ...found.asBuyer];
  const [held, ofReviews] = await Promise.all([
    deferredImages(context, request, listPictures(offers.items)),
    deferredImages(
      context,
      request,
      written.flatMap((review) => review.pictures),
    ),
  ]);
  const { appOrigin } = context.env;
  return data(
    {
      ...found,
      offers: { ...offers, items: withDeferredImages(request, offers.items) },
      held,
      reviews: withDeferredPhotos(request, found.reviews),
      asBuyer: withDeferredPhotos(request, found.asBuyer),
      savedBytes: savedBytes(held, ofReviews),
      further: after !== null,
      pictures: withDeferredImages(
        request,
        pictures.map((picture) => ({ ...picture, picture: picture.url })),
      ).flatMap(({ picture, ...shown }) => (picture ? [shown] : [])),
      from: offers.items.length > 0 ? Math.min(...offers.items.map(({ price }) => price)) : 0,
      mine: (await viewerOf(context, request))?.id === id,
      share: {
        title: person.name,
        description: person.bio
          ? excerpt(person.bio, 160)
          : `${isolated(person.name)} di JasaWarga: jasa, ulasan, dan rekam jejak.`,
        url: `${appOrigin}/u/${id}`,
        image: shareImage({ appOrigin, kind: "person", id }, personShareCard(person)),
      },
    },
    { headers: documentHeaders(context, request, [personCacheTag(id)]) },
  );
}

function OfferRows({ offers }: { offers: readonly OfferSummary[] }) {
  const rest = offers.slice(MAX_OFFERS_AT_FIRST);
  return (
    <>
      <Rows offers={offers.slice(0, MAX_OFFERS_AT_FIRST)} />
      {rest.length > 0 && (
        <details className="disclosure">
          <summary>{rest.length} jasa lagi</summary>
          <Rows offers={rest} />
        </details>
      )}
    </>
  );
}

function Rows({ offers }: { offers: readonly OfferSummary[] }) {
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.id} className="relative flex items-start border-b py-2">
          <div className="mr-3 w-20 flex-none">
            <Photo picture={offer.picture} category={offer.category} sizes="small" />
          </div>
          <div className="min-w-0 flex-1">
            <h3>
              <a className="stretched-link text-inherit no-underline" href={`/gig/${offer.id}`}>
                <Bdi>{offer.title}</Bdi>
              </a>
            </h3>
            <p className="mb-4 mt-3 flex items-center justify-between">
              <span className="text-sm text-ink-soft">
                {offer.reviewCount > 0 && <Rating rating={offer.rating} count={offer.reviewCount} />}
              </span>
              <span>
                <Price amount={offer.price} />
                <PerUnit unit={offer.unit} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

type PersonProps = SellerProps & {
  location: string;
  website: string;
  socialLinks: SocialLinks;
  skills: readonly string[];
};

function PublicProfile({ person }: { person: PersonProps }) {
  const links = linkRows(person);
  const figures = sellerFigures(person);
  const kept = keptAppointments(person);
  return (
    <>
      <div className="person-row mt-2">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
        <div>
          <h1 className="text-xl">
            <Bdi>{person.name}</Bdi>
          </h1>
          {figures.length === 0 && <span className="badge">{NEW_MEMBER_LABEL}</span>}{" "}
          {person.ratingCount > 0 && <SellerRating seller={person} />}
          <p className="text-sm text-ink-soft">
            {person.location && `${person.location} · `}
            <span className="sr-only">Bergabung </span>sejak {formatMonth(person.since)}
          </p>
        </div>
      </div>
      {figures.length > 0 && <Figures figures={figures} />}
      {kept && <p className="mt-3">{kept}</p>}
      <div className="mt-3">
        {person.bio ? <LongText text={person.bio} /> : <p className="text-ink-soft">Belum menulis tentang diri.</p>}
      </div>
      <SkillBadges skills={person.skills} />
      {links.length > 0 && (
        <details className="disclosure mt-3">
          <summary>Di tempat lain</summary>
          <div>
            <ReceiptRows rows={links} />
          </div>
        </details>
      )}
    </>
  );
}

const ROW = 3;

function WorkWall({ pictures }: { pictures: readonly { id: string; listingId: string; url: string }[] }) {
  if (pictures.length < ROW) return null;
  return (
    <Section id="hasil" title="Hasil kerja" small>
      <ul className="-mx-0.5 flex flex-wrap">
        {pictures.map(({ id, listingId, url }, index) => (
          <li key={id} className="w-1/3 p-0.5">
            <a href={`/gig/${listingId}`}>
              <img
                className="h-[5.25rem] w-full rounded object-cover lg:h-[8.5rem]"
                src={`${url}/320.webp`}
                width={160}
                height={120}
                alt={`Hasil kerja ${index + 1}`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const askAbout = (offer: string) => `/messages/new?listing=${offer}`;

function buyerRating(sum: number, count: number) {
  return count > 0 && `Rata-rata ${ratingText(sum / count)} dari ${count} ulasan penjual.`;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Person() {
  const { person, offers, pictures, held, reviews, asBuyer, further, mine, from } = useLoaderData<typeof loader>();
  const here = `/u/${person.id}`;
  const [first] = offers.items;
  return (
    <Main>
      <Breadcrumbs trail={personTrail(person.name)} />
      {mine && (
        <Callout icon="check">
          <b>Ini profil Anda</b>, seperti yang dilihat orang lain. <a href="/profile/edit">Ubah profil</a>
        </Callout>
      )}
      <div className={twoColumns}>
        <div>
          <PublicProfile person={person} />
          <WorkWall pictures={pictures} />
          <PersonReviews reviews={reviews} />
          {asBuyer.length > 0 && (
            <details className="disclosure">
              <summary>Ulasan sebagai pembeli</summary>
              <div>
                <p className="text-sm text-ink-soft">{buyerRating(person.buyerRatingSum, person.buyerRatingCount)}</p>
                <ReviewList reviews={asBuyer} reportable />
              </div>
            </details>
          )}
        </div>
        <aside className={besideColumn}>
          <Section id="jasa" title="Jasa yang ditawarkan" small>
            {held && (
              <p className="mb-3">
                <HeldPicturesLink {...held} />
              </p>
            )}
            {first ? (
              <OfferRows offers={offers.items} />
            ) : (
              <EmptyState drawing="services" level={3} title="Belum ada jasa yang ditawarkan" />
            )}
            <ListPagination
              first={further ? `${here}#jasa` : null}
              next={offers.after && `${here}?after=${offers.after}#jasa`}
            />
          </Section>
          {first && !mine && (
            <p className="max-lg:hidden mt-4">
              <ButtonLink href={askAbout(first.id)}>Kirim Pesan</ButtonLink>
            </p>
          )}
          {!mine && (
            <p className="mt-4">
              <ReportLink subject="person" id={person.id} text="Laporkan orang ini" />
              {" · "}
              <a className="text-xs text-ink-soft -my-3 py-3" href={`${here}/block`} rel="nofollow">
                Blokir orang ini
              </a>
            </p>
          )}
        </aside>
      </div>
      {first && !mine && (
        <StickyBar phone action={<ButtonLink href={askAbout(first.id)}>Kirim Pesan</ButtonLink>}>
          <span className="text-sm">
            Mulai <Price amount={from} />
          </span>
        </StickyBar>
      )}
    </Main>
  );
}

function personTrail(name: string): Trail {
  return [{ text: "Beranda", href: "/" }, { text: name }];
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => {
  if (!page) return [{ title: pageTitle("Profil tidak ditemukan") }];
  const { share, person } = page;
  const described = [breadcrumbData(share.url, personTrail(person.name))];
  if (person.ratingCount > 0) {
    const rating = { average: sellerRating(person), count: person.ratingCount };
    described.push(
      businessData({ ...share, ...person, imageUrl: share.image.url, description: share.description, rating }),
    );
  }
  return pageMeta({ ...share, described });
};

export const handle: PageHandle = {
  page: "document",
  ownStep: ({ mine, offers }: { mine: boolean; offers: { items: unknown[] } }) => !mine && offers.items.length > 0,
};

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 404) return <ErrorPage status={status} />;
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          title="Profil tidak ditemukan"
          text="Alamatnya mungkin terpotong, atau akunnya sudah tidak ada."
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
      </div>
    </Main>
  );
}
