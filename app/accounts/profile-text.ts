import {
  isPortrait,
  MIN_PORTRAIT_SIDE,
  type PhotoFile,
  type PortraitFault,
  portraitFault,
  portraitWeightFault,
  sizeInHead,
  withStart,
} from "~/listings/picture";
import { pictureFaultSentence, tooManyPicturesSentence } from "~/listings/picture-text";
import { emptyFilesSentence, shownFileName } from "~/platform/file-text";
import { tryAgainSentence } from "~/platform/sentence-text";
import { PROFILE_CHANGES_AN_HOUR } from "./person";
import { MAX_PHONE_DIGITS, MIN_PHONE, type PhoneFault } from "./phone";

const EXAMPLE = "misalnya 0812-3456-7890";

export const NOT_MOBILE = `Tulis nomor HP Indonesia, ${EXAMPLE}`;

export function phoneFaultSentence(fault: PhoneFault): string {
  switch (fault.reason) {
    case "too_short":
      return `Phone number must be at least ${MIN_PHONE} characters`;
    case "too_long":
      return `Nomor telepon paling panjang ${MAX_PHONE_DIGITS.mobile} angka, atau ${MAX_PHONE_DIGITS.abroad} angka untuk nomor luar negeri`;
    case "letters":
      return `Tulis nomor telepon dengan angka saja, ${EXAMPLE}`;
    case "no_prefix":
      return `Awali nomor telepon dengan 0, atau dengan + dan kode negara, ${EXAMPLE}`;
    case "several":
      return `Tulis satu nomor telepon saja: ${fault.numbers.join(" atau ")}`;
    case "unreadable":
      return `Nomor telepon ini tidak dapat dibaca. Tulis ${EXAMPLE}`;
  }
}

export function portraitFaultSentence(fault: PortraitFault, fileName: string): string {
  const name = shownFileName(fileName);
  switch (fault) {
    case "empty":
      return emptyFilesSentence([fileName]);
    case "no_picture":
      return `"${name}" bukan foto JPG, PNG, atau GIF yang dapat kami baca`;
    case "too_small":
      return `Foto "${name}" terlalu kecil. Pilih foto sedikitnya ${MIN_PORTRAIT_SIDE} × ${MIN_PORTRAIT_SIDE} piksel`;
    case "not_square":
      return `Foto "${name}" tidak persegi. Potong sama sisi dahulu, lalu pilih lagi`;
    default:
      return pictureFaultSentence(fault, fileName);
  }
}

/** Returns the error of a chosen portrait without decoding it. Browsers load this code only when one is chosen. */
export async function chosenPortraitFault(file: File | undefined): Promise<string | null> {
  return file ? portraitFileFault(await withStart(file)) : null;
}

export function portraitFileFault({ name, size, start }: PhotoFile): string | null {
  const sides = sizeInHead(start);
  const shape = isPortrait(start) ? sides && portraitFault(sides) : "no_picture";
  const fault = portraitWeightFault(size) ?? shape;
  return fault && portraitFaultSentence(fault, name);
}

export function profileLimitSentence(
  reason: "too_many_profile_changes" | "too_many_pictures",
  seconds: number,
): string {
  if (reason === "too_many_pictures") return tooManyPicturesSentence(seconds);
  return `Anda sudah ${PROFILE_CHANGES_AN_HOUR} kali menyimpan profil dalam satu jam ini. ${tryAgainSentence(seconds)}`;
}
