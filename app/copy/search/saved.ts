import { isolated } from "~/domain/core/bidi";
import { excerpt } from "~/domain/core/text";
import type { NotificationDraft } from "~/domain/notification/notification";
import {
  MAX_SAVED_SEARCHES,
  SAVED_CHANGES_AN_HOUR,
  type SavedSearchRefusal,
  type SearchNotification,
  savedSearchHref,
  searchCause,
} from "~/domain/search/saved";
import type { Search } from "~/domain/search/search";
import { SAVED_HREF } from "../listing/saved";
import { titled } from "../notification/line";
import { activeFilters } from "./filters";

export const SEARCH_SAVED = {
  message: "Pencarian disimpan",
  description: "Kami kabari bila ada yang baru, paling banyak sekali sehari.",
};
export const SEARCH_REMOVED = { message: "Pencarian dihapus dari simpanan" };

export const SAVED_SEARCH_REFUSALS: Record<SavedSearchRefusal, string> = {
  nothing_asked: "Tulis dahulu apa yang Anda cari, atau pilih tempat dan saringannya.",
  too_long: "Pencarian ini terlalu panjang untuk disimpan. Persingkat katanya, lalu simpan lagi.",
  too_many: `Anda sudah menyimpan ${MAX_SAVED_SEARCHES} pencarian. Hapus satu dahulu, lalu simpan lagi.`,
  too_often: `Anda sudah ${SAVED_CHANGES_AN_HOUR} kali mengubah pencarian tersimpan dalam satu jam ini. Coba lagi nanti.`,
};

export function savedSearchTitle(search: Search): string {
  const filters = activeFilters(search).map(({ text }) => text);
  return [search.q === "" ? null : `“${isolated(search.q)}”`, ...filters]
    .filter((part) => part !== null)
    .join(" · ");
}

export function newCount(count: number, most: number): string {
  return `${count > most ? `${most}+` : count} baru`;
}

/** The table of notifications takes no longer address. */
const LONGEST_HREF = 300;

type NewListings = {
  userId: string;
  notification: SearchNotification;
  search: Search;
  /** The newest first; one more than are named says that there are others. */
  titles: readonly string[];
};

const NAMED = 3;
const SEARCH_GLANCE = 32;

export function newListingsNotification(found: NewListings): NotificationDraft {
  const { userId, notification, search, titles } = found;
  const href = savedSearchHref(search);
  const others = titles.length > NAMED ? ", dan lainnya" : "";
  const what = search.kind === "wanted" ? "Permintaan baru" : "Jasa baru";
  return {
    userId,
    kind: "search",
    cause: searchCause(notification),
    ...titled(`${what}: ${excerpt(savedSearchTitle(search), SEARCH_GLANCE)}`, titles[0] ?? ""),
    body: `Untuk pencarian ${savedSearchTitle(search)}: ${titles.slice(0, NAMED).join(", ")}${others}. Atur pencarian tersimpan di halaman Simpanan.`,
    href: href.length <= LONGEST_HREF ? href : SAVED_HREF,
  };
}
