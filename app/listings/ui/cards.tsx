import type { ReactNode } from "react";
import { formatDate, formatShortDate } from "~/platform/dates";
import { excerpt, isolated } from "~/platform/strings";
import { Rating } from "~/reviews/ui/reviews";
import { CheckList } from "~/ui/check-list";
import { PlainForm } from "~/ui/form";
import { Badge, Bdi, Button, Icon, illustrationUrl, Photo } from "~/ui/kit";
import { Price } from "~/ui/prices";
import { type OfferSummary, WANTED_PAGE_SIZE, type WantedSummary } from "../listing";
import type { Unit } from "../package";
import { Card, CardLine, CardPrice, CardSeller, CardTitle } from "./result-card";

type FavouriteLine = {
  id: string;
  title: string;
  category: string;
  price: number;
  unit: Unit;
  rating: number;
  reviewCount: number;
  sellerName: string;
  picture: string | null;
  open: boolean;
};

const grids = {
  narrow:
    "-m-1.5 flex flex-wrap *:m-1.5 *:flex-[1_1_8.25rem] supports-grid:grid supports-grid:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] md:-m-2.5 md:grid-cols-[repeat(auto-fill,minmax(15.25rem,1fr))] md:*:m-2.5",
  broad:
    "-m-1.5 flex flex-wrap *:m-1.5 *:flex-[1_1_8.25rem] supports-grid:grid supports-grid:grid-cols-[repeat(auto-fill,minmax(16.5rem,1fr))] md:-m-2.5 md:*:m-2.5",
} as const;

/** Shows cards in columns. Margins replace a gap, so that the grid and its flex fallback have the same spacing. */
export function CardGrid({
  as: Element = "ul",
  broad = false,
  children,
}: {
  as?: "ul" | "div";
  broad?: boolean;
  children: ReactNode;
}) {
  return <Element className={broad ? grids.broad : grids.narrow}>{children}</Element>;
}

export function CardRows({ children }: { children: ReactNode }) {
  return (
    <ul className="md:supports-grid:grid md:supports-grid:grid-cols-[repeat(auto-fill,minmax(23rem,1fr))] md:supports-grid:[grid-gap:0.75rem] md:supports-grid:[&>*+*]:mt-0 [&>*+*]:mt-2">
      {children}
    </ul>
  );
}

export function FavouriteList({ favourites, back }: { favourites: readonly FavouriteLine[]; back: string }) {
  return (
    <CardRows>
      {favourites.map((favourite) => (
        <li key={favourite.id}>
          <FavouriteCard {...favourite} />
          <PlainForm method="post" action={`/gig/${favourite.id}/favourite`}>
            <input type="hidden" name="keep" value="no" />
            <input type="hidden" name="redirectTo" value={back} />
            <Button type="submit" look="quiet">
              Hapus dari simpanan
              <span className="sr-only">
                : <Bdi>{favourite.title}</Bdi>
              </span>
            </Button>
          </PlainForm>
        </li>
      ))}
    </CardRows>
  );
}

function FavouriteCard({ open, ...offer }: FavouriteLine) {
  return (
    <Card as="div" row picture={<OfferPicture url={offer.picture} category={offer.category} />}>
      <CardTitle row {...(open && { href: `/gig/${offer.id}` })}>
        <Bdi>{offer.title}</Bdi>
      </CardTitle>
      {offer.sellerName !== "" && (
        <CardLine>
          <Bdi>{offer.sellerName}</Bdi>
        </CardLine>
      )}
      {open ? (
        <>
          <CardLine>
            <Rating rating={offer.rating} count={offer.reviewCount} />
          </CardLine>
          <CardPrice row amount={offer.price} unit={offer.unit} />
        </>
      ) : (
        <p>
          <Badge look="off">Tidak ditawarkan lagi</Badge>
        </p>
      )}
    </Card>
  );
}

/** Shows the smallest of the three widths, because the picture is small on every screen. */
export function OfferPicture({ url, category }: { url: string | null; category: string }) {
  return (
    <span className="picture">
      <img src={url ? `${url}/320.webp` : illustrationUrl(category)} width={160} height={120} alt="" loading="lazy" />
    </span>
  );
}

export function OfferCard({
  loading = "lazy",
  ...offer
}: OfferSummary & { why?: string | null; loading?: "first" | "lazy" }) {
  return (
    <Card picture={<Photo picture={offer.picture} category={offer.category} loading={loading} />}>
      <span className="truncate text-xs font-medium text-ink-soft">{offer.category}</span>
      <CardTitle href={`/gig/${offer.id}`}>
        <Bdi>{offer.title}</Bdi>
      </CardTitle>
      <CardSeller name={offer.sellerName} pictureUrl={offer.sellerPicture}>
        <Bdi>{offer.sellerName}</Bdi>
      </CardSeller>
      <CardLine>
        <Rating rating={offer.rating} count={offer.reviewCount} of={offer.sellerName === "" ? undefined : "seller"} />
      </CardLine>
      <CardLine>{offer.location}</CardLine>
      {offer.why && <CardLine>{offer.why}</CardLine>}
      <CardPrice amount={offer.price} unit={offer.unit} />
    </Card>
  );
}

const MAX_SHOWN_REQUIREMENTS = 2;

export function WantedCard(wanted: WantedSummary & { why?: string | null }) {
  const href = `/wanted/${wanted.id}`;
  return (
    <li className="flex flex-col rounded border bg-raised shadow-card">
      <div className="flex-1 px-4 py-3">
        <p>
          <span className="text-xs font-medium text-ink-soft">{wanted.category}</span>{" "}
          {wanted.isNew && <Badge>Baru</Badge>}
        </p>
        <h3 className="my-1">
          <a className="block py-0.5 text-inherit no-underline hover:underline hover:decoration-auto" href={href}>
            <Bdi>{wanted.title}</Bdi>
          </a>
        </h3>
        <p className="flex flex-wrap text-sm text-ink-soft *:mr-2.5 *:max-w-full">
          <span>
            <Icon name="pin" /> {wanted.location}
          </span>
          {wanted.deadline !== null && (
            <span>
              <Icon name="clock" /> Deadline {formatDate(wanted.deadline)}
            </span>
          )}
        </p>
        {wanted.why && <p className="text-ink-soft">{wanted.why}</p>}
        <Requirements all={wanted.requirements} />
      </div>
      <TearOffStub>
        <p className="my-1.5 mr-2 text-lg">
          <Price amount={wanted.budget} />
        </p>
        <a
          className="btn btn--line shrink-0 grow px-3 text-sm"
          href={href}
          aria-label={`Tawarkan Jasa Anda: ${isolated(wanted.title)}`}
        >
          Tawarkan Jasa Anda
        </a>
      </TearOffStub>
    </li>
  );
}

export function TearOffStub({ children }: { children: ReactNode }) {
  return <div className="notches flex flex-none flex-wrap items-center justify-between px-3 py-2">{children}</div>;
}

function Requirements({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - MAX_SHOWN_REQUIREMENTS;
  return (
    <CheckList lines={all.slice(0, MAX_SHOWN_REQUIREMENTS)}>
      {more > 0 && <li className="py-0.5 pl-6 text-ink-soft">+{more} persyaratan lainnya</li>}
    </CheckList>
  );
}

const MAX_SENT_REQUIREMENTS = 2;
/**
 * The maximum number of characters of a requirement. One line shows no more, and a page of sixty requests has a size
 * budget.
 */
const REQUIREMENT_LENGTH = 60;

/** Lists requests. After "Tampilkan Lebih Banyak" the row starts at the added ones, in browsers that support it. */
export function WantedSheet({ wanted }: { wanted: readonly WantedSummary[] }) {
  const first = wanted.length - (wanted.length % WANTED_PAGE_SIZE || WANTED_PAGE_SIZE);
  return (
    <ul
      className={`scrollbar-none -mx-gutter flex overflow-x-auto px-gutter pb-1.5 pt-0.5 lg:mx-0 lg:flex-wrap lg:px-0 ${TABS}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard.
      tabIndex={0}
      aria-label="Permintaan warga, geser ke samping"
    >
      {wanted.map((one, index) => (
        <Tab key={one.id} {...one} begins={index > 0 && index === first} />
      ))}
    </ul>
  );
}

/** The classes of the list. They are not on each tab, because the home page shows up to sixty. */
const TABS =
  "*:relative *:flex *:min-w-0 *:flex-[1_0_17.5rem] *:flex-col *:border-y *:border-l-2 *:bg-raised *:px-4 *:pb-1 *:pt-3 *:text-xs *:text-ink-soft *:[border-left-style:dashed] lg:*:basis-60 [&>:first-child]:rounded-l [&>:first-child]:border-l [&>:first-child]:[border-left-style:solid] [&>:last-child]:rounded-r [&>:last-child]:border-r";

function Tab({
  id,
  title,
  category,
  budget,
  location,
  deadline,
  requirements,
  isNew,
  begins,
}: WantedSummary & { begins: boolean }) {
  const href = `/wanted/${id}`;
  return (
    <li className={begins ? "[scroll-initial-target:nearest]" : undefined}>
      <p>
        {category} {isNew && <Badge>Baru</Badge>}
      </p>
      <h3 className="mb-auto line-clamp-2 max-h-[2.6em] text-[0.9375rem] text-ink">
        <a className="stretched-link text-inherit no-underline" href={href}>
          <Bdi>{title}</Bdi>
        </a>
      </h3>
      <p>
        {location}
        {deadline !== null && ` · Deadline ${formatShortDate(deadline)}`}
      </p>
      <WantedSheetRequirements all={requirements} />
      <p className="flex items-center justify-between text-base text-ink">
        <Price amount={budget} />
        <a
          className="relative whitespace-nowrap py-3 pl-2 text-sm font-bold"
          href={href}
          aria-label={`Tawarkan Jasa Anda: ${isolated(title)}`}
        >
          Tawarkan Jasa Anda
        </a>
      </p>
    </li>
  );
}

function WantedSheetRequirements({ all }: { all: string[] }) {
  if (all.length === 0) return null;
  const more = all.length - MAX_SENT_REQUIREMENTS;
  return (
    <>
      <ul className="*:truncate">
        {all.slice(0, MAX_SENT_REQUIREMENTS).map((requirement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts may repeat.
          <li key={index}>{excerpt(requirement, REQUIREMENT_LENGTH)}</li>
        ))}
      </ul>
      {more > 0 && <p>+{more} persyaratan lainnya</p>}
    </>
  );
}
