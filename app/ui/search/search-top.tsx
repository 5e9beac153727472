import { placeAskedText } from "~/copy/search/filters";
import { isolated } from "~/domain/core/bidi";
import type { Question } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import type { ShownSearch } from "~/domain/search/shown-search";
import { Icon } from "../kit/icon";
import { LinkChips } from "../kit/navigation/link-chips";
import { filtersKept } from "./filter-fields";
import { SearchForm } from "./form";
import { UnderstoodSearch } from "./understood-search";

const ONLINE = "Daring";

export type SearchShown = { search: Search; question: Question; shown: ShownSearch };

/** What was asked, in two fields; what it found, in one line; and what was understood, part by part. */
export function SearchTop({
  search,
  question,
  shown,
  title,
  count,
  hrefOf,
  wanted = false,
}: SearchShown & {
  title: string;
  /** "12 jasa"; left out where there are none. */
  count?: string | undefined;
  hrefOf: (search: Partial<Search>) => string;
  /** On the page of requests, whose kind is no filter. */
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
        kept={[...filtersKept(filtered), ...(former ? [["tadi", former] as const] : [])]}
        changeHref={shown.choosePlaceHref}
      />
      <h1 className="mt-4 text-l m:text-xl">{title}</h1>
      {count && <p className="soft small">{count}</p>}
      <Where search={search} shown={shown} />
      <UnderstoodSearch
        search={filtered}
        shown={shown}
        understanding={question.understanding}
        found={count !== undefined}
        hrefOf={hrefOf}
      />
    </>
  );
}

/** Where the place is not known: what it may be, to press. */
function Where({ search: { oddPlace }, shown }: Pick<SearchShown, "search" | "shown">) {
  if (!shown.asksPlace && oddPlace === "") return null;
  return (
    <div className="callout callout--warm" role="status">
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
