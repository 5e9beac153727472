import { cleanLine, cutText } from "./strings";

/** The byte order mark, without which spreadsheets do not read the file as UTF-8. */
export const CSV_MARK = "\uFEFF";

/** The separator of cells, because spreadsheets set to Indonesian use the comma in numbers. */
const SEPARATOR = ";";

const FORMULA = /^\s*[=+\-@＝＋－＠]/;

const INNER_FORMULA = /([",;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(SEPARATOR)}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(INNER_FORMULA, "$1'").replace(FORMULA, "'$&");
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const NO_NAME = "berkas";

const OLE = /^d0cf11e0/;
const PACKED = /^504b0304/;

/** Types that no browser runs as a page of ours, with endings of names and first bytes in hex. */
const TYPES: readonly (readonly [type: string, endings: string, begins: RegExp])[] = [
  ["application/pdf", "pdf", /^25504446/],
  ["image/jpeg", "jpg jpeg jfif", /^ffd8ff/],
  ["image/png", "png", /^89504e470d0a1a0a/],
  ["image/gif", "gif", /^(?:4749463839|4749463837)/],
  ["image/webp", "webp", /^52494646.{8}57454250/],
  ["image/avif", "avif", /^.{8}66747970617669(?:66|73)/],
  ["image/heic", "heic heif", /^.{8}66747970(?:6865|6d696631|6d736631)/],
  ["audio/mpeg", "mp3", /^(?:494433|ff[ef])/],
  ["audio/mp4", "m4a", /^.{8}66747970/],
  ["audio/aac", "aac", /^fff/],
  ["audio/amr", "amr", /^2321414d52/],
  ["audio/flac", "flac", /^664c6143/],
  ["audio/ogg", "ogg oga opus", /^4f676753/],
  ["audio/wav", "wav", /^52494646.{8}57415645/],
  ["video/mp4", "mp4 m4v", /^.{8}66747970/],
  ["video/quicktime", "mov", /^.{8}(?:66747970|6d6f6f76|6d646174|77696465|66726565)/],
  ["video/3gpp", "3gp", /^.{8}66747970/],
  ["video/webm", "webm", /^1a45dfa3/],
  ["video/x-matroska", "mkv", /^1a45dfa3/],
  ["video/x-msvideo", "avi", /^52494646.{8}41564920/],
  ["application/zip", "zip", /^504b(?:0304|0506|0708)/],
  ["application/vnd.rar", "rar", /^526172211a07/],
  ["application/x-7z-compressed", "7z", /^377abcaf271c/],
  ["application/msword", "doc", OLE],
  ["application/vnd.ms-excel", "xls", OLE],
  ["application/vnd.ms-powerpoint", "ppt", OLE],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx", PACKED],
  ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx", PACKED],
  ["application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx", PACKED],
  ["application/vnd.oasis.opendocument.text", "odt", PACKED],
  ["application/vnd.oasis.opendocument.spreadsheet", "ods", PACKED],
  ["application/vnd.oasis.opendocument.presentation", "odp", PACKED],
];

const UNKNOWN = "application/octet-stream";

export const FILE_START = 16;

/** Returns a generic download type unless the name's ending agrees with the first bytes. */
export function fileType(name: string, start: Uint8Array): string {
  const ending = fileExtension(name).slice(1).toLowerCase();
  const hex = Array.from(start.subarray(0, FILE_START), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const known = TYPES.find(([, endings, begins]) => endings.split(" ").includes(ending) && begins.test(hex));
  return known?.[0] ?? UNKNOWN;
}

/** Returns a header for a download, so that the file is never a page of ours. The plain name is for old clients. */
export function contentDisposition(name: string, how: "attachment" | "inline" = "attachment"): string {
  const whole = savedName(name);
  return `${how}; filename="${asciiName(whole)}"; filename*=UTF-8''${encodeExtended(whole)}`;
}

function fileExtension(name: string): string {
  return /[^.](\.[A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? "";
}

/** Makes a name that every file system accepts: no folders, no reserved characters, no dots at either end. */
function savedName(name: string): string {
  const plain = cleanLine(name)
    .replace(/[/\\"<>:|?*;]/g, "_")
    .replace(/^[. ]+|[. ]+$/g, "");
  return shortFileName(/[^_. -]/u.test(plain) ? plain : "") || NO_NAME;
}

/** Returns an ASCII name, without `%`, which some browsers would decode. */
function asciiName(name: string): string {
  const ending = fileExtension(name);
  const stem = name
    .slice(0, name.length - ending.length)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, "_")
    .replace(/[%"\\/]/g, "_");
  return (/[A-Za-z0-9]/.test(stem) ? stem.trim() : NO_NAME) + ending;
}

/** Encodes characters that `encodeURIComponent` leaves, but an extended header value must not contain. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The maximum number of characters, as the database counts them. */
const MAX_NAME = 120;
const MAX_NAME_BYTES = 255;

/** Shortens a name between whole characters, and keeps the ending. */
export function shortFileName(name: string): string {
  const ending = /[^.](\.[A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? "";
  const fits = (text: string, length: number) =>
    cutText(text, length) === text && new TextEncoder().encode(text).length <= MAX_NAME_BYTES;
  if (fits(name, MAX_NAME)) return name;
  let length = MAX_NAME - ending.length;
  let stem = cutText(name, length);
  while (length > 0 && !fits(stem + ending, MAX_NAME)) {
    length -= 1;
    stem = cutText(name, length);
  }
  return stem + ending;
}

const MB = 1024 * 1024;
/** The maximum size of a file in MB. Photos of phone cameras are smaller. */
export const MAX_FILE_MB = 20;
export const MAX_FILE_BYTES = MAX_FILE_MB * MB;
export const MAX_FILES_MB = 23;
export const MAX_FILES_BYTES = MAX_FILES_MB * MB;
export const MAX_TEXT_KB = 256;

/** The field that lists files which the browser refused and left out. Such a form is not stored. */
export const REFUSED_FILES = "refusedFiles";

/** The initial value of a rejected form that lists the names of its files. */
export const FILE_NAMES = "fileNames";

export type NamedFile = { name: string; size: number };

/** Returns false for an empty part, which browsers send without a choice. A script names it "blob". */
export function isChosenFile({ name, size }: NamedFile): boolean {
  return size > 0 || !["", "blob"].includes(name.trim());
}

/** Removes empty files, but not if all are empty. Without JavaScript a browser forgets the files of a refused form. */
export function withoutEmptyFiles<F extends NamedFile>(files: readonly F[]): { files: F[]; emptyNames: string[] } {
  const filled = files.filter(({ size }) => size > 0);
  return filled.length === 0
    ? { files: [...files], emptyNames: [] }
    : { files: filled, emptyNames: emptyFileNames(files) };
}

export function emptyFileNames(files: readonly NamedFile[]): string[] {
  return files.filter(({ size }) => size === 0).map(({ name }) => name);
}
