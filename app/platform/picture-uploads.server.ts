import { countAttempt } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { MAX_PICTURES } from "~/listings/listing";
import {
  choiceFault,
  headFault,
  isHeic,
  PICTURE_HEAD,
  PICTURES_AN_HOUR,
  type PictureRefusal,
  type RefusedFile,
  sizeFault,
  unreadableFault,
} from "~/listings/picture";
import { choiceFaultSentence, isOfFiles, pictureFaultSentence, weightFaults } from "~/listings/picture-text";
import type { Context } from "./context.server";
import type { EncodedPicture, Pictures } from "./pictures.server";

type EncodingResult = { ok: true; pictures: EncodedPicture[] } | PictureRefusal;

/** Counts pictures. Returns no row above the hourly limit. Failed uploads count too, because encoding is the cost. */
export function countPictures(db: Database, userId: string, many: number, now: number) {
  return countAttempt(db, `picture:${userId}`, PICTURES_AN_HOUR, now, many);
}

/** Names every refused file at once. It measures HEIC files, because only Images can tell if one is readable. */
export async function fileFault(pictures: Pictures, files: File[], max = MAX_PICTURES): Promise<string | null> {
  const fault = choiceFault(files, { max });
  if (fault && !isOfFiles(fault)) return choiceFaultSentence(fault);
  const { sentences, others } = weightFaults(files);
  for (const file of others) {
    const start = await readStart(file);
    const size = isHeic(start) && (await pictures.measure(file));
    const bad = size === null ? "heic" : size ? sizeFault(size) : headFault(start);
    if (bad) sentences.push(pictureFaultSentence(bad, file.name));
  }
  return together(sentences);
}

export async function encodePictures(
  { db, now, pictures }: Pick<Context, "db" | "now" | "pictures">,
  userId: string,
  files: File[],
): Promise<EncodingResult> {
  const sentence = await fileFault(pictures, files);
  if (sentence) return refusedFile(sentence);
  if (files.length > 0) {
    const [allowed] = await countPictures(db, userId, files.length, now);
    if (!allowed) return { ok: false, reason: "too_many_pictures" };
  }
  return encodeCounted(pictures, files);
}

export async function readStart(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, PICTURE_HEAD).arrayBuffer());
}

function together(sentences: readonly string[]): string | null {
  return sentences.length === 0 ? null : sentences.join(". ");
}

/** Encodes pictures one after the other: a Worker has 128 MB. After an invalid one the others are only measured. */
export async function encodeCounted(
  pictures: Pictures,
  files: File[],
): Promise<{ ok: true; pictures: EncodedPicture[] } | RefusedFile> {
  const encoded: EncodedPicture[] = [];
  const sentences: string[] = [];
  for (const file of files) {
    const unreadable = unreadableFault(await readStart(file));
    const size = await pictures.measure(file);
    let fault = size ? sizeFault(size) : unreadable;
    if (size && !fault && sentences.length === 0) {
      const picture = await pictures.encode(file, size);
      if (picture) encoded.push(picture);
      else fault = unreadable;
    }
    if (fault) sentences.push(pictureFaultSentence(fault, file.name));
  }
  const sentence = together(sentences);
  return sentence === null ? { ok: true, pictures: encoded } : refusedFile(sentence);
}

export function refusedFile(sentence: string): RefusedFile {
  return { ok: false, reason: "refused_file", sentence };
}
