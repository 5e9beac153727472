import { Fragment, type InputHTMLAttributes, type ReactNode } from "react";
import { commonPlaces } from "~/places/place";
import { activeFilters, chipText } from "~/search/text";
import { Bdi, Callout, Icon, type IconName } from "~/ui/kit";
import { Tabs } from "~/ui/navigation";
import type { SearchSort } from "../address";
import { MAX_PLACE_LENGTH, MAX_SEARCH_LENGTH, type Search, type Understanding } from "../search";
import type { ShownSearch } from "../shown-search";

export function Correction({ from, to, href, found }: { from: string; to: string; href: string; found: boolean }) {
  return (
    <Callout icon="search" warm role="status">
      Mungkin maksud Anda <b>{to}</b>. {found && "Ini hasilnya. "}
      <a href={href}>
        Cari “<Bdi>{from}</Bdi>” saja
      </a>
    </Callout>
  );
}

function AlternativeReading({ to, href }: { to: string; href: string }) {
  return (
    <Callout icon="search">
      Mungkin maksud Anda <a href={href}>{to}</a>?
    </Callout>
  );
}

const SUGGESTED = 10;

export type KeptField = readonly [name: string, value: string];

/** Renders hidden fields of a GET form, which sends only its own fields. */
export function KeptFields({ fields }: { fields: readonly KeptField[] }) {
  return (
    <>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

export function SearchRow({ plain = false, children }: { plain?: boolean; children: ReactNode }) {
  return (
    <div
      className={
        plain
          ? "mt-2 flex max-w-[52rem] flex-wrap items-center rounded-lg border border-line-strong bg-raised text-ink md:flex-nowrap"
          : "mt-4 flex max-w-[46rem] flex-wrap items-center rounded-lg bg-raised text-ink md:flex-nowrap"
      }
    >
      {children}
    </div>
  );
}

const fields = {
  first: "relative flex min-w-0 flex-[1_0_100%] items-center border-b md:flex-[6_1_0] md:border-b-0",
  last: "relative flex min-w-0 flex-[1_0_100%] items-center border-b md:flex-[5_1_0] md:border-b-0 md:border-l",
  beside: "relative flex min-w-0 flex-[1_1_9rem] items-center md:flex-[5_1_0] md:border-l",
} as const;

export function SearchField({
  look = "first",
  id,
  label,
  icon,
  children,
  ...input
}: {
  look?: keyof typeof fields;
  id: string;
  label: string;
  icon: IconName;
  children?: ReactNode;
} & Omit<InputHTMLAttributes<HTMLInputElement>, "className">) {
  return (
    <div className={fields[look]}>
      <label className="pointer-events-none absolute left-11 top-[0.4375rem] text-xs font-bold leading-5" htmlFor={id}>
        {label}
      </label>
      <span className="pointer-events-none absolute left-3.5 flex text-action">
        <Icon name={icon} />
      </span>
      <input
        className="m-0 h-14 w-full min-w-0 flex-1 appearance-none text-ellipsis rounded-lg bg-transparent pb-0.5 pl-11 pr-2 pt-[1.375rem] font-sans text-base font-medium leading-[normal] text-inherit [-webkit-appearance:none] placeholder:tracking-[-0.01em] placeholder:text-ink-soft placeholder:opacity-100 placeholder:[word-spacing:0] focus:outline-action focus:-outline-offset-2"
        id={id}
        {...input}
      />
      {children}
    </div>
  );
}

export function SearchButton({ plain = false, tight = false }: { plain?: boolean; tight?: boolean }) {
  return (
    <button
      type="submit"
      className={[
        "btn m-1.5 focus:outline-action focus:-outline-offset-2 md:min-w-[6.5rem]",
        tight ? "flex-none" : "flex-[1_0_auto] md:flex-none",
        !plain && "shadow-none",
      ]
        .filter(Boolean)
        .join(" ")}
    >
      Cari
    </button>
  );
}

export function SearchForm({
  q = "",
  place = "",
  category,
  kept = [],
  plain = false,
  tight = plain,
  wanted = false,
  changeHref,
  id = "",
}: {
  q?: string;
  place?: string;
  category?: string | undefined;
  kept?: readonly KeptField[];
  plain?: boolean;
  /** True if phones show the button next to the place, without the link to the list of places. */
  tight?: boolean;
  wanted?: boolean;
  changeHref?: string;
  id?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form action={wanted ? "/wanted" : "/explore"} role="search">
      {category && <input type="hidden" name="kategori" value={category} />}
      <KeptFields fields={kept} />
      <SearchRow plain={plain}>
        <SearchField
          id={`q${id}`}
          label={wanted ? "Pekerjaan apa yang Anda cari?" : "Apa yang Anda butuhkan?"}
          icon="search"
          name="q"
          type="search"
          defaultValue={q || undefined}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={wanted ? "Cari permintaan warga..." : "Cari layanan yang Anda butuhkan..."}
          autoComplete="off"
          enterKeyHint="search"
        />
        <SearchField
          look={tight ? "beside" : "last"}
          id={`lokasi${id}`}
          label="Di mana?"
          icon="pin"
          name="lokasi"
          defaultValue={place || undefined}
          list={`kota${id}`}
          maxLength={MAX_PLACE_LENGTH}
          placeholder="Kota atau kabupaten"
          autoComplete="off"
          enterKeyHint="search"
        >
          <datalist id={`kota${id}`}>
            {commonPlaces()
              .slice(0, SUGGESTED)
              .map(({ code, name }) => (
                <option key={code} value={name} />
              ))}
          </datalist>
          {changeHref && (
            <a
              className={
                tight
                  ? "flex-none py-3 pl-2 pr-3 text-sm font-bold text-action focus:outline-action focus:-outline-offset-2 max-md:hidden"
                  : "flex-none py-3 pl-2 pr-3 text-sm font-bold text-action focus:outline-action focus:-outline-offset-2"
              }
              href={changeHref}
            >
              {place ? "Ubah" : "Pilih"}
              <span className="sr-only"> tempat</span>
            </a>
          )}
        </SearchField>
        <SearchButton plain={plain} tight={tight} />
      </SearchRow>
    </form>
  );
}

const NAMES: Record<SearchSort, string> = {
  relevan: "Paling cocok",
  terdekat: "Terdekat",
  terbaru: "Terbaru",
  populer: "Populer",
  rating: "Rating",
  termurah: "Termurah",
  termahal: "Termahal",
};
const BUDGETS: Partial<Record<SearchSort, string>> = {
  termurah: "Anggaran terkecil",
  termahal: "Anggaran terbesar",
};

const HOW_RANKED = { href: "/how-it-works/ranking", text: "Cara kami mengurutkan" };

export function SortTabs({
  sorts,
  current,
  wanted = false,
  hrefOf,
}: {
  sorts: readonly SearchSort[];
  current: SearchSort;
  wanted?: boolean;
  hrefOf: (sort: SearchSort) => string;
}) {
  const tabs = sorts.map((sort) => ({
    to: hrefOf(sort),
    text: (wanted && BUDGETS[sort]) || NAMES[sort],
    current: sort === current,
  }));
  return <Tabs label="Urutkan" tabs={tabs} more={HOW_RANKED} row />;
}

type UnderstoodPart = {
  label: string;
  value: string;
  /** The synonyms included in the search, of which at most two are shown. */
  synonyms?: readonly string[];
  withoutHref: string;
};

const REGENCY = /^Kabupaten /;
const isRegency = (name = "") => REGENCY.test(name);

type OtherReading = { name: string; href: string };

const SYNONYMS = 2;

export function SearchReading({
  parts,
  others = [],
  clearHref = null,
}: {
  parts: readonly UnderstoodPart[];
  others?: readonly OtherReading[];
  clearHref?: string | null;
}) {
  return (
    <>
      {parts.length > 0 && (
        <ul
          className="chips relative max-md:mt-1 max-md:scrollbar-none max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-[calc(var(--gutter)-0.25rem)] max-md:*:flex-none"
          aria-label="Yang kami pahami. Ketuk untuk menghapus"
        >
          {parts.map(({ label, value, synonyms = [], withoutHref }) => (
            <li key={`${label} ${value}`}>
              <a className="chip" href={withoutHref}>
                <span>
                  <span className="sr-only">{label} </span>
                  {value}
                  {synonyms.length > 0 && <i> ≈ {synonyms.slice(0, SYNONYMS).join(", ")}</i>}
                </span>
                <span className="sr-only">, hapus</span>
                <Icon name="close" />
              </a>
            </li>
          ))}
          {clearHref && (
            <li>
              <a className="btn btn--quiet" href={clearHref}>
                Hapus semua saringan
              </a>
            </li>
          )}
        </ul>
      )}
      {others.length > 0 && (
        <p className="-mb-1 text-[0.75rem] leading-4 md:mb-0 md:mt-1 md:text-sm">
          Maksud Anda{" "}
          {others.map(({ name, href }, at) => (
            <Fragment key={href}>
              {at > 0 && (at === others.length - 1 ? " atau " : ", ")}
              <a href={href}>{name}</a>
            </Fragment>
          ))}
          ?
        </p>
      )}
    </>
  );
}

export function UnderstoodSearch({
  search,
  shown: { chips, dueDay, correction, offered, otherPlaces },
  understanding,
  found,
  hrefOf,
}: {
  search: Search;
  shown: Pick<ShownSearch, "chips" | "dueDay" | "correction" | "offered" | "otherPlaces">;
  understanding: Pick<Understanding, "place" | "price" | "soon" | "time" | "due">;
  found: boolean;
  hrefOf: (search: Partial<Search>) => string;
}) {
  const filters = activeFilters(search).map(({ label, value, without }) => ({
    label,
    value,
    withoutHref: hrefOf(without),
  }));
  const parts = [
    ...chips.map((chip) => ({ ...chipText(chip, understanding, dueDay), withoutHref: chip.href })),
    ...filters,
  ];
  const others = otherPlaces.map(({ place, href }, at) => ({
    name: at > 0 && isRegency(otherPlaces[at - 1]?.place.name) ? place.name.replace(REGENCY, "") : place.name,
    href,
  }));
  const { q, place, everywhere, sort } = search;
  const clearHref = filters.length > (place ? 2 : 1) ? hrefOf({ q, place, everywhere, sort }) : null;
  return (
    <>
      {correction && <Correction {...correction} href={correction.literalHref} found={found} />}
      {offered && <AlternativeReading {...offered} />}
      <SearchReading parts={parts} others={others} clearHref={clearHref} />
    </>
  );
}
