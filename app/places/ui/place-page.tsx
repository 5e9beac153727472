import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ReactNode } from "react";
import type { Category } from "~/listings/category";
import { MAX_TITLE } from "~/listings/listing";
import { NEW_WANTED } from "~/listings/wanted-prefill";
import {
  alsoTitle,
  aroundTitle,
  fairNote,
  fairTitle,
  nothingHere,
  offersText,
  placeDescription,
  placeMetaTitle,
  placeTitle,
  postWantedNote,
} from "~/places/text";
import { formatAmount, formatRupiah } from "~/platform/money";
import { NOINDEX, pageMeta } from "~/platform/pages";
import { breadcrumbData, type Trail } from "~/platform/structured-data";
import { AverageRating } from "~/reviews/ui/reviews";
import type { SearchSort } from "~/search/address";
import { MAX_PLACE_LENGTH } from "~/search/search";
import type { RankedOffer } from "~/search/shown-search";
import { earliestStartText, groupHeading, groupNote } from "~/search/text";
import { DAYS_OPTIONS, FilterBox, RATING_OPTIONS } from "~/search/ui/filters";
import { isFolded, ResultGroup, ResultList, type ResultOffer, SearchColumns } from "~/search/ui/results";
import { SearchForm, SortTabs } from "~/search/ui/search-form";
import { SelectField } from "~/ui/choices";
import { fieldView, PriceField, TextField } from "~/ui/fields";
import { Callout, Group, SubmitButton } from "~/ui/kit";
import { Breadcrumbs, LinkChips, ListPagination } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";
import { Price, ReceiptRows } from "~/ui/prices";
import { WayLinks } from "~/ui/way-links";
import { commonPlaces, type Place } from "../place";
import {
  type FairPrice,
  PAGE_FROM,
  type PlaceFacts,
  type PlaceSubject,
  placePageHref,
  type ShownPlace,
} from "../place-page";

function placeTrail({ category, place }: PlaceSubject): Trail {
  const parent = category
    ? { text: category.name, href: `/category/${category.slug}` }
    : { text: "Jelajahi", href: "/explore" };
  return [{ text: "Beranda", href: "/" }, parent, { text: place.name }];
}

type PlacePageFacts = { subject: PlaceSubject; facts: PlaceFacts; url: string };

export function placeMeta({ subject, facts, url }: PlacePageFacts): MetaDescriptor[] {
  const page = {
    title: placeMetaTitle(subject, facts),
    description: placeDescription(subject, facts),
    url,
    described: [breadcrumbData(url, placeTrail(subject))],
  };
  return [...pageMeta(page), ...(facts.offers < PAGE_FROM ? [NOINDEX] : [])];
}

function PlaceFactList({ facts }: { facts: PlaceFacts }) {
  const { offers, today, middlePrice, rating } = facts;
  if (offers === 0) return null;
  return (
    <dl className="inline-flex border-y">
      <Fact name="Jasa" note={today > 0 && `${formatAmount(today)} bisa hari ini`}>
        {formatAmount(offers)}
      </Fact>
      {middlePrice !== null && (
        <Fact name="Harga tengah" note="separuh di bawahnya">
          <Price amount={middlePrice} />
        </Fact>
      )}
      {rating && (
        <Fact name="Rating" note={`${formatAmount(rating.count)} ulasan`}>
          <AverageRating rating={rating.average} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, note, children }: { name: string; note: string | false; children: ReactNode }) {
  return (
    <div className="border-l px-4 py-2 first:border-l-0 first:pl-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="text-lg font-bold">
        {children} {note && <p className="text-xs text-ink-soft font-medium">{note}</p>}
      </dd>
    </div>
  );
}

function FairPrices({ subject, fair }: { subject: PlaceSubject; fair: FairPrice }) {
  return (
    <Group id="wajar" title={fairTitle(subject)} count={fairNote(fair.orders)}>
      <ReceiptRows
        rows={[
          {
            label: subject.category?.name ?? "Semua jasa",
            value: `${formatRupiah(fair.from)} – ${formatRupiah(fair.to)}`,
          },
        ]}
      />
    </Group>
  );
}

function PlaceFilters({ subject: { category, place } }: { subject: PlaceSubject }) {
  const field = (name: "hargaMax" | "rating" | "waktu") => fieldView("saring", name);
  return (
    <FilterBox action="/explore">
      {category && <input type="hidden" name="kategori" value={category.slug} />}
      <input type="hidden" name="lokasi" value={place.slug} />
      <PriceField field={field("hargaMax")} label="Harga paling tinggi" />
      <SelectField field={field("rating")} label="Rating" options={RATING_OPTIONS} placeholder="Semua rating" />
      <SelectField field={field("waktu")} label="Waktu pengerjaan" options={DAYS_OPTIONS} placeholder="Kapan saja" />
    </FilterBox>
  );
}

export function NoSuchPlace({
  category,
  title,
  places,
}: {
  category: Category | null;
  title: string;
  places: readonly (Place & { text: string })[];
}) {
  return (
    <Main>
      <h1 className="mt-4">{title}</h1>
      <p className="text-ink-soft mt-1">Periksa ejaannya, pilih tempat di bawah ini, atau cari di semua Indonesia.</p>
      <SearchForm plain category={category?.slug} />
      {places.length > 0 && (
        <Group id="maksud" title="Mungkin maksud Anda">
          <WayLinks
            ways={places.map(({ text, ...place }) => ({
              key: place.code,
              to: { href: placePageHref({ category, place }) },
              icon: "pin",
              title: place.name,
              text,
            }))}
          />
        </Group>
      )}
      <Group id="sering" title="Sering dipilih">
        <LinkChips
          links={commonPlaces().map((place) => ({
            text: place.name,
            href: placePageHref({ category, place }),
          }))}
        />
      </Group>
      <p className="mt-4">
        <a href={category ? `/category/${category.slug}` : "/explore"}>
          {category ? `Semua jasa ${category.name}` : "Semua jasa"}
        </a>
      </p>
    </Main>
  );
}

function PostWantedHere({ subject }: { subject: PlaceSubject }) {
  const { category, place } = subject;
  const field = (name: "judul" | "lokasi" | "anggaran", value?: string) => fieldView("minta", name, value);
  return (
    <section className="panel max-w-form mt-8" aria-labelledby="h-pasang">
      <h2 id="h-pasang">Tidak menemukan yang pas?</h2>
      <p className="text-sm text-ink-soft">{postWantedNote(subject)}</p>
      <form action={NEW_WANTED} noValidate>
        {category && <input type="hidden" name="kategori" value={category.slug} />}
        <TextField
          field={field("judul")}
          label="Yang dibutuhkan"
          maxLength={MAX_TITLE}
          placeholder="mis. Perbaiki atap bocor"
          autoComplete="off"
        />
        <TextField field={field("lokasi", place.name)} label="Tempat" maxLength={MAX_PLACE_LENGTH} />
        <PriceField field={field("anggaran")} label="Anggaran" optional />
        <p className="mt-4">
          <SubmitButton wide>Lanjutkan Permintaan</SubmitButton>
        </p>
      </form>
    </section>
  );
}

export function PlacePage({ page, remembered = false }: { page: ShownPlace; remembered?: boolean }) {
  const { subject, facts, jobs, sort, sorts, groups, first, next, around, also } = page;
  const { category, place } = subject;
  const path = category ? `/category/${category.slug}` : "/explore";
  const offers = groups.reduce((sum, group) => sum + group.listings.length, 0);
  const nothing = nothingHere(subject);
  const chips = category ? jobs : also;
  return (
    <Main>
      <Breadcrumbs trail={placeTrail(subject)} />
      <h1>{placeTitle(subject)}</h1>
      <p className="text-sm text-ink-soft py-2">
        {remembered && "Tempat pilihan Anda. "}
        <a className="py-3" href={`/place?redirectTo=${encodeURIComponent(path)}`}>
          Ganti tempat
        </a>
        {" · "}
        <a className="py-3" href={category ? `${path}?sort=terbaru` : `${path}?lokasi=`}>
          Semua Indonesia
        </a>
      </p>
      <PlaceFactList facts={facts} />
      {page.nothingHere && (
        <Callout icon="pin" warm>
          <b>{nothing.title}.</b> {nothing.text}
        </Callout>
      )}
      <LinkChips label={category ? "Pekerjaan" : "Kategori di sini"} links={chips} />
      <SearchColumns
        hits={offers}
        tools={
          <>
            <PlaceFilters subject={subject} />
            <SortTabs sorts={sorts} current={sort} hrefOf={(one) => orderHref(subject, one, sorts)} />
          </>
        }
      >
        {groups.map(({ name, nearby, listings }, at) => {
          const heading = groupHeading(name, [place], nearby);
          return heading === null ? (
            <div key={name}>
              <h2 className="sr-only">Daftar jasa</h2>
              <ResultList offers={listings.map(withSoon)} isFirst={at === 0} />
            </div>
          ) : (
            <ResultGroup
              key={name}
              id={name}
              title={heading}
              count={name === "here" ? offersText(facts.offers) : undefined}
              note={groupNote(name, [place])}
              offers={listings.map(withSoon)}
              isFirst={at === 0}
              folded={isFolded(name, at)}
            />
          );
        })}
        <ListPagination first={first} next={next} />
        {facts.fair && <FairPrices subject={subject} fair={facts.fair} />}
        {around.length > 0 && (
          <Group id="sekitar" title={aroundTitle(subject)}>
            <WayLinks
              ways={around.map(({ name, text, href, offers }) => ({
                key: href,
                to: { href },
                icon: "pin" as const,
                title: name,
                text,
                ...(offers && { end: offers }),
              }))}
            />
          </Group>
        )}
        {category && also.length > 0 && (
          <Group id="juga" title={alsoTitle(subject)}>
            <LinkChips
              links={[...also, { text: "Semua jasa di sini", href: placePageHref({ category: null, place }) }]}
            />
          </Group>
        )}
        <PostWantedHere subject={subject} />
      </SearchColumns>
    </Main>
  );
}

function orderHref(subject: PlaceSubject, sort: SearchSort, sorts: readonly SearchSort[]): string {
  return placePageHref(subject, { sort: sort === sorts[0] ? null : sort });
}

function withSoon({ startsInDays, ...offer }: RankedOffer & { km: number | null }): ResultOffer {
  return { ...offer, soon: earliestStartText(startsInDays) };
}
