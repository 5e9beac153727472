import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { keptAppointments, onTimeShare, responseTime, type SellerStatistics, sellerRating } from "~/accounts/text";
import { formatMonth } from "~/platform/dates";
import { AverageRating } from "~/reviews/ui/reviews";
import { ErrorPage, FailedPage } from "~/ui/error-page";
import { Avatar, Bdi, ButtonLink, EmptyState, Icon, Panel, Photo, type Picture } from "~/ui/kit";
import { Main } from "~/ui/page-frame";
import { type ReceiptRow, ReceiptRows } from "~/ui/prices";
import type { ListingKind } from "../listing";

const SIZES = "(min-width: 60em) 50rem, 100vw";

export function DeferredGallery({ held }: { held: DeferredImage }) {
  return (
    <section className="empty-state" aria-label="Foto hasil kerja">
      <HeldPicturesLink {...held} />
    </section>
  );
}

export type DeferredImage = { show: string; kilobytes: number; href: string };

export function HeldPicturesLink({ show, kilobytes, href }: DeferredImage) {
  return (
    <a className="btn btn--line" href={href}>
      {show} <span className="text-ink-soft text-sm">({kilobytes} KB)</span>
    </a>
  );
}

/** Shows pictures. Arrows and thumbnails are links to fragments, so the gallery needs no JavaScript. */
export function Gallery({
  pictures,
  category,
  label = "Foto hasil kerja",
}: {
  pictures: readonly Picture[];
  category: string;
  label?: string;
}) {
  const count = pictures.length;
  if (count <= 1) {
    return (
      <section aria-label={label}>
        <div className="-mx-gutter bg-sunk lg:mx-0 lg:overflow-hidden lg:rounded-lg lg:border">
          <GalleryPhoto
            picture={pictures[0] ?? null}
            category={category}
            alt={pictures[0] && (pictures[0].alt || label)}
            loading="first"
          />
        </div>
      </section>
    );
  }
  return (
    <section aria-label={label}>
      <ul
        className="scrollbar-none -mx-gutter flex overflow-x-auto scroll-smooth bg-sunk [scroll-snap-type:x_mandatory] lg:mx-0 lg:rounded-lg lg:border"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it.
        tabIndex={0}
        aria-label={`${count} foto, geser ke samping`}
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.url}
            picture={{ ...picture, alt: picture.alt || `${label}, foto ${index + 1}` }}
            category={category}
            index={index}
            count={count}
          />
        ))}
      </ul>
      {/* Phones show them on the photo, so that the facts below stay on the first screen. */}
      <div className="relative -mx-1 mt-2 flex max-md:-mt-14 max-md:pb-3 max-md:pr-20">
        {pictures.map((picture, index) => (
          <a
            key={picture.url}
            className="mx-1 block w-[4.75rem] overflow-hidden rounded border max-md:w-[3.75rem]"
            href={`#foto-${index + 1}`}
            aria-label={`Lihat foto ${index + 1}`}
          >
            <Photo picture={picture} category={category} sizes="76px" />
          </a>
        ))}
      </div>
    </section>
  );
}

function Slide({
  picture,
  category,
  index,
  count,
}: {
  picture: Picture;
  category: string;
  index: number;
  count: number;
}) {
  const number = index + 1;
  const previous = index === 0 ? count : index;
  const next = number === count ? 1 : number + 1;
  return (
    <li id={`foto-${number}`} className="relative flex-[0_0_100%] snap-start scroll-mt-64">
      <GalleryPhoto picture={picture} category={category} alt={picture.alt} loading={index === 0 ? "first" : "lazy"} />
      <Arrow to="left" href={`#foto-${previous}`} label="Foto sebelumnya" />
      <Arrow to="right" href={`#foto-${next}`} label="Foto berikutnya" />
      <span className="absolute bottom-3 right-3 rounded-full border bg-raised px-2.5 text-xs font-semibold leading-[1.625rem] text-ink">
        {number} / {count}
      </span>
    </li>
  );
}

function GalleryPhoto(photo: Omit<ComponentProps<typeof Photo>, "sizes">) {
  return (
    <div className="max-md:*:pt-[56.25%] lg:*:h-[28rem] lg:*:pt-0">
      <Photo {...photo} sizes={SIZES} />
    </div>
  );
}

const arrows = {
  left: "absolute left-3 top-[calc(50%-1.375rem)] flex h-11 w-11 items-center justify-center rounded-full border bg-raised text-ink",
  right:
    "absolute right-3 top-[calc(50%-1.375rem)] flex h-11 w-11 items-center justify-center rounded-full border bg-raised text-ink",
} as const;

function Arrow({ to, href, label }: { to: keyof typeof arrows; href: string; label: string }) {
  return (
    <a className={arrows[to]} href={href} aria-label={label}>
      <Icon name={to} />
    </a>
  );
}

/** Says that a listing does not exist. The heading is English, as the client's specification demands. */
export function ListingNotFound({ children }: { children?: ReactNode }) {
  return (
    <Main>
      <div className="mt-4">
        <EmptyState
          level={1}
          lang="en"
          title="Service Not Found"
          text="The service you're looking for doesn't exist or has been removed."
          action={{ href: "/", text: "Go Back Home" }}
        />
      </div>
      {children}
    </Main>
  );
}

const FAILED = "Failed to load service details";
const LATER = "Please try again later";

export function ListingErrorBoundary({ kind }: { kind: ListingKind }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status < 500)
    return error.status === 404 ? <ListingNotFound /> : <ErrorPage status={error.status} />;
  return <ListingFailed kind={kind} />;
}

function ListingFailed({ kind }: { kind: ListingKind }) {
  const offer = kind === "offer";
  return (
    <Main>
      <div className="mt-4">
        <FailedPage
          failed={offer ? FAILED : "Error"}
          lang="en"
          text={
            <>
              <span lang="en">{offer ? LATER : `${FAILED}. ${LATER}`}</span>.{" "}
              {offer ? "Jasa ini gagal dimuat." : "Permintaan ini gagal dimuat."}
            </>
          }
          back={
            offer ? { href: "/explore", text: "Cari jasa lain" } : { href: "/wanted", text: "Lihat permintaan lain" }
          }
        />
      </div>
    </Main>
  );
}

export type SellerProps = SellerStatistics & {
  name: string;
  pictureUrl: string | null;
  bio: string;
  since: number;
};

export function SellerCard({
  seller,
  profileHref,
  askHref,
}: {
  seller: SellerProps;
  profileHref: string;
  askHref?: string | undefined;
}) {
  return (
    <Panel id="penjual" title="Tentang Penjual">
      <div className="person-row">
        <Avatar name={seller.name} pictureUrl={seller.pictureUrl} size="xl" />
        <div>
          <b>
            <Bdi>{seller.name}</Bdi>
          </b>
          <br />
          <SellerRating seller={seller} whose=" untuk penjual" />
        </div>
      </div>
      <div className="my-3">
        <ReceiptRows rows={sellerFacts(seller)} />
      </div>
      {seller.bio && <p className="text-sm text-ink-soft">{seller.bio}</p>}
      {askHref && (
        <p className="mt-3">
          <ButtonLink look="line" href={askHref} wide>
            Tanya Penjual
          </ButtonLink>
        </p>
      )}
      <p className="mt-3">
        <ButtonLink look="line" href={profileHref} wide>
          Lihat Profil Lengkap
        </ButtonLink>
      </p>
    </Panel>
  );
}

export function SellerRating({ seller, whose = "" }: { seller: SellerProps; whose?: string }) {
  if (seller.ratingCount === 0) return <span className="text-sm rating">Belum ada ulasan</span>;
  return (
    <span className="text-sm rating">
      <AverageRating rating={sellerRating(seller)} />{" "}
      <span className="text-ink-soft">
        ({seller.ratingCount} ulasan{whose})
      </span>
    </span>
  );
}

function sellerFacts(seller: SellerProps): ReceiptRow[] {
  const completed = seller.completedCount > 0 ? `${seller.completedCount}` : null;
  return [
    { label: "Waktu respons", value: responseTime(seller.responseMinutes) ?? "belum cukup data" },
    { label: "Tepat waktu", value: onTimeShare(seller) },
    { label: "Kunjungan", value: keptAppointments(seller) },
    { label: "Pesanan selesai", value: completed },
    { label: "Bergabung sejak", value: formatMonth(seller.since) },
  ].filter(({ value }) => value !== null);
}

export function SellerLine({ seller }: { seller: SellerProps }) {
  const answer = responseTime(seller.responseMinutes);
  const known = [
    answer && `Membalas ${answer}`,
    seller.completedCount > 0 && `${seller.completedCount} selesai`,
    keptAppointments(seller),
  ].filter(Boolean);
  return (
    <a className="person-row lg:hidden" href="#penjual">
      <Avatar name={seller.name} pictureUrl={seller.pictureUrl} />
      <span className="row-text">
        <b>
          <Bdi>{seller.name}</Bdi>
        </b>
        <br />
        <span className="text-sm text-ink-soft">
          {known.length > 0 ? known.join(" · ") : `Bergabung sejak ${formatMonth(seller.since)}`}
        </span>
      </span>
    </a>
  );
}
