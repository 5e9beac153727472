import { MAX_FILE_MB, MAX_FILES_MB } from "./files";

/** Every form with files and every answer to files that are too large says the same limits. */
export const FILE_LIMITS = `masing-masing ${MAX_FILE_MB} MB dan bersama-sama ${MAX_FILES_MB} MB`;

/** WhatsApp converts every photo to JPEG. */
export const AS_JPEG =
  "Jadikan JPEG dahulu, misalnya lewat WhatsApp ke diri sendiri. Agar seterusnya JPEG di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel";

/** Shown when files are chosen. Orders take every file, and the other side opens it. */
export function heicNote(names: string, noun: "foto" | "berkas"): string {
  const unknown = noun === "foto" ? "kami baca" : "dibuka penerimanya";
  return `${names} adalah foto HEIC, yang mungkin tidak dapat ${unknown}. ${AS_JPEG}.`;
}
