import { refusal } from "./refusal.server";

/** The gateway posts here from its own servers, without an origin; its signature is checked instead. */
export const WEBHOOK_PATH = "/webhooks/midtrans";

const LINE_FEED = 10;
const FORM_LIMIT = 256 * 1024;
const WEBHOOK_LIMIT = 64 * 1024;
/** Eight pictures of 5 MB and the form around them would not fit an isolate twice over; this does. */
export const UPLOAD_LIMIT = 24 * 1024 * 1024;
/** More than any form of ours has; to take hundreds of thousands of empty parts apart would hold everybody up. */
const MAX_PARTS = 1_000;
/** Forms with a picture field. Anywhere else that much would only fill the isolate. */
const UPLOAD_PATHS = [
  /^\/dashboard\/(services|wanted)\/(create|edit\/[^/]+)$/,
  /^\/profile\/edit$/,
  /^\/messages\/[^/]+(\/new)?$/,
  /^\/dashboard\/orders\/[^/]+\/(delivery|dispute|dispute-answer)$/,
];

/**
 * The first thing every request meets: method, origin and body, before Remix, which answers a foreign origin with an
 * empty 500 and caps nothing. Gives the request on, its body read and measured, or the refusal.
 */
export async function guard(
  request: Request,
  { appOrigin, sessionCookie }: { appOrigin: string; sessionCookie: string },
): Promise<Request | Response> {
  if (request.method === "GET" || request.method === "HEAD")
    return asksOddly(new URL(request.url)) ? refusal(404, "Alamat ini tidak ada.") : request;
  if (request.method !== "POST") {
    return refusal(405, "Gunakan tautan atau formulir di halaman kami.", { Allow: "GET, HEAD, POST" });
  }
  const path = new URL(request.url).pathname;
  const webhook = path === WEBHOOK_PATH;
  if (!webhook && !sameOrigin(request, appOrigin)) {
    return refusal(
      403,
      "Kiriman ini tidak berasal dari halaman JasaWarga. Buka kembali halamannya, lalu coba lagi.",
    );
  }
  const type = (request.headers.get("Content-Type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const expected = webhook
    ? ["application/json"]
    : ["application/x-www-form-urlencoded", "multipart/form-data"];
  if (!expected.includes(type)) return refusal(415, "Kirim lewat formulir di halaman kami.");

  const files = !webhook && withFiles(path, type);
  // Who brings no session is about to be sent to sign in, and need not fill the isolate before.
  const stranger = files && !hasCookie(request, sessionCookie);
  const limit = webhook ? WEBHOOK_LIMIT : files && !stranger ? UPLOAD_LIMIT : FORM_LIMIT;
  const refused = stranger ? signInFirst : tooLarge;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return refused();
  const body = await readCapped(request, limit);
  if (body === "too large") return refused();
  if (body === "broken") return refusal(400, "Kiriman terputus di tengah jalan. Coba kirim lagi.");
  if (files && hasTooManyParts(body, request))
    return refusal(400, "Kiriman ini berisi terlalu banyak isian.");
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  });
}

/**
 * A file has no data beside its bytes: the framework would take it apart as text. And `_data` is how an older version of
 * it asked, which only fills the log with errors.
 */
function asksOddly({ pathname, searchParams }: URL): boolean {
  return (
    searchParams.has("_data") || /^\/(media|.*\/(files|pictures))\/.*\.data$|\.csv\.data$/.test(pathname)
  );
}

/** With script a form is posted to its page's data. */
function withFiles(path: string, type: string): boolean {
  const page = path.replace(/\.data$/, "");
  return type === "multipart/form-data" && UPLOAD_PATHS.some((pattern) => pattern.test(page));
}

function sameOrigin(request: Request, appOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === appOrigin;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  // Browsers of before 2020 may send neither with a form; they do send where they come from.
  const referer = request.headers.get("Referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === appOrigin;
}

async function readCapped(request: Request, limit: number): Promise<ArrayBuffer | "too large" | "broken"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) break;
      size += value.byteLength;
      if (size > limit) {
        await reader?.cancel();
        return "too large";
      }
      chunks.push(value);
    }
  } catch {
    return "broken";
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole.buffer;
}

/** Parts are told apart by a line of their own, so that no body takes longer to count than to read once. */
function hasTooManyParts(body: ArrayBuffer, request: Request): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(request.headers.get("Content-Type") ?? "")?.[1];
  if (boundary === undefined) return false;
  const mark = new TextEncoder().encode(`--${boundary}`);
  const bytes = new Uint8Array(body);
  let parts = 0;
  let line = 0;
  do {
    if (mark.every((byte, at) => bytes[line + at] === byte)) parts += 1;
    line = bytes.indexOf(LINE_FEED, line) + 1;
  } while (line > 0 && parts <= MAX_PARTS);
  return parts > MAX_PARTS;
}

function tooLarge(): Response {
  return refusal(413, "Kiriman terlalu besar. Kurangi jumlah atau ukuran fotonya, lalu coba lagi.");
}

function signInFirst(): Response {
  return refusal(401, "Masuk ke akun Anda terlebih dahulu, lalu kirim berkasnya lagi.");
}

function hasCookie(request: Request, name: string): boolean {
  const cookies = request.headers.get("Cookie") ?? "";
  return cookies.split(";").some((cookie) => cookie.trim().startsWith(`${name}=`));
}
