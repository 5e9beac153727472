import { emptyFilesSentence, shownFileName } from "~/platform/sentence-text";
import { MAX_PICTURES } from "./listing";
import {
  type ChoiceFault,
  choiceFault,
  MAX_LONG_SIDE,
  MAX_MEGAPIXELS,
  MAX_PICTURE_MB,
  MAX_UPLOAD_MB,
  MIN_LONG_SIDE,
  MIN_SHORT_SIDE,
  type PictureFault,
} from "./picture";

export function choiceFaultSentence(fault: ChoiceFault): string {
  switch (fault.reason) {
    case "no_room":
      return `Paling banyak ${MAX_PICTURES} foto, sedangkan ${fault.kept} sudah ada. Hapus dahulu yang tidak perlu`;
    case "too_many":
      return `Pilih paling banyak ${fault.most} foto`;
    case "empty":
      return emptyFilesSentence(fault.fileNames);
    case "too_heavy":
      return tooHeavySentence(fault.fileName);
    case "too_heavy_together":
      return `Foto-foto ini bersama-sama lebih dari ${MAX_UPLOAD_MB} MB. Kurangi atau perkecil dahulu`;
  }
}

/** Apart from the other faults, which no browser looks for. */
export function tooHeavySentence(fileName: string): string {
  return `Foto "${shownFileName(fileName)}" lebih besar dari ${MAX_PICTURE_MB} MB. Perkecil dahulu, lalu pilih lagi`;
}

/** `fileName` is as the sender's computer has it. */
export function pictureFaultSentence(fault: PictureFault, fileName: string): string {
  const name = shownFileName(fileName);
  switch (fault) {
    case "too_heavy":
      return tooHeavySentence(fileName);
    case "no_picture":
      return `"${name}" bukan foto JPEG, PNG, WebP, atau GIF yang dapat kami baca`;
    case "heic":
      return heicSentence(name);
    case "too_long":
      return `Foto "${name}" lebih panjang dari ${MAX_LONG_SIDE.toLocaleString("id-ID")} piksel. Perkecil dahulu, lalu pilih lagi`;
    case "too_small":
      return `Foto "${name}" terlalu kecil. Pilih foto sedikitnya ${MIN_LONG_SIDE} × ${MIN_SHORT_SIDE} piksel`;
    case "too_many_pixels":
      return `Foto "${name}" lebih dari ${MAX_MEGAPIXELS} megapiksel. Perkecil dahulu, lalu pilih lagi`;
  }
}

/** `name` as shown. WhatsApp makes a JPEG of every photo that it sends. */
export function heicSentence(name: string): string {
  return `"${name}" adalah foto HEIC, yang tidak dapat kami baca. Jadikan JPEG dahulu, misalnya dengan mengirimnya ke diri sendiri lewat WhatsApp, lalu pilih yang JPEG. Agar seterusnya JPEG di iPhone: Pengaturan > Kamera > Format > Paling Kompatibel`;
}

export const NO_PICTURE = "Foto tidak ditemukan";

/** For a browser, which fetches it once somebody chooses photos. */
export function photosFault(files: readonly File[], most: number): string | null {
  const fault = choiceFault(files, { most });
  return fault && choiceFaultSentence(fault);
}

type Held = { count: number; kilobytes: number };

/** "3 foto (19 KB) dan huruf": what a page does without, for whoever saves data. */
export function sparedText(held: Held | null): string {
  return held ? `${held.count} foto (${held.kilobytes} KB) dan huruf` : "huruf";
}

/** Lists weigh none of the photographs that they leave out. */
export function weightText(kilobytes: number, spared = "huruf dan foto jasa"): string {
  return `${kilobytes} KB; ${spared} ditahan.`;
}

export function showText({ count }: Held): string {
  return `Tampilkan ${count > 1 ? `${count} foto` : "foto"}`;
}
