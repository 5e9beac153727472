import { emptyFilesSentence, shownFileName } from "~/platform/file-text";
import { emptyFileNames, MAX_FILE_BYTES, MAX_FILE_MB, MAX_FILES_MB, type NamedFile } from "~/platform/files";
import { tryAgainSentence } from "~/platform/sentence-text";
import { MAX_PICTURES } from "./listing";
import {
  type ChoiceFault,
  choiceFault,
  headFault,
  MAX_LONG_SIDE,
  MAX_MEGAPIXELS,
  MIN_LONG_SIDE,
  MIN_SHORT_SIDE,
  type PhotoFile,
  PICTURES_AN_HOUR,
  type PictureFault,
  withStart,
} from "./picture";

export function choiceFaultSentence(fault: ChoiceFault): string {
  switch (fault.reason) {
    case "no_room":
      return `Paling banyak ${MAX_PICTURES} foto, sedangkan ${fault.kept} sudah ada. Hapus dahulu yang tidak perlu`;
    case "too_many":
      return `Pilih paling banyak ${fault.max} foto`;
    case "empty":
      return emptyFilesSentence(fault.fileNames);
    case "too_heavy":
      return tooHeavySentence(fault.fileName);
    case "too_heavy_together":
      return `Foto-foto ini bersama-sama lebih dari ${MAX_FILES_MB} MB. Kurangi atau perkecil dahulu`;
  }
}

function tooHeavySentence(fileName: string): string {
  return `Foto "${shownFileName(fileName)}" lebih besar dari ${MAX_FILE_MB} MB. Perkecil dahulu, lalu pilih lagi`;
}

export function pictureFaultSentence(fault: PictureFault, fileName: string): string {
  const name = shownFileName(fileName);
  switch (fault) {
    case "too_heavy":
      return tooHeavySentence(fileName);
    case "no_picture":
      return `"${name}" bukan foto JPEG, PNG, WebP, atau GIF yang dapat kami baca`;
    case "heic":
      return `"${name}" adalah foto HEIC, yang tidak dapat kami baca. ${AS_JPEG}`;
    case "too_long":
      return `Foto "${name}" lebih panjang dari ${MAX_LONG_SIDE.toLocaleString("id-ID")} piksel. Perkecil dahulu, lalu pilih lagi`;
    case "too_small":
      return `Foto "${name}" terlalu kecil. Pilih foto sedikitnya ${MIN_LONG_SIDE} × ${MIN_SHORT_SIDE} piksel`;
    case "too_many_pixels":
      return `Foto "${name}" lebih dari ${MAX_MEGAPIXELS} megapiksel. Perkecil dahulu, lalu pilih lagi`;
  }
}

/** Explains how to get a JPEG. WhatsApp converts every photo to one. */
const AS_JPEG =
  "Jadikan JPEG dahulu, misalnya lewat WhatsApp ke diri sendiri. Agar seterusnya JPEG di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel";

/** Returns the note shown when HEIC files are chosen. Orders accept every file, and the other side opens it. */
export function heicNote(names: string, noun: "foto" | "berkas"): string {
  const unknown = noun === "foto" ? "kami baca" : "dibuka penerimanya";
  return `${names} adalah foto HEIC, yang mungkin tidak dapat ${unknown}. ${AS_JPEG}.`;
}

export const NO_PICTURE = "Foto tidak ditemukan";

export function isOfFiles({ reason }: ChoiceFault): boolean {
  return reason === "empty" || reason === "too_heavy";
}

export function weightFaults<F extends NamedFile>(files: readonly F[]) {
  const empty = emptyFileNames(files);
  const heavy = files.filter(({ size }) => size > MAX_FILE_BYTES);
  return {
    sentences: [
      ...(empty.length > 0 ? [emptyFilesSentence(empty)] : []),
      ...heavy.map(({ name }) => tooHeavySentence(name)),
    ],
    others: files.filter(({ size }) => size > 0 && size <= MAX_FILE_BYTES),
  };
}

export async function chosenPhotosFault(files: readonly File[], max: number): Promise<string | null> {
  return photosFault(await Promise.all(files.map(withStart)), max);
}

export function photosFault(files: readonly PhotoFile[], max: number): string | null {
  const fault = choiceFault(files, { max });
  if (fault && !isOfFiles(fault)) return choiceFaultSentence(fault);
  const { sentences, others } = weightFaults(files);
  for (const { name, start } of others) {
    const bad = headFault(start);
    if (bad) sentences.push(pictureFaultSentence(bad, name));
  }
  return sentences.length > 0 ? sentences.join(". ") : null;
}

type DeferredPictures = { count: number; kilobytes: number };

export function savedBytesText(held: DeferredPictures | null): string {
  return held ? `${held.count} foto (${held.kilobytes} KB) dan huruf` : "huruf";
}

export function weightText(kilobytes: number, omitted = "huruf dan foto jasa"): string {
  return `${kilobytes} KB, ${omitted} ditahan.`;
}

export function showText({ count }: DeferredPictures): string {
  return `Tampilkan ${count > 1 ? `${count} foto` : "foto"}`;
}

export function tooManyPicturesSentence(seconds: number): string {
  return `Batas ${PICTURES_AN_HOUR} foto dalam satu jam ini sudah tercapai. Tanpa foto baru isian ini tetap dapat dikirim. ${tryAgainSentence(seconds)}`;
}
