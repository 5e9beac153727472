import { isTooLong, savedQuery } from "~/domain/search/saved";
import type { Search } from "~/domain/search/search";
import { Button } from "../kit/button";
import { Icon } from "../kit/icon";
import { PlainForm } from "../layout/form";

/** Left out where nothing was asked for, or a whole message. Works for visitors too: they sign in, and it is saved. */
export function SaveSearch({ search }: { search: Search }) {
  const query = savedQuery(search);
  if (query === null || isTooLong(query)) return null;
  return (
    <PlainForm method="post" action="/saved-searches">
      <input type="hidden" name="search" value={query} />
      <Button type="submit" look="line">
        <Icon name="bell" /> Simpan pencarian
      </Button>
    </PlainForm>
  );
}
