import { SearchForm } from "../search/form";
import { CHANGE_PLACE } from "./hero";

/** For somebody signed in: the search at once, without the promise. */
export function Greeting({ greeting, place }: { greeting: string; place: string }) {
  return (
    <div className="page-width mt-2">
      <h1 className="text-xl">{greeting}</h1>
      <SearchForm plain place={place} changeHref={CHANGE_PLACE} />
    </div>
  );
}
