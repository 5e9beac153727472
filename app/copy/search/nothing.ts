import type { Question } from "~/domain/search/question";
import { type Search, searchHref } from "~/domain/search/search";
import { activeFilters, placeText } from "./filters";

export type NothingText = { title: string; text: string; action?: { href: string; text: string } };

/** Instead of a list without a line. `postHref`: a request form that says what was searched. */
export function nothingText(
  search: Search,
  { understanding, filters }: Question,
  postHref: string,
): NothingText {
  if (search.after !== null) {
    const action = { href: searchHref({ ...search, after: null }), text: "Kembali ke awal" };
    return { title: "Sampai di sini daftarnya", text: "Tidak ada lagi setelah ini.", action };
  }
  const { parts, place } = understanding;
  const words = parts.map(({ typed }) => typed).join(" ");
  const where = place ? ` di ${placeText(place)}` : "";
  if (filters.kind === "wanted") {
    return {
      title: words === "" ? "Belum ada permintaan yang cocok" : `Belum ada permintaan “${words}”${where}`,
      text: "Longgarkan saringan atau ganti kata.",
    };
  }
  if (search.q === "" && activeFilters(search).length === 0) {
    return { title: "Belum ada jasa yang tersedia", text: "Coba lagi sebentar, atau lihat kategori lain." };
  }
  const spelling =
    search.q === "" ? "Longgarkan saringannya" : "Periksa ejaannya, pakai kata yang lebih umum";
  return {
    title: words === "" ? `Belum ada jasa yang cocok${where}` : `Belum ada “${words}”${where}`,
    text: `${spelling}, atau pasang permintaan dan biarkan warga menawar.`,
    action: { href: postHref, text: "Buat Permintaan Jasa" },
  };
}
