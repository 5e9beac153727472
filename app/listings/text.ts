import { isolated } from "~/platform/strings";
import type { StartStep } from "~/search/search";
import type { WorkMode } from "~/visits/visit";
import { type ListingKind, type ListingStatus, MAX_POSTED } from "./listing";

export const LISTING_NAMES = { offer: "jasa", wanted: "jasa dicari" } as const;

export const LISTING_VERBS = { see: "melihat", create: "membuat", change: "mengubah", delete: "menghapus" };

const STATUS_LABELS: Record<ListingKind, Record<ListingStatus, string>> = {
  offer: { active: "Aktif", inactive: "Tidak Aktif" },
  wanted: { active: "Terbuka", inactive: "Ditutup" },
};

export function listingStatusLabel(kind: ListingKind, status: ListingStatus): string {
  return STATUS_LABELS[kind][status];
}

export const HIDDEN_TITLES: Record<ListingKind, string> = {
  offer: "Jasa yang tidak ditampilkan lagi",
  wanted: "Permintaan yang tidak ditampilkan lagi",
};

export function postedText(posted: number): string {
  return posted > MAX_POSTED ? `lebih dari ${MAX_POSTED}` : String(posted);
}

export const SAVED_NAME = "Simpanan";
export const SAVED_HREF = "/saved";

export const FAVOURITE_SAVED = { message: "Jasa disimpan", description: "Anda menemukannya di Simpanan." };
export const FAVOURITE_REMOVED = { message: "Dihapus dari simpanan" };
export const SEEN_CLEARED = { message: "Daftar yang baru Anda lihat sudah dikosongkan" };

export function shareOnWhatsApp(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${isolated(title)} di JasaWarga: ${url}`)}`;
}

export const OWN_MODES: Record<WorkMode, string> = {
  at_buyer: "Di tempat pelanggan",
  at_seller: "Di tempat saya",
  online: "Daring",
};

export const START_LABELS_FOR_SELLERS: Record<StartStep, string> = {
  0: "Hari ini",
  1: "Besok",
  3: "2-3 hari lagi",
  7: "Minggu depan",
};

/** Explains modes. Without a choice the location decides: "Online" means online, a place means at the buyer's. */
export const SEVERAL_WAYS = "Boleh lebih dari satu.";
export const DEFAULT_WAY = "Boleh lebih dari satu. Bila tidak dipilih, mengikuti lokasi.";

export const AREAS_UNUSED = `Centang “${OWN_MODES.at_buyer}”, atau hapus wilayahnya`;

export const ONLINE_BUT_MEETING = "Tulis kota atau kabupaten Anda: hanya jasa daring yang boleh tanpa tempat";
