import { type ListingKind, type ListingStatus, MAX_POSTED } from "~/domain/listing/listing";

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
