import { shortFileName } from "../core/download";
import { emptyFileNames, type NamedFile } from "../core/files";
import { cleanLine } from "../core/text";

const MB = 1024 * 1024;
export const MAX_ORDER_FILES = 5;
export const MAX_ORDER_FILE_MB = 20;
const MAX_ORDER_FILE_BYTES = MAX_ORDER_FILE_MB * MB;
export const MAX_ORDER_FILES_MB = 23;
const MAX_ORDER_FILES_BYTES = MAX_ORDER_FILES_MB * MB;
export const MAX_FILES_OF_ORDER = 60;
export const PREVIEWS_AN_HOUR = 5 * MAX_FILES_OF_ORDER;

export const FILE_PURPOSES = ["delivery", "evidence"] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

export type OrderFilesFault =
  | { reason: "too_many" }
  | { reason: "empty"; fileNames: string[] }
  | { reason: "too_heavy"; fileName: string }
  | { reason: "too_heavy_together" };

export function orderFilesFault(files: readonly NamedFile[]): OrderFilesFault | null {
  if (files.length > MAX_ORDER_FILES) return { reason: "too_many" };
  const fileNames = emptyFileNames(files);
  if (fileNames.length > 0) return { reason: "empty", fileNames };
  const heavy = files.find(({ size }) => size > MAX_ORDER_FILE_BYTES);
  if (heavy) return { reason: "too_heavy", fileName: fileName(heavy.name) };
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > MAX_ORDER_FILES_BYTES ? { reason: "too_heavy_together" } : null;
}

export function fileName(sent: string): string {
  const name = cleanLine(sent.split(/[/\\]/).at(-1) ?? "").replace(/["<>:|?*;]/g, "_");
  if (name === "") return "berkas";
  return shortFileName(name);
}

/** By its name, which may lie: only the bytes decide what is shown. */
export function isNamedAsPicture(name: string): boolean {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(name);
}

export function fileSize(bytes: number): string {
  return bytes >= MB
    ? `${(bytes / MB).toFixed(1).replace(".", ",")} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
