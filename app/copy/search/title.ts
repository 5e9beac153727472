import { isolated } from "~/domain/core/bidi";
import type { Question } from "~/domain/search/question";
import type { Search } from "~/domain/search/search";
import { activeFilters, placeAskedText } from "./filters";

export function searchTitle({ q, kind, category }: Pick<Search, "q" | "kind" | "category">): string {
  const where = category ? ` di ${category.name}` : "";
  if (q !== "") return `Hasil pencarian “${isolated(shortened(q))}”${where}`;
  return `Jelajahi ${kind === "wanted" ? "permintaan" : "jasa"}${where}`;
}

/** `unmet`: of the words, those to which it is due. */
export function nothingTitle(search: Search, { understanding, filters }: Question, unmet = ""): string {
  if (search.after !== null) return "Sampai di sini daftarnya";
  const wanted = filters.kind === "wanted";
  const { parts, place } = understanding;
  const words = unmet || parts.map(({ typed }) => typed).join(" ");
  const where = place ? ` di ${placeAskedText(place)}` : "";
  const subject = `${wanted ? "permintaan" : "jasa"} yang cocok`;
  if (words !== "") return `Belum ada ${wanted ? "permintaan " : ""}“${isolated(words)}”${where}`;
  if (search.q !== "" || activeFilters(search).length > 0) return `Belum ada ${subject}${where}`;
  return wanted ? "Belum ada permintaan jasa saat ini" : "Belum ada jasa yang tersedia";
}

/** Above offers that serve any brand and name none. */
export function unmetNote(unmet: string): string {
  return `Belum ada “${unmet}”. Yang di bawah ini mendekati; tanyakan dulu.`;
}

/** Where nothing answers a search, above what comes near it. */
export const NEAR_ADVICE = "Ini yang mendekati. Anda juga bisa memasang permintaan supaya penyedia menawar.";

export function nothingAdvice(search: Search, { filters }: Question): string {
  if (search.after !== null) return "Tidak ada lagi setelah ini.";
  const filtered = activeFilters(search).length > 0;
  if (search.q !== "" && !filtered) return "Periksa ejaannya, atau pakai kata yang lebih umum.";
  if (filtered) return `Longgarkan saringannya${search.q === "" ? "" : ", atau pakai kata yang lebih umum"}.`;
  return filters.kind === "wanted"
    ? "Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
    : "Coba lagi sebentar, atau lihat kategori lain.";
}

const LONGEST = 60;

/** Cuts a long search for the heading. The search field shows the whole text. */
function shortened(q: string): string {
  if ([...q].length <= LONGEST) return q;
  const begun = [...q]
    .slice(0, LONGEST + 1)
    .join("")
    .replace(/\s+\S*$/u, "");
  return `${begun.replace(/[\s.,;:!?]+$/u, "")}…`;
}
