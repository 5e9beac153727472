import { choiceFaultSentence, pictureFaultSentence } from "~/copy/listing/picture";
import { countAttempt } from "~/db/core/attempt-counters.server";
import type { Database } from "~/db/core/connection.server";
import {
  choiceFault,
  isPicture,
  PICTURES_AN_HOUR,
  type PictureRefusal,
  type RefusedFile,
  sizeFault,
} from "~/domain/listing/picture";
import type { Context } from "~/platform/core/context.server";
import type { EncodedPicture, Pictures } from "~/platform/core/pictures.server";

export type Encoding = { ok: true; pictures: EncodedPicture[] } | PictureRefusal;

/** Gives no row beyond the hour's limit. Never taken back: encoding is what costs, and resends would else be free. */
export function countPictures(db: Database, userId: string, many: number, now: number) {
  return countAttempt(db, `picture:${userId}`, PICTURES_AN_HOUR, now, many);
}

export async function fileFault(files: File[]): Promise<string | null> {
  const fault = choiceFault(files);
  if (fault) return choiceFaultSentence(fault);
  for (const file of files) {
    const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    if (!isPicture(start)) return pictureFaultSentence("no_picture", file.name);
  }
  return null;
}

export async function encodePictures(
  { db, now, pictures }: Pick<Context, "db" | "now" | "pictures">,
  userId: string,
  files: File[],
): Promise<Encoding> {
  const sentence = await fileFault(files);
  if (sentence) return refusedFile(sentence);
  if (files.length > 0) {
    const [allowed] = await countPictures(db, userId, files.length, now);
    if (!allowed) return { ok: false, reason: "too_many_pictures" };
  }
  return encodeCounted(pictures, files);
}

/** One after another: a Worker holds 128 MB in all. */
export async function encodeCounted(
  pictures: Pictures,
  files: File[],
): Promise<{ ok: true; pictures: EncodedPicture[] } | RefusedFile> {
  const encoded: EncodedPicture[] = [];
  for (const file of files) {
    const bytes = await file.arrayBuffer();
    const size = await pictures.measure(bytes);
    if (!size) return refusedFile(pictureFaultSentence("no_picture", file.name));
    const fault = sizeFault(size);
    if (fault) return refusedFile(pictureFaultSentence(fault, file.name));
    const picture = await pictures.encode(bytes, size);
    if (!picture) return refusedFile(pictureFaultSentence("no_picture", file.name));
    encoded.push(picture);
  }
  return { ok: true, pictures: encoded };
}

export function refusedFile(sentence: string): RefusedFile {
  return { ok: false, reason: "refused_file", sentence };
}
