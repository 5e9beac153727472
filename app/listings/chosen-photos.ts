import { emptyFileNames, MAX_FILE_BYTES, MAX_FILES_BYTES, type NamedFile } from "~/platform/files";
import { MAX_PICTURES } from "./listing";
import { isHeic, isPicture, PICTURE_HEAD, type PictureFault, sizeFault, sizeInHead } from "./picture";

export type ChoiceFault =
  | { reason: "no_room"; kept: number }
  | { reason: "too_many"; max: number }
  | { reason: "empty"; fileNames: string[] }
  | { reason: "too_heavy"; fileName: string }
  | { reason: "too_heavy_together" };

export function choiceFault(
  files: readonly NamedFile[],
  { kept = 0, max = MAX_PICTURES }: { kept?: number; max?: number } = {},
): ChoiceFault | null {
  if (kept > 0 && files.length > 0 && kept + files.length > max) return { reason: "no_room", kept };
  if (files.length > max) return { reason: "too_many", max };
  const fileNames = emptyFileNames(files);
  if (fileNames.length > 0) return { reason: "empty", fileNames };
  const heavy = files.find((file) => file.size > MAX_FILE_BYTES);
  if (heavy) return { reason: "too_heavy", fileName: heavy.name };
  const total = files.reduce((sum, file) => sum + file.size, 0);
  return total > MAX_FILES_BYTES ? { reason: "too_heavy_together" } : null;
}

export type PhotoFile = NamedFile & { start: Uint8Array };

/** Reads the first bytes through a response, because browsers before 2020 cannot read a file directly. */
export async function withStart(file: File): Promise<PhotoFile> {
  const start = await new Response(file.slice(0, PICTURE_HEAD)).arrayBuffer();
  return { name: file.name, size: file.size, start: new Uint8Array(start) };
}

/** Returns the error that the first bytes show. Null also for formats that must be decoded. */
export function headFault(start: Uint8Array): PictureFault | null {
  const size = sizeInHead(start);
  if (size) return sizeFault(size);
  return isPicture(start) || isHeic(start) ? null : "no_picture";
}
