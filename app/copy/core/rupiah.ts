import type { RupiahRead } from "~/domain/core/rupiah-text";

/** `name`: what its label calls it, "Harga Paket Dasar". */
export const NOT_RUPIAH: Record<Extract<RupiahRead, { ok: false }>["reason"], (name: string) => string> = {
  unreadable: (name) => `Tulis ${inside(name)} dalam rupiah dengan angka, misalnya 350.000`,
  ambiguous: (name) => `${name} ini dapat dibaca dua cara. Tulis semua angkanya, misalnya 1.500.000`,
};

function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
