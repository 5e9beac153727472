import type { ReactNode } from "react";
import { CATEGORIES, type CategorySlug } from "~/listings/category";
import { CATEGORY_HINTS, CATEGORY_TILES } from "~/listings/category-text";
import { MAX_TITLE, type OfferSummary, type WantedSummary } from "~/listings/listing";
import { CardGrid, CardRows, OfferCard, TearOffStub, WantedCard } from "~/listings/ui/cards";
import { ResultCard } from "~/listings/ui/result-card";
import { NEW_WANTED, type WantedPrefill } from "~/listings/wanted-prefill";
import { Rating } from "~/reviews/ui/reviews";
import { Example } from "~/ui/example";
import { PlainForm } from "~/ui/form";
import { Button, EmptyState, Group, Icon, illustrationUrl, Section } from "~/ui/kit";
import { LinkChips, ListPagination } from "~/ui/navigation";
import type { GroupName } from "../place-groups";
import { type Question, sortsOffered } from "../question";
import { isTooLong, type Search, savedQuery, searchHref } from "../search";
import type { RankedOffer, ShownSearch, SuggestedLink, WithMatchReason } from "../shown-search";
import {
  activeFilters,
  countText,
  distanceText,
  earliestStartText,
  groupHeading,
  groupNote,
  nothingAdvice,
  whyText,
} from "../text";
import { SearchFilterForm, type SearchShown } from "./filters";
import { SortTabs } from "./search-form";

export function CategoryLinks({ links }: { links: readonly { slug: string; name: string }[] }) {
  return (
    <p className="actions">
      {links.map(({ slug, name }) => (
        <a key={slug} className="btn btn--line" href={`/category/${slug}`}>
          {name}
        </a>
      ))}
    </p>
  );
}

export function CategoryChips({ only = null }: { only?: readonly CategorySlug[] | null }) {
  const shown = only === null ? CATEGORIES : CATEGORIES.filter(({ slug }) => only.includes(slug));
  const links = shown.map(({ slug, name }) => ({ text: name, href: `/category/${slug}` }));
  const all = { text: "Semua kategori", href: "/categories" };
  return <LinkChips label="Kategori jasa" links={shown.length < CATEGORIES.length ? [...links, all] : links} />;
}

export function CategoryTiles() {
  return (
    <ul className="-mx-1 flex flex-wrap">
      {CATEGORY_TILES.map(({ slug, name }) => (
        <li key={slug} className="shrink-0 basis-[33.333%] p-1 md:basis-1/4">
          <a
            className="block h-full text-xs font-semibold leading-[1.3] text-ink no-underline hover:underline hover:decoration-auto md:flex md:items-center md:rounded md:border md:bg-raised md:p-2 md:text-[0.9375rem]"
            href={`/category/${slug}`}
          >
            <img
              className="mb-1 w-full rounded md:mb-0 md:mr-3 md:w-[5.25rem] md:flex-none"
              src={illustrationUrl(name)}
              width={160}
              height={120}
              alt=""
              loading="lazy"
            />
            <span>
              {name}
              <small className="block text-xs font-medium text-ink-soft max-md:hidden"> {CATEGORY_HINTS[slug]}</small>
            </span>
          </a>
        </li>
      ))}
      <li className="shrink-0 basis-[33.333%] p-1 md:basis-1/4">
        <a
          className="flex h-full items-center justify-center rounded border-2 border-dashed border-line-strong p-2 text-center text-xs font-bold leading-[1.3] text-action no-underline hover:underline hover:decoration-auto md:bg-raised md:text-[0.9375rem]"
          href="/dashboard/wanted/create"
        >
          <span>Tidak ada di sini? Pasang permintaan</span>
        </a>
      </li>
    </ul>
  );
}

export type ResultOffer = OfferSummary & {
  soon?: string | null;
  /** True if work at a place can also be done online. */
  alsoOnline?: boolean;
  why?: string | null;
  /** The kilometres from the given place. Null without a distance. */
  km?: number | null;
};

/** Found offers. `isFirst`: the page's list starts here, so its first picture loads eagerly. */
type Found = { offers: readonly ResultOffer[]; isFirst?: boolean };

/** `folded` shows only the heading until it is opened. */
export function ResultGroup({
  offers,
  isFirst,
  folded = false,
  ...group
}: {
  id: string;
  title: string;
  count?: string | undefined;
  note?: string | undefined;
  folded?: boolean;
} & Found) {
  if (offers.length === 0) return null;
  if (!folded) {
    return (
      <Group {...group}>
        <ResultList offers={offers} isFirst={isFirst} />
      </Group>
    );
  }
  const { id, title, count, note } = group;
  return (
    <section className="mt-6" aria-labelledby={`h-${id}`}>
      <details className="disclosure">
        <summary>
          <h2 className="text-lg">
            <span id={`h-${id}`}>{title}</span>{" "}
            <small className="text-sm font-normal text-ink-soft">{count ?? countText(offers.length, "offer")}</small>
          </h2>
        </summary>
        <div>
          {note && <p className="mb-3 text-sm text-ink-soft">{note}</p>}
          <ResultList offers={offers} />
        </div>
      </details>
    </section>
  );
}

/** Returns true for offers elsewhere below others, which answer the search. */
export const isFolded = (name: GroupName, at: number): boolean => name === "elsewhere" && at > 0;

export function ResultList({ offers, isFirst }: Found) {
  return (
    <CardRows>
      {offers.map((offer, at) => (
        <FoundLine key={offer.id} {...offer} loading={isFirst && at === 0 ? "first" : "lazy"} />
      ))}
    </CardRows>
  );
}

function FoundLine({
  loading,
  id,
  rating,
  reviewCount,
  soon,
  alsoOnline,
  ...offer
}: ResultOffer & { loading: "first" | "lazy" }) {
  return (
    <ResultCard
      {...offer}
      href={`/gig/${id}`}
      loading={loading}
      places={whereTexts(offer)}
      line={
        <>
          <Rating rating={rating} count={reviewCount} of={offer.sellerName === "" ? undefined : "seller"} />
          {soon && (
            <>
              {" · "}
              <span className="font-semibold text-action">{soon}</span>
            </>
          )}
          {alsoOnline && !soon && " · juga daring"}
        </>
      }
      more={alsoOnline && soon ? "juga daring" : undefined}
    />
  );
}

/** The distance comes first, because a narrow screen cuts the end of the line. */
function whereTexts({ location, km }: Pick<ResultOffer, "location" | "km">): string[] {
  return [typeof km === "number" ? distanceText(km) : "", location].filter((text) => text !== "");
}

/**
 * Shows the button that saves a search, unless the query is a long message. A visitor's search is saved after login.
 */
export function SaveSearch({ search }: { search: Search }) {
  const query = savedQuery(search);
  if (query === null || isTooLong(query)) return null;
  return (
    <PlainForm method="post" action="/saved-searches">
      <input type="hidden" name="search" value={query} />
      <Button type="submit" look="quiet">
        <Icon name="bell" />
        <span className="ml-2 max-md:sr-only">Simpan pencarian</span>
      </Button>
    </PlainForm>
  );
}

export function RelatedSearches({
  id,
  title,
  searches,
}: {
  id: string;
  title: string;
  searches: readonly { text: string; href: string }[];
}) {
  if (searches.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`} className="mr-2 text-lg">
        {title}
      </h2>
      <LinkChips links={searches} />
    </section>
  );
}

export function NoWanted({ search, searches }: { search: Search; searches: readonly SuggestedLink[] }) {
  // The page shows wanted listings only, so `kind` does not filter anything.
  const asked = { ...search, kind: null };
  if (asked.q === "" && activeFilters(asked).length === 0 && asked.after === null) {
    return <NoRequests />;
  }
  return (
    <>
      <EmptyState
        drawing="none"
        title="Belum ada permintaan yang cocok"
        text="Longgarkan saringannya, atau pakai kata yang lebih umum."
      />
      <RelatedSearches id="coba" title="Coba ini" searches={searches} />
    </>
  );
}

export function NoRequests({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      drawing="requests"
      level={level}
      title="Belum ada permintaan jasa saat ini"
      text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
      example={
        <Example
          title="Cuci tiga AC di rumah kos"
          text="Kota Bandung · paling lambat 12 Juni"
          end="Rp 300.000"
          category="Rumah Tangga"
        />
      }
      action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
    />
  );
}

export function NoResults({
  title,
  text,
  filled,
  action = { href: "/explore", text: "Lihat semua jasa" },
}: {
  title: string;
  text: string;
  filled: readonly string[];
  action?: { href: string; text: string };
}) {
  const others = CATEGORIES.filter(({ name }) => filled.includes(name));
  return (
    <>
      <EmptyState drawing="none" title={title} text={text} action={action} />
      {others.length > 0 && (
        <nav className="mt-6" aria-label="Kategori lain">
          <p className="font-bold">Atau mulai dari kategori:</p>
          <CategoryLinks links={others} />
        </nav>
      )}
    </>
  );
}

/**
 * Shows offers, by place if one was given. Otherwise the heading is only for screen readers, because the tabs show it.
 */
export function OfferGroups({ groups, places, pages }: Pick<ShownSearch, "groups" | "places" | "pages">) {
  const whole = pages.first === null && pages.next === null;
  return (
    <>
      {groups.map(({ name, nearby, listings }, at) => {
        const heading = groupHeading(name, places, nearby);
        const offers = listings.map(resultOffer);
        if (heading !== null) {
          return (
            <ResultGroup
              key={name}
              id={name}
              title={heading}
              {...(whole && { count: countText(listings.length, "offer") })}
              note={groupNote(name, places)}
              offers={offers}
              isFirst={at === 0}
              folded={isFolded(name, at)}
            />
          );
        }
        return (
          <div key={name} className="mt-4">
            <h2 className="sr-only">Daftar jasa</h2>
            <ResultList offers={offers} isFirst={at === 0} />
          </div>
        );
      })}
      <ListPagination {...pages} />
    </>
  );
}

function resultOffer({ why, startsInDays, ...offer }: WithMatchReason<RankedOffer>): ResultOffer {
  return { ...offer, soon: earliestStartText(startsInDays), why: whyText(why), km: why.km };
}

export function OfferResults({
  offers,
  first,
  next,
}: {
  offers: readonly OfferSummary[];
  first: string | null;
  next: string | null;
}) {
  return (
    <>
      <h2 className="sr-only">Daftar jasa</h2>
      <CardGrid>
        {offers.map((offer, at) => (
          <OfferCard key={offer.id} {...offer} loading={at === 0 ? "first" : "lazy"} />
        ))}
      </CardGrid>
      <ListPagination first={first} next={next} />
    </>
  );
}

export function NothingFound({
  draft,
  searches = [],
  categories = null,
  nearCategories = [],
  children,
}: {
  draft: WantedPrefill;
  searches?: readonly SuggestedLink[];
  categories?: readonly CategorySlug[] | null;
  nearCategories?: readonly CategorySlug[];
  children?: ReactNode;
}) {
  return (
    <div className="lg:supports-details:grid lg:supports-details:grid-cols-[minmax(0,1fr)_22rem] lg:supports-details:items-start lg:supports-details:[grid-column-gap:2rem]">
      <div>
        {children}
        <RelatedSearches id="coba" title="Coba ini" searches={searches} />
        {nearCategories.length > 0 ? (
          <>
            <p className="mt-6">Kategori terdekat:</p>
            <CategoryChips only={nearCategories} />
          </>
        ) : (
          <>
            <p className="mt-6">Atau mulai dari kategori:</p>
            <CategoryChips only={categories} />
          </>
        )}
      </div>
      <aside className="mt-6">
        <DraftForm draft={draft} />
      </aside>
    </div>
  );
}

export function NearResults({
  search,
  question,
  nearly,
  near,
  ...missing
}: {
  search: Search;
  question: Question;
  nearly: readonly WithMatchReason<RankedOffer>[];
  near: readonly WithMatchReason<RankedOffer>[];
  unmet: string;
  misspelt: readonly string[];
}) {
  const startHref = search.after === null ? null : searchHref({ ...search, after: null });
  return (
    <>
      <p className="mt-3">{nothingAdvice(search, question, { ...missing, hasNear: near.length > 0 })}</p>
      {startHref && (
        <p className="mt-3">
          <a className="btn btn--line" href={startHref}>
            Kembali ke awal
          </a>
        </p>
      )}
      <aside aria-label="Yang mendekati">
        <ResultGroup id="mendekati" title="Yang mendekati, tanpa saringan" offers={nearly.map(resultOffer)} />
        {nearly.length === 0 && <ResultGroup id="mirip" title="Yang mendekati" offers={near.map(resultOffer)} />}
      </aside>
    </>
  );
}

function DraftForm({ draft }: { draft: WantedPrefill }) {
  const { judul, ...more } = draft;
  return (
    <form className="flex flex-col rounded border bg-raised shadow-card" action={NEW_WANTED} aria-labelledby="h-pasang">
      <div className="flex-1 px-4 py-3">
        <p className="text-xs font-medium text-ink-soft">Permintaan Anda</p>
        <h2 id="h-pasang">Biarkan penyedia yang menawar</h2>
        <p className="text-sm text-ink-soft">
          {judul === "" ? "" : "Sudah kami isikan dari pencarian Anda. "}Gratis, penyedia yang mengirim harga.
        </p>
        <div className="field">
          <label htmlFor="pasang">Yang dibutuhkan</label>
          <input
            id="pasang"
            className="input"
            name="judul"
            defaultValue={judul || undefined}
            maxLength={MAX_TITLE}
            autoComplete="off"
          />
        </div>
        {Object.entries(more).map(
          ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </div>
      <TearOffStub>
        <button className="btn shrink-0 grow px-3 text-sm" type="submit">
          Lanjutkan Permintaan
        </button>
      </TearOffStub>
    </form>
  );
}

/** The results below which the filters stay collapsed on wide screens too. */
const ENOUGH = 4;

export function SearchColumns({ hits, tools, children }: { hits: number; tools: ReactNode; children: ReactNode }) {
  return (
    <div className={hits < ENOUGH ? undefined : "search-columns"}>
      <div className="search-tools mt-1 flex flex-wrap [&>nav]:m-0 [&>nav]:min-w-0 [&>nav]:flex-[1_1_0] [&>nav]:pl-3">
        {tools}
      </div>
      {children}
    </div>
  );
}

/**
 * Shows the heading and the number of results. `beside` is a button next to them. It comes first, so that a screen
 * reader reads the results after their number. On phones results follow a heading of one line, because the search field
 * above has all its words.
 */
export function ResultHeading({ title, count, beside }: { title: string; count?: string; beside?: ReactNode }) {
  return (
    <div className="mt-1 flex flex-row-reverse items-center justify-between [&+section>div]:mb-1 [&+section>div]:border-0 [&+section>div]:pt-0 [&+section]:mt-1 md:[&+section]:mt-4">
      {beside && <div className="-my-3">{beside}</div>}
      <div
        className={
          count ? "flex min-w-0 flex-1 items-baseline md:flex-wrap" : "flex min-w-0 flex-1 flex-wrap items-baseline"
        }
      >
        <h1 className={count ? "mr-2 text-lg max-md:truncate md:text-xl" : "mr-2 text-lg md:text-xl"}>{title}</h1>
        {count && <p className="flex-none text-ink-soft text-sm">{count}</p>}
      </div>
    </div>
  );
}

/** Shows the filters and the order, and then the heading, so that the results follow their number. */
export function SearchResultPage({
  search,
  question,
  shown,
  action,
  hrefOf,
  heading,
  count,
  children,
}: SearchShown & {
  heading: ReactNode;
  /** The number of results, in words. */
  count: string;
  action: "/explore" | "/wanted";
  hrefOf: (search: Partial<Search>) => string;
  children: ReactNode;
}) {
  const { filters, sort } = question;
  const wanted = filters.kind === "wanted";
  const groups = wanted ? shown.wantedGroups : shown.groups;
  const hits = groups.reduce((sum, { listings }) => sum + listings.length, 0);
  return (
    <SearchColumns
      hits={hits}
      tools={
        <>
          <SearchFilterForm
            search={search}
            prices={filters}
            words={shown.wordsOfFilters}
            action={action}
            shown={count}
          />
          <SortTabs
            sorts={sortsOffered(search, question)}
            current={sort}
            wanted={wanted}
            hrefOf={(one) => hrefOf({ ...search, sort: one, after: null })}
          />
        </>
      }
    >
      {heading}
      {children}
    </SearchColumns>
  );
}

export function WantedResults({ wantedGroups, places, pages }: Pick<ShownSearch, "wantedGroups" | "places" | "pages">) {
  return (
    <>
      {wantedGroups.map(({ name, nearby, listings }) => {
        const heading = groupHeading(name, places, nearby);
        if (heading !== null) {
          return (
            <Group key={name} id={name} title={heading}>
              <WantedCards listings={listings} />
            </Group>
          );
        }
        return (
          <div key={name} className="mt-4">
            <h2 className="sr-only">Daftar permintaan</h2>
            <WantedCards listings={listings} />
          </div>
        );
      })}
      <ListPagination {...pages} />
    </>
  );
}

export function MatchingWanted({
  listings,
  href,
  asked,
}: {
  listings: readonly WithMatchReason<WantedSummary>[];
  href: string;
  asked: boolean;
}) {
  if (listings.length === 0) return null;
  const title = asked ? "Permintaan yang cocok" : "Permintaan terbaru";
  return (
    <Section
      id="permintaan"
      title={title}
      note={asked ? "Warga mencari jasa seperti ini." : "Warga sedang mencari jasa."}
      link={{ href, text: "Lihat Semua", label: `Lihat Semua ${title.toLowerCase()}` }}
    >
      <WantedCards listings={listings} />
    </Section>
  );
}

function WantedCards({ listings }: { listings: readonly WithMatchReason<WantedSummary>[] }) {
  return (
    <CardGrid broad>
      {listings.map((wanted) => (
        <WantedCard key={wanted.id} {...wanted} why={whyText(wanted.why)} />
      ))}
    </CardGrid>
  );
}
