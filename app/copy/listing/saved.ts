import { isolated } from "~/domain/core/bidi";

export const SAVED_NAME = "Simpanan";
export const SAVED_HREF = "/saved";

export const FAVOURITE_SAVED = { message: "Jasa disimpan", description: "Anda menemukannya di Simpanan." };
export const FAVOURITE_REMOVED = { message: "Dihapus dari simpanan" };
export const SEEN_CLEARED = { message: "Daftar yang baru Anda lihat sudah dikosongkan" };

/** WhatsApp asks to whom. `url` is the offer's own address. */
export function shareOnWhatsApp(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${isolated(title)} di JasaWarga: ${url}`)}`;
}
