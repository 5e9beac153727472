import type { ReactNode } from "react";
import { CATEGORIES } from "~/listings/category";
import { formatAmount } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { Checkbox, ChoiceGroup, SelectField } from "~/ui/choices";
import { type FieldView, fieldView, fieldWith, PriceField } from "~/ui/fields";
import { Badge, DocumentIcon, Icon, SubmitButton } from "~/ui/kit";
import { LinkChips } from "~/ui/navigation";
import { DAYS_STEPS, KIND_PARAMETERS, MODE_PARAMETERS, RATING_STEPS, type SearchParameter } from "../address";

import type { Question } from "../question";
import { SEARCH_MODES, type Search, START_STEPS, searchParameters } from "../search";
import type { ShownSearch } from "../shown-search";
import { daysFilterText, KIND_NAMES, MODE_NAMES, placeAskedText, ratingFilterText, START_NAMES } from "../text";
import { type KeptField, KeptFields, SearchForm, UnderstoodSearch } from "./search-form";

const FIELDS = [
  "cara",
  "hargaMin",
  "hargaMax",
  "mulai",
  "waktu",
  "rating",
  "kategori",
  "jenis",
] as const satisfies SearchParameter[];
type Field = (typeof FIELDS)[number];

type SubmittedStep = Pick<Question["filters"], "minPrice" | "maxPrice">;

function hiddenFilterFields(search: Search): KeptField[] {
  return searchParameters(search).filter(([name]) => name === "sort" || FIELDS.some((field) => field === name));
}

/** Returns the rest of the search. An unchecked "hanya daring" must not be restored by the place. */
function hiddenSearchFields(search: Search, words: string): KeptField[] {
  const everywhere = search.everywhere || (search.mode === "online" && !search.place);
  const asked = searchParameters({ ...search, q: words, everywhere, after: null });
  return asked.filter(([name]) => !FIELDS.some((field) => field === name));
}

function usedIn(search: Search, { minPrice, maxPrice }: SubmittedStep, explore: boolean): number {
  const { kind, category, mode, rating, days, startsIn } = search;
  const price = minPrice ?? maxPrice;
  return [explore ? kind : null, category, mode, rating, days, startsIn, price].filter((one) => one !== null).length;
}

function typedIn(search: Search, { minPrice, maxPrice }: SubmittedStep): Partial<Record<Field, string>> {
  const asked = Object.fromEntries(searchParameters({ ...search, everywhere: true }));
  return {
    cara: "",
    ...asked,
    hargaMin: minPrice === null ? "" : formatAmount(minPrice),
    hargaMax: maxPrice === null ? "" : formatAmount(maxPrice),
  };
}

export const RATING_OPTIONS = RATING_STEPS.map((step) => ({
  value: String(step),
  label: ratingFilterText(step),
}));
export const DAYS_OPTIONS = DAYS_STEPS.map((step) => ({ value: String(step), label: daysFilterText(step) }));
const START_OPTIONS = START_STEPS.map((step) => ({ value: String(step), label: START_NAMES[step] }));
const MODE_OPTIONS = [
  { value: "", label: "Semua" },
  ...SEARCH_MODES.map((mode) => ({ value: MODE_PARAMETERS[mode], label: MODE_NAMES[mode] })),
];
const KIND_OPTIONS = (["offer", "wanted"] as const).map((kind) => ({
  value: KIND_PARAMETERS[kind],
  label: KIND_NAMES[kind],
}));

const NO_PRICE = ["Tulis harga dengan angka, misalnya 250.000"];

const categories = CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name }));

/**
 * Shows the filters in a GET form, so that a search has a URL. On phones they open as a sheet at the bottom, and a tap
 * above it closes it. On wide screens they are a column next to the results. `shown` is the number of results so far.
 */
export function FilterBox({
  action,
  open = false,
  used = 0,
  shown,
  children,
}: {
  action: string;
  open?: boolean;
  used?: number;
  shown?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details
      className="closes-on-resize filter-sheet border-b lg:open:flex-[1_0_100%] lg:open:rounded lg:open:border lg:open:bg-raised lg:open:px-4 [&_label]:text-sm"
      open={open}
    >
      <summary className="mr-3 min-h-11 cursor-pointer list-none border-r pb-2 pr-3 pt-2.5 font-bold [&::-webkit-details-marker]:hidden">
        <DocumentIcon name="sift" /> Saring{" "}
        {used > 0 && (
          <Badge look="on">
            {used}
            <span className="sr-only"> saringan aktif</span>
          </Badge>
        )}
      </summary>
      <form
        className="[display:var(--narrow)] lg:[display:var(--wide)] [&>div]:mt-3 [&>fieldset]:mt-3"
        action={action}
        noValidate
      >
        {children}
        <p className="py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-[1] max-lg:bg-raised">
          <SubmitButton wide>
            Lihat hasil{shown && <span className="text-sm font-normal">, sekarang {shown}</span>}
          </SubmitButton>
        </p>
      </form>
    </details>
  );
}

export function SearchFilterForm({
  search,
  prices,
  words,
  action,
  shown,
}: {
  search: Search;
  prices: SubmittedStep;
  words: string;
  action: "/explore" | "/wanted";
  shown: string;
}) {
  const { kind, oddPrices, mode } = search;
  const explore = action === "/explore";
  const values: Partial<Record<string, unknown>> = { ...typedIn(search, prices), ...oddPrices };
  const fields = Object.fromEntries(FIELDS.map((name) => [name, fieldView("saring", name, values[name])])) as Record<
    (typeof FIELDS)[number],
    FieldView
  >;
  const hargaMin = fieldWith(fields.hargaMin, { errors: oddPrices.hargaMin ? NO_PRICE : undefined });
  const hargaMax = fieldWith(fields.hargaMax, { errors: oddPrices.hargaMax ? NO_PRICE : undefined });
  const used = usedIn(search, prices, explore);
  return (
    <FilterBox action={action} open={Object.keys(oddPrices).length > 0} used={used} shown={shown}>
      <KeptFields fields={hiddenSearchFields(search, words)} />
      {kind === "wanted" ? (
        <div>
          <Checkbox
            field={fields.cara}
            value={MODE_PARAMETERS.online}
            defaultChecked={mode === "online"}
            label={MODE_NAMES.online}
          />
        </div>
      ) : (
        <ChoiceGroup field={fields.cara} label="Cara" options={MODE_OPTIONS} />
      )}
      <PriceField field={hargaMin} label={kind === "wanted" ? "Anggaran dari" : "Harga dari"} />
      <PriceField field={hargaMax} label="Sampai" />
      {kind !== "wanted" && (
        <>
          <SelectField field={fields.mulai} label="Bisa mulai" options={START_OPTIONS} placeholder="Kapan saja" />
          <SelectField field={fields.waktu} label="Waktu pengerjaan" options={DAYS_OPTIONS} placeholder="Kapan saja" />
          <SelectField field={fields.rating} label="Rating" options={RATING_OPTIONS} placeholder="Semua rating" />
        </>
      )}
      <SelectField field={fields.kategori} label="Kategori" options={categories} placeholder="Semua kategori" />
      {explore && (
        <SelectField field={fields.jenis} label="Jenis" options={KIND_OPTIONS} placeholder="Jasa dan permintaan" />
      )}
    </FilterBox>
  );
}

const ONLINE = "Daring";

export type SearchShown = { search: Search; question: Question; shown: ShownSearch };

export function SearchTop({
  search,
  question,
  shown,
  found,
  hrefOf,
  wanted = false,
}: SearchShown & {
  found: boolean;
  hrefOf: (search: Partial<Search>) => string;
  wanted?: boolean;
}) {
  const filtered = wanted ? { ...search, kind: null } : search;
  const { place } = question.understanding;
  const former = shown.wordsPlace ?? search.overruled;
  const online = search.mode === "online" && !search.everywhere;
  return (
    <>
      <SearchForm
        plain
        wanted={wanted}
        q={search.q}
        place={place ? placeAskedText(place) : online ? ONLINE : search.oddPlace}
        kept={[...hiddenFilterFields(filtered), ...(former ? [["tadi", former] as const] : [])]}
        changeHref={shown.choosePlaceHref}
      />
      <Where search={search} shown={shown} />
      <UnderstoodSearch
        search={filtered}
        shown={shown}
        understanding={question.understanding}
        found={found}
        hrefOf={hrefOf}
      />
    </>
  );
}

function Where({ search: { oddPlace }, shown }: Pick<SearchShown, "search" | "shown">) {
  if (!shown.asksPlace && oddPlace === "") return null;
  return (
    <div className="callout bg-accent-soft [&>svg]:text-accent-ink" role="status">
      <Icon name="pin" />
      <div>
        <p>
          {shown.asksPlace
            ? "Di mana Anda? Pilih tempatnya, lalu kami tampilkan yang dekat. "
            : `Tidak ada tempat bernama “${isolated(oddPlace)}”. `}
          <a href={shown.choosePlaceHref}>Pilih dari daftar</a>
        </p>
        <LinkChips links={shown.nearPlaces.map(({ place, href }) => ({ text: place.name, href }))} />
      </div>
    </div>
  );
}
