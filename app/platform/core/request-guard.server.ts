import { GATEWAYS } from "../payments/gateways.server";
import { FORM_LIMIT, type FormFault, readCapped, UPLOAD_LIMIT } from "./form-body.server";
import { formType, mediaType } from "./form-type.server";
import { errorResponse } from "./refusal.server";

/** Each gateway posts to its own from its own servers, without an origin; its signature is checked instead. */
const WEBHOOK_PATHS = Object.keys(GATEWAYS).map((name) => `/webhooks/${name}`);

const WEBHOOK_LIMIT = 64 * 1024;
/** Forms with a picture field. Anywhere else that much would only fill the isolate. */
const UPLOAD_PATHS = [
  /^\/dashboard\/(services|wanted)\/(create|edit\/[^/]+)$/,
  /^\/profile\/edit$/,
  /^\/messages\/[^/]+(\/new)?$/,
  /^\/dashboard\/orders\/[^/]+\/(delivery|dispute|dispute-answer)$/,
];
/** Who says by these where a request went is believed by the framework, and could be anybody. */
const FORWARDED = [
  "Forwarded",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Forwarded-Port",
  "X-Original-Host",
];

type Guarding = {
  appOrigin: string;
  /** Whether a session cookie came along that we signed. */
  isSigned(request: Request): Promise<boolean>;
};

/**
 * The first thing every request meets: method, origin and body, before Remix, which answers a foreign origin with an
 * empty 500 and caps nothing. Gives the request on as one to our own address, or the refusal. A small body was read and
 * measured; one with files is still to come, and `readFormBody` measures it.
 */
export async function guard(sent: Request, { appOrigin, isSigned }: Guarding): Promise<Request | Response> {
  const url = new URL(sent.url);
  const headers = ownHeaders(sent, appOrigin);
  const pass = (body: BodyInit | null) => {
    const init = { method: sent.method, headers, body, signal: sent.signal, duplex: "half" };
    return new Request(`${appOrigin}${url.pathname}${url.search}`, init as RequestInit);
  };
  if (sent.method === "GET" || sent.method === "HEAD")
    return asksOddly(url) ? errorResponse(404, "Alamat ini tidak ada.") : pass(null);
  if (sent.method !== "POST") {
    return errorResponse(405, "Gunakan tautan atau formulir di halaman kami.", { Allow: "GET, HEAD, POST" });
  }
  const webhook = WEBHOOK_PATHS.includes(url.pathname);
  if (!webhook && !sameOrigin(sent, appOrigin)) {
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
  // Who brings no session is about to be sent to sign in, and need not fill the isolate before.
  const tooLarge = () => (files && !upload ? signInFirst() : refused("too large"));
  if (Number(sent.headers.get("Content-Length") ?? 0) > limit) return tooLarge();
  if (upload) return pass(sent.body);
  const body = await readCapped(sent.body, limit);
  if (body === "too large") return tooLarge();
  return body instanceof Uint8Array ? pass(body) : refused(body);
}

/** Links, redirects, keys of copies and Remix's own check of the origin: none depends on what a client calls us. */
function ownHeaders(request: Request, appOrigin: string): Headers {
  const headers = new Headers(request.headers);
  for (const name of FORWARDED) headers.delete(name);
  headers.set("Host", new URL(appOrigin).host);
  return headers;
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
function takesFiles(path: string): boolean {
  const page = path.replace(/\.data$/, "");
  return UPLOAD_PATHS.some((pattern) => pattern.test(page));
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

function refused(fault: FormFault): Response {
  if (fault === "too large")
    return errorResponse(413, "Kiriman terlalu besar. Kurangi jumlah atau ukuran fotonya, lalu coba lagi.");
  return errorResponse(400, "Kiriman tidak dapat dibaca atau terputus di tengah jalan. Coba kirim lagi.");
}

function signInFirst(): Response {
  return errorResponse(401, "Masuk ke akun Anda terlebih dahulu, lalu kirim berkasnya lagi.");
}
