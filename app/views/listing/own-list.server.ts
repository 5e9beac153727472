import { readListSort } from "~/domain/core/list-sort";
import { readValueKey } from "~/domain/core/page-cursor";

/** Null where the key in the address cannot be read. */
export function readOwnListQuery(params: URLSearchParams) {
  const edge = { after: readValueKey(params.get("after")), before: readValueKey(params.get("before")) };
  const unreadable =
    (params.has("after") && edge.after === null) || (params.has("before") && edge.before === null);
  return unreadable ? null : { sort: readListSort(params.get("sort")), edge };
}
