import { MIN_PORTRAIT_SIDE, type PortraitFault } from "~/domain/account/portrait";
import { emptyFilesSentence, shownFileName } from "../core/files";
import { pictureFaultSentence } from "../listing/picture";

/** `fileName` is as the sender's computer has it. */
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
