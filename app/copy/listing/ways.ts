import type { StartStep } from "~/domain/search/listing-search";
import type { WorkMode } from "~/domain/visit/offered-places";

/** As a seller chooses; `copy/visit/modes` says it to the buyer. */
export const OWN_MODES: Record<WorkMode, string> = {
  at_buyer: "Di tempat pelanggan",
  at_seller: "Di tempat saya",
  online: "Daring",
};

export const OWN_STARTS: Record<StartStep, string> = {
  0: "Hari ini",
  1: "Besok",
  3: "2-3 hari lagi",
  7: "Minggu depan",
};

/** Hint below the choice. When nothing is chosen, the location decides: "Online" means online, a place means at the buyer's place. */
export const DEFAULT_WAY = "Kosong: mengikuti lokasi.";

export const AREAS_UNUSED = `Centang “${OWN_MODES.at_buyer}”, atau hapus wilayahnya`;

export const ONLINE_BUT_MEETING = "Tulis kota atau kabupaten Anda: hanya jasa daring yang boleh tanpa tempat";
