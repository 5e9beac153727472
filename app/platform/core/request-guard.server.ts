import { UNSUBSCRIBE_PATH } from "../account/unsubscribe-links.server";
import { GATEWAYS } from "../payments/gateways.server";
import { PAYOUT_PROVIDERS } from "../payouts/providers.server";
import { FORM_LIMIT, type FormFault, readCapped, timedBody, UPLOAD_LIMIT } from "./form-body.server";
import { formType, mediaType } from "./form-type.server";
import { errorResponse } from "./refusal.server";

/** Gateways post without an origin; their signature is checked instead. */
const WEBHOOK_PATHS = [...Object.keys(GATEWAYS), ...Object.keys(PAYOUT_PROVIDERS)].map(
  (name) => `/webhooks/${name}`,
);

/** Like the router, ignores case and slashes at the end: people type this address into a dashboard. */
function isWebhook(pathname: string): boolean {
  return WEBHOOK_PATHS.includes(pathname.toLowerCase().replace(/\/+$/, ""));
}

const WEBHOOK_LIMIT = 64 * 1024;
/** Forms with files. Anywhere else that much would only fill the isolate. */
const UPLOAD_PATHS = [
  /^\/dashboard\/(services|wanted)\/(create|edit\/[^/]+)$/,
  /^\/(profile\/edit|session-ended|another-account)$/,
  /^\/messages\/[^/]+(\/new)?$/,
  /^\/dashboard\/orders\/[^/]+\/(delivery|dispute|dispute-answer)$/,
];
/** The framework believes these, and anybody can send them. */
const FORWARDED = [
  "Forwarded",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Forwarded-Port",
  "X-Original-Host",
];

type Guarding = {
  appOrigin: string;
  isSigned(request: Request): Promise<boolean>;
  /** UTC ms. */
  begunAt: number;
  /** Gets the time (UTC ms) when the whole body is here: at once or, for a form with files, while it is read. */
  arrived(at: number): void;
};

/** Runs before Remix, which answers a foreign origin with an empty 500 and limits no body. */
export async function guard(
  sent: Request,
  { appOrigin, isSigned, begunAt, arrived }: Guarding,
): Promise<Request | Response> {
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
  const webhook = isWebhook(url.pathname);
  // Mail programs post there without an origin; the signature in the link is checked instead.
  const unsubscribes = UNSUBSCRIBE_PATH.test(url.pathname);
  // Remix would refuse the origin that they do send, "null" for instance.
  if (unsubscribes) headers.delete("Origin");
  if (!webhook && !unsubscribes && !sameOrigin(sent, appOrigin)) {
    return errorResponse(
      403,
      "Kiriman ini tidak berasal dari halaman JasaWarga. Buka kembali halamannya, lalu coba lagi.",
    );
  }
  const type = sent.headers.get("Content-Type");
  const form = formType(type);
  if (webhook ? mediaType(type) !== "application/json" : form.kind === "other")
    return errorResponse(415, "Kirim lewat formulir di halaman kami.");
  if (form.kind === "broken") return refused("broken");

  const files = form.kind === "multipart" && takesFiles(url.pathname);
  const upload = files && (await isSigned(sent));
  const limit = webhook ? WEBHOOK_LIMIT : upload ? UPLOAD_LIMIT : FORM_LIMIT;
  // A signed-out visitor has to sign in first anyway, and need not fill the isolate.
  const tooLarge = () => (files && !upload ? signInFirst() : refused("too large"));
  if (Number(sent.headers.get("Content-Length") ?? 0) > limit) return tooLarge();
  const timed = sent.body && timedBody(sent.body, begunAt, arrived);
  if (upload) return pass(timed);
  const body = await readCapped(timed, limit);
  if (body === "too large") return tooLarge();
  if (!(body instanceof Uint8Array)) return refused(body);
  if (!timed) arrived(Date.now());
  return pass(body);
}

/** The router would print it into the log whole, and find nothing either. */
function isReadable({ pathname }: URL): boolean {
  try {
    return decodeURIComponent(pathname) !== "";
  } catch {
    return false;
  }
}

/** Links, redirects, cache keys and Remix's origin check never depend on the Host that a client sends. */
function ownHeaders(request: Request, appOrigin: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of FORWARDED) headers.delete(name);
  headers.set("Host", new URL(appOrigin).host);
  return headers;
}

/** A file has no data route: the framework would decode it as text. Its older versions asked by `_data`. */
function asksOddly({ pathname, searchParams }: URL): boolean {
  return (
    // Remix takes two strokes for one; what is kept at the edge tells them apart.
    pathname.includes("//") ||
    searchParams.has("_data") ||
    /^\/(media|.*\/(files|pictures))\/.*\.data$|\.csv\.data$/.test(pathname)
  );
}

function takesFiles(path: string): boolean {
  const page = path.replace(/\.data$/, "");
  return UPLOAD_PATHS.some((pattern) => pattern.test(page));
}

function sameOrigin(request: Request, appOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin !== null) return origin === appOrigin;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  // Browsers of before 2020 may send neither with a form, but they send a referer.
  const referer = request.headers.get("Referer");
  return referer !== null && URL.canParse(referer) && new URL(referer).origin === appOrigin;
}

function refused(fault: FormFault): Response {
  if (fault === "too large")
    return errorResponse(413, "Kiriman terlalu besar. Kurangi jumlah atau ukuran fotonya, lalu coba lagi.");
  if (fault === "too late")
    return errorResponse(
      408,
      "Pengiriman terlalu lama, jadi tidak kami proses dan tidak ada yang berubah. Kembali ke formulirnya, lalu kirim lagi.",
    );
  return errorResponse(400, "Kiriman tidak dapat dibaca atau terputus di tengah jalan. Coba kirim lagi.");
}

function signInFirst(): Response {
  return errorResponse(401, "Masuk ke akun Anda terlebih dahulu, lalu kirim berkasnya lagi.");
}
