import { choiceFault, isPicture, pictureFaultSentence, sizeFault } from "~/domain/picture";
import type { EncodedPicture, Pictures } from "~/platform/pictures.server";

/** `sentence` says which file is refused and what to do about it. */
export type Encoding = { ok: true; pictures: EncodedPicture[] } | { ok: false; sentence: string };

/** What can be told without decoding: number, weight, and type by the bytes. Null when nothing is wrong. */
export async function fileFault(files: File[]): Promise<string | null> {
  const fault = choiceFault(files);
  if (fault) return fault;
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    if (!isPicture(start)) return pictureFaultSentence("no_picture", file.name);
  }
  return null;
}

/** Every file as a picture in all widths, or which one is refused. One after another: a Worker holds 128 MB in all. */
export async function encodePictures(pictures: Pictures, files: File[]): Promise<Encoding> {
  const sentence = await fileFault(files);
  if (sentence) return { ok: false, sentence };
  const encoded: EncodedPicture[] = [];
  for (const file of files) {
    const bytes = await file.arrayBuffer();
    const size = await pictures.measure(bytes);
    if (!size) return { ok: false, sentence: pictureFaultSentence("no_picture", file.name) };
    const fault = sizeFault(size);
    if (fault) return { ok: false, sentence: pictureFaultSentence(fault, file.name) };
    const picture = await pictures.encode(bytes, size);
    if (!picture) return { ok: false, sentence: pictureFaultSentence("no_picture", file.name) };
    encoded.push(picture);
  }
  return { ok: true, pictures: encoded };
}
