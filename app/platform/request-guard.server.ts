import { ContentDisposition } from "@remix-run/headers/content-disposition";
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import type { FormRefusal } from "~/platform/forms/form";
import { MINUTE } from "./dates";
import { isChosenFile, MAX_FILES_MB, MAX_TEXT_KB, type NamedFile } from "./files";
import { errorResponse } from "./response.server";
import { UNSUBSCRIBE_PATH } from "./secrets.server";

const CR = 13;
const END_OF_HEADERS = new TextEncoder().encode("\r\n\r\n");
/** The bytes of headers that are read. Longer ones are passed on, and the parser refuses them. */
const HEADERS_READ = 8_192;

/**
 * Removes the contents of files from a multipart body as it arrives, so that texts after a too large file can still be
 * parsed. Without `drop` a chunk is passed on whole. Keeps at most one part's headers. Texts are passed on up to
 * `textLimit` bytes in all.
 */
function createFileSkipper(boundary: string, textLimit = Number.POSITIVE_INFINITY) {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  /** rest: the body is not multipart, or its closing boundary has passed. */
  let state: "start" | "headers" | "file" | "text" | "rest" = "start";
  let unread: Uint8Array = new Uint8Array();
  let text = 0;
  /** The bytes of each file so far, in the order of the body. */
  const sizes: number[] = [];

  /** Returns what to pass on. `drop` leaves out the contents of files from here on. */
  function read(chunk: Uint8Array, drop: boolean): Uint8Array[] {
    const bytes = joined(unread, chunk);
    const passed: Uint8Array[] = [];
    let at = 0;
    const hold = () => {
      unread = bytes.slice(at);
      return passed;
    };
    unread = new Uint8Array();
    while (at < bytes.length) {
      if (state === "rest") {
        passed.push(bytes.subarray(at));
        return passed;
      }
      if (state === "start") {
        const opening = delimiter.subarray(2);
        if (bytes.length < opening.length) return hold();
        state = startsWith(bytes, opening, 0) ? "headers" : "rest";
        if (state === "headers") {
          passed.push(bytes.subarray(0, opening.length));
          at = opening.length;
        }
      } else if (state === "headers") {
        const end = findBytes(bytes, END_OF_HEADERS, at);
        const isClosing = bytes[at] === 45;
        if (isClosing || (end < 0 && bytes.length - at > HEADERS_READ)) {
          state = "rest";
          continue;
        }
        if (end < 0) return hold();
        state = isFile(bytes.subarray(at, end)) ? "file" : "text";
        if (state === "file") sizes.push(0);
        passed.push(bytes.subarray(at, end + END_OF_HEADERS.length));
        at = end + END_OF_HEADERS.length;
      } else {
        const end = findBytes(bytes, delimiter, at);
        const known = end < 0 ? Math.max(at, bytes.length - delimiter.length + 1) : end;
        const shown = state === "file" ? known : Math.min(known, at + textLimit - text);
        if (state === "text") text += shown - at;
        else sizes[sizes.length - 1] = (sizes[sizes.length - 1] ?? 0) + known - at;
        if (!(drop && state === "file")) passed.push(bytes.subarray(at, shown));
        at = known;
        if (end < 0) return hold();
        passed.push(bytes.subarray(at, at + delimiter.length));
        at += delimiter.length;
        state = "headers";
      }
    }
    return passed;
  }

  return { read, sizes, rest: () => unread };
}

/** Passes on the texts of a form, up to `textLimit` bytes, and names of files. Ends after `sizeLimit` bytes. */
function withoutFileContents(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  { textLimit, sizeLimit }: { textLimit: number; sizeLimit: number },
): ReadableStream<Uint8Array> {
  const skipper = createFileSkipper(boundary, textLimit);
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > sizeLimit) return controller.terminate();
        // This copies, because a piece shares the memory of its whole chunk.
        for (const piece of skipper.read(chunk, true)) if (piece.length > 0) controller.enqueue(piece.slice());
      },
      flush(controller) {
        const rest = skipper.rest();
        if (rest.length > 0) controller.enqueue(rest);
      },
    }),
  );
}

function isFile(headers: Uint8Array): boolean {
  const lines = new TextDecoder().decode(headers).split("\r\n");
  const line = lines.find((one) => /^content-disposition:/i.test(one));
  return ContentDisposition.from(line?.replace(/^[^:]*:/, "").trim() ?? null).filename !== undefined;
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  if (before.length === 0) return after;
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

function findBytes(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(CR, from); at >= 0; at = bytes.indexOf(CR, at + 1))
    if (startsWith(bytes, wanted, at)) return at;
  return -1;
}

function startsWith(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  return at + wanted.length <= bytes.length && wanted.every((byte, index) => bytes[at + index] === byte);
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const MEDIA_TYPE = new RegExp(`^(${TOKEN}/${TOKEN})`);
/** Matches one `; name=value` or a bare `;`. No form's type has escapes in values. */
const PARAMETER = new RegExp(`[ \\t]*;[ \\t]*(?:(${TOKEN})=(?:(${TOKEN})|"([^"\\\\]*)"))?`, "y");
/** Matches a boundary (RFC 2046, 5.1.1). */
const BOUNDARY = /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/;

type FormType =
  | { kind: "urlencoded" }
  | { kind: "multipart"; boundary: string }
  /** A body that must not be parsed as a form, because another parser might find another boundary. */
  | { kind: "broken" }
  | { kind: "other" };

export function formType(header: string | null): FormType {
  const type = mediaType(header);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data") return { kind: "other" };
  const parameters = readParameters((header ?? "").trim().slice(type.length));
  if (parameters === null) return { kind: "broken" };
  if (type !== "multipart/form-data") return { kind: "urlencoded" };
  const [boundary, second] = parameters.filter(({ name }) => name === "boundary");
  if (!boundary || second || !BOUNDARY.test(boundary.value)) return { kind: "broken" };
  return { kind: "multipart", boundary: boundary.value };
}

function mediaType(header: string | null): string {
  return MEDIA_TYPE.exec((header ?? "").trim())?.[1]?.toLowerCase() ?? "";
}

function readParameters(text: string): { name: string; value: string }[] | null {
  const parameters: { name: string; value: string }[] = [];
  PARAMETER.lastIndex = 0;
  while (PARAMETER.lastIndex < text.length) {
    const match = PARAMETER.exec(text);
    if (!match) return null;
    const [, name, token, quoted] = match;
    if (name !== undefined) parameters.push({ name: name.toLowerCase(), value: token ?? quoted ?? "" });
  }
  return parameters;
}

const KB = 1024;
const MB = 1024 * KB;
/** The bytes of a form without files, or of all texts of a form with files. */
const FORM_LIMIT = MAX_TEXT_KB * KB;
/** The bytes of the files and all else. Two forms of twice the size would not fit an isolate. */
const UPLOAD_LIMIT = (MAX_FILES_MB + 1) * MB;
/** The bytes of a refused body that are read and dropped. */
const DISCARD_LIMIT = 2 * UPLOAD_LIMIT;
const MAX_FIELDS = 200;
const PART_HEADER_LIMIT = 4 * KB;
/** ms between the start of the request and the end of its body. */
const ARRIVAL_LIMIT = 10 * MINUTE;

type FormFault = "broken" | "too large" | "too many" | "too late";

/** The part of a form that arrived although it is too large. Files in `form` are empty; `files` has their sizes. */
export type TooLargeForm = { form: FormData; files: NamedFile[]; hasLongTexts: boolean };

class LateBody extends Error {}

/**
 * Calls `arrived` with the time of the body's last byte, which rules use as now. A body that takes too long
 * is read to its end, so that the client sees the answer, and then fails.
 */
function timedBody(
  body: ReadableStream<Uint8Array>,
  begunAt: number,
  arrived: (at: number) => void,
): ReadableStream<Uint8Array> {
  const isLate = () => Date.now() - begunAt > ARRIVAL_LIMIT;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (!isLate()) controller.enqueue(chunk);
      },
      flush(controller) {
        if (isLate()) controller.error(new LateBody());
        else arrived(Date.now());
      },
    }),
  );
}

/** Reads a form. Stops at the first byte, field or file above the limit and ignores Content-Length. Never throws. */
export async function readFormBody(
  request: Request,
  keep: (form: TooLargeForm) => void = () => {},
): Promise<FormData | FormFault> {
  const type = formType(request.headers.get("Content-Type"));
  if (type.kind === "multipart") {
    const announced = request.headers.get("Content-Length");
    const size = announced === null ? null : Number(announced);
    return readMultipart(request.body, type.boundary, { size, keep });
  }
  if (type.kind !== "urlencoded") return "broken";
  const body = await readCapped(request.body, FORM_LIMIT);
  return body instanceof Uint8Array ? readFields(new TextDecoder().decode(body)) : body;
}

async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | FormFault> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const fault = await pump(body, limit, (chunk) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    return null;
  });
  if (fault) return fault;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Parses a body. After a fault it drops the rest, because closing the connection would lose the answer. */
async function pump(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  take: (chunk: Uint8Array) => FormFault | null,
): Promise<FormFault | null> {
  const reader = body?.getReader();
  let size = 0;
  let fault: FormFault | null = null;
  try {
    while (size <= DISCARD_LIMIT) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) return fault;
      size += value.byteLength;
      fault ??= size > limit ? "too large" : take(value);
    }
    await reader?.cancel();
  } catch (error) {
    fault ??= error instanceof LateBody ? "too late" : "broken";
  }
  return fault;
}

function readFields(text: string): FormData | FormFault {
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return "too many";
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function readMultipart(
  body: ReadableStream<Uint8Array> | null,
  boundary: string,
  { size: announced, keep }: { size: number | null; keep: (form: TooLargeForm) => void },
): Promise<FormData | FormFault> {
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_FIELDS,
    maxHeaderSize: PART_HEADER_LIMIT,
    // This is above the limit of every form, so that a slightly too large file gets an error next to its field.
    maxFileSize: UPLOAD_LIMIT,
  });
  let tooLarge = announced !== null && announced > UPLOAD_LIMIT;
  // A body within its announced size is parsed without searching it twice.
  const skipper = announced === null || tooLarge ? createFileSkipper(boundary) : null;
  let form = new FormData();
  const files: NamedFile[] = [];
  let text = 0;
  let hasLongTexts = false;
  let size = 0;
  const parse = (chunk: Uint8Array): FormFault | null => {
    try {
      for (const part of parser.write(chunk)) {
        const { name, filename } = ContentDisposition.from(part.headers["content-disposition"] ?? null);
        if (name === undefined) return "broken";
        if (filename !== undefined) {
          const file = toFile(part, filename);
          files.push({ name: file.name, size: file.size });
          form.append(name, tooLarge ? emptied(file) : file);
          continue;
        }
        // The texts after it are still shown again.
        if (text + part.size > FORM_LIMIT) {
          hasLongTexts = true;
          dropContents();
          continue;
        }
        text += part.size;
        form.append(name, part.text);
      }
      return null;
    } catch (error) {
      // Data after the closing boundary is ignored (RFC 2046, 5.1.1), but the parser throws.
      return isComplete(parser) ? null : toFormFault(error);
    }
  };
  const dropContents = () => {
    if (tooLarge) return;
    tooLarge = true;
    form = withoutContent(form);
  };
  const pumped = await pump(body, DISCARD_LIMIT, (chunk) => {
    size += chunk.byteLength;
    if (size > UPLOAD_LIMIT) dropContents();
    for (const piece of skipper?.read(chunk, tooLarge) ?? [chunk]) {
      const fault = parse(piece);
      if (fault) return fault;
    }
    return null;
  });
  const rest = skipper?.rest();
  const fault = pumped ?? (rest?.length ? parse(rest) : null);
  if (tooLarge || fault === "too large") {
    const sized = files.map(({ name, size: kept }, at) => ({ name, size: skipper?.sizes[at] ?? kept }));
    keep({ form: withoutContent(form), files: sized.filter(isChosenFile), hasLongTexts });
    return "too large";
  }
  return fault ?? (isComplete(parser) ? form : "broken");
}

function withoutContent(form: FormData): FormData {
  const emptiedForm = new FormData();
  for (const [name, value] of form) emptiedForm.append(name, typeof value === "string" ? value : emptied(value));
  return emptiedForm;
}

/** Replaces a file by an empty part without a name, which browsers send if no file was chosen. */
const emptied = ({ name }: File): File => new File([], name);

function toFile(part: MultipartPart, sent: string): File {
  // Browsers escape quotation marks and line breaks (HTML standard).
  const name = sent.replace(/%(?:22|0[AD])/gi, decodeURIComponent);
  const file = new File(part.content as BlobPart[], name, { type: part.mediaType ?? "" });
  // The file has a separate copy, and the parser would keep these bytes until the next part begins.
  part.content.length = 0;
  return file;
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function toFormFault(error: unknown): FormFault {
  if (error instanceof MaxPartsExceededError) return "too many";
  return error instanceof MaxFileSizeExceededError ? "too large" : "broken";
}

const WEBHOOK_LIMIT = 64 * 1024;
/** Paths of forms with files. On other paths such a body would only fill the isolate. */
const UPLOAD_PATHS = [
  /^\/dashboard\/(services|wanted)\/(create|edit\/[^/]+)$/,
  /^\/(profile\/edit|session-ended|another-account)$/,
  /^\/messages\/[^/]+(\/new)?$/,
  /^\/dashboard\/orders\/[^/]+\/(delivery|dispute|dispute-answer|review|extra|arrival|denied-arrival|absent-buyer|contradiction)$/,
];
/** Headers that the framework trusts, although anybody can send them. */
const FORWARDED = ["Forwarded", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port", "X-Original-Host"];

type GuardOptions = {
  appOrigin: string;
  isSigned(request: Request): Promise<boolean>;
  /** Names of gateways and payout providers. They post without an origin, and their signature is checked instead. */
  providers: readonly string[];
  /** Counts a large form of a visitor. Returns false above the hourly limit of the address. */
  countUnsigned(request: Request): Promise<boolean>;
  begunAt: number;
  /** Runs when the whole body has arrived: at once, or while a form with files is read. */
  arrived(at: number): void;
};

type Sentences = typeof import("~/platform/forms/unsent-text");

/** A form that its action does not process. The sentences load only for the answer, which `tell` makes. */
export class RefusedForm {
  constructor(
    readonly status: number,
    readonly tell: (sentences: Sentences) => Partial<FormRefusal & { large: FormData }>,
  ) {}
}

const NOT_OUR_FORM = "Kiriman ini tidak berasal dari halaman JasaWarga. Buka kembali halamannya, lalu coba lagi.";

/** Checks a request before Remix, which answers a foreign origin with an empty 500 and limits no body. */
export async function guard(
  sent: Request,
  { appOrigin, isSigned, countUnsigned, providers, begunAt, arrived }: GuardOptions,
): Promise<Request | Response | RefusedForm> {
  const url = new URL(sent.url);
  const headers = ownHeaders(sent, appOrigin);
  const pass = (body: BodyInit | null) => {
    const init = { method: sent.method, headers, body, signal: sent.signal, duplex: "half" };
    return new Request(`${appOrigin}${url.pathname}${url.search}`, init as RequestInit);
  };
  if (!isReadable(url)) return errorResponse(404, "Alamat ini tidak ada.");
  if (sent.method === "GET" || sent.method === "HEAD")
    return asksOddly(url) ? errorResponse(404, "Alamat ini tidak ada.") : pass(null);
  if (sent.method !== "POST") {
    return errorResponse(405, "Gunakan tautan atau formulir di halaman kami.", { Allow: "GET, HEAD, POST" });
  }
  // The router also ignores case and trailing slashes.
  const path = url.pathname.toLowerCase().replace(/\/+$/, "");
  const webhook = providers.some((name) => path === `/webhooks/${name}`);
  // Mail programs post there without an origin, so the link's signature is checked instead.
  const unsubscribes = UNSUBSCRIBE_PATH.test(path);
  // Remix would refuse an origin that they do send, such as "null".
  if (unsubscribes) headers.delete("Origin");
  if (!webhook && !unsubscribes && !sameOrigin(sent, appOrigin)) {
    // Another site must not receive a page of the signed-in person.
    if (!isForScript(url)) return errorResponse(403, NOT_OUR_FORM);
    return new RefusedForm(403, () => ({ reason: NOT_OUR_FORM }));
  }
  const type = sent.headers.get("Content-Type");
  const form = formType(type);
  if (webhook ? mediaType(type) !== "application/json" : form.kind === "other")
    return errorResponse(415, "Kirim lewat formulir di halaman kami.");
  if (form.kind === "broken") return unreadable("broken");

  const boundary = form.kind === "multipart" && takesFiles(path) ? form.boundary : null;
  const signed = boundary !== null && (await isSigned(sent));
  const announced = sent.headers.get("Content-Length");
  const isSmall = announced !== null && Number(announced) <= FORM_LIMIT;
  if (boundary !== null && !signed && sent.body && !isSmall) {
    if (Number(announced ?? 0) > DISCARD_LIMIT || !(await countUnsigned(sent))) return signInFirst(url);
    // The session may have ended while the form was filled in, so its page shows the texts again. One byte
    // more than the limit lets the form's reader report that the texts are too long.
    headers.delete("Content-Length");
    const limits = { textLimit: FORM_LIMIT + 1, sizeLimit: DISCARD_LIMIT };
    return pass(withoutFileContents(timedBody(sent.body, begunAt, arrived), boundary, limits));
  }
  const limit = webhook ? WEBHOOK_LIMIT : signed ? UPLOAD_LIMIT : FORM_LIMIT;
  const tooLarge = () => {
    if (webhook) return errorResponse(413, "Kiriman terlalu besar.");
    if (boundary !== null && !signed) return signInFirst(url);
    return new RefusedForm(413, ({ unreadRefusal }) => unreadRefusal(pageOf(url), boundary !== null));
  };
  // Up to this size the texts of an upload are read and shown again.
  const readable = signed ? DISCARD_LIMIT : limit;
  if (Number(announced ?? 0) > readable) return tooLarge();
  const timed = sent.body && timedBody(sent.body, begunAt, arrived);
  if (signed) return pass(timed);
  const body = await readCapped(timed, limit);
  if (body === "too large") return tooLarge();
  if (!(body instanceof Uint8Array))
    return webhook ? errorResponse(400, "Kiriman tidak dapat dibaca.") : unreadable(body);
  if (!timed) arrived(Date.now());
  return pass(body);
}

/** Returns false for a path that cannot be decoded. The router would log the whole address and find no route. */
function isReadable({ pathname }: URL): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** Replaces the Host header, on which links, redirects, cache keys and Remix's origin check must not depend. */
function ownHeaders(request: Request, appOrigin: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of FORWARDED) headers.delete(name);
  headers.set("Host", new URL(appOrigin).host);
  return headers;
}

/** Returns true for requests of no browser. The framework would decode files, and older versions used `_data`. */
function asksOddly({ pathname, searchParams }: URL): boolean {
  return (
    // Remix collapses double slashes, but edge cache keys do not.
    pathname.includes("//") ||
    searchParams.has("_data") ||
    /^\/(media|.*\/(files|pictures))\/.*\.data$|\.csv\.data$/.test(pathname)
  );
}

export function takesFiles(path: string): boolean {
  const page = path.replace(/\.data$/, "");
  return UPLOAD_PATHS.some((pattern) => pattern.test(page));
}

function sameOrigin(request: Request, appOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === appOrigin;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  // Browsers from before 2020 may send neither header with a form, but they send a referer.
  const referer = request.headers.get("Referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === appOrigin;
}

/** Matches the page of an order. Its forms with files stay there, whatever their action. */
const ORDER_PAGE = /^\/dashboard\/orders\/[^/]+$/;

/** Returns true for a form whose page stays after a refusal. Browsers send that page's address to our own origin. */
export function isFromItsPage(request: Request): boolean {
  const url = new URL(request.url);
  const page = request.headers.get("Referer");
  if (!isForScript(url) || page === null || !URL.canParse(page)) return false;
  const { pathname } = new URL(page);
  return pathname === url.pathname.replace(/\.data$/, "") || (ORDER_PAGE.test(pathname) && takesFiles(url.pathname));
}

export function isForScript({ pathname }: URL): boolean {
  return pathname.endsWith(".data");
}

function pageOf({ pathname, search }: URL): string {
  return pathname.replace(/\.data$/, "") + search;
}

export function unreadable(fault: FormFault): RefusedForm {
  if (fault === "too late") return new RefusedForm(408, ({ LATE_FORM }) => ({ reason: LATE_FORM }));
  return new RefusedForm(400, ({ BROKEN_FORM }) => ({ reason: BROKEN_FORM }));
}

const signInFirst = (url: URL) => new RefusedForm(401, ({ signInRefusal }) => signInRefusal(pageOf(url)));
