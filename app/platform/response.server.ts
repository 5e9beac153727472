import { requestId } from "./log.server";
import { shownCode } from "./strings";

export type Policy = {
  kind: "none" | "document" | "app";
  gatewayOrigins?: readonly string[];
  formOrigins?: readonly string[];
};

export function contentSecurityPolicy(policy: Policy, nonce: string): string {
  const shared = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"];
  if (policy.kind === "none") return ["default-src 'none'", ...shared].join("; ");
  const listed = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join("");
  const gateway = listed(policy.gatewayOrigins);
  // App pages preview pictures before upload. Other pages cannot create blob: URLs of our origin.
  const images = policy.kind === "app" ? "img-src 'self' data: blob:" : "img-src 'self' data:";
  const page = [
    "default-src 'none'",
    images,
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse and similar tools fetch robots.txt from the page. Documents run no script that could use it.
    "connect-src 'self'",
    // Browsers also apply this to redirects of a form, and the pay button redirects to the gateway.
    `form-action 'self'${gateway || listed(policy.formOrigins)}`,
    ...shared,
  ];
  if (policy.kind === "document") return [...page, "script-src 'none'"].join("; ");
  return [...page, `script-src 'self' 'nonce-${nonce}'${gateway}`, ...(gateway ? [`frame-src${gateway}`] : [])].join(
    "; ",
  );
}

/** Returns the opener policy. Only the payment page keeps a reference to another site's window, the gateway's. */
export function openerPolicy({ gatewayOrigins }: Policy): string {
  return gatewayOrigins ? "same-origin-allow-popups" : "same-origin";
}

const TITLES: Record<number, string> = {
  400: "Permintaan tidak dapat dibaca",
  401: "Masuk terlebih dahulu",
  403: "Permintaan ditolak",
  404: "Halaman tidak ditemukan",
  405: "Cara ini tidak didukung",
  408: "Pengiriman terlalu lama",
  413: "Kiriman terlalu besar",
  415: "Bentuk kiriman tidak didukung",
  429: "Terlalu banyak percobaan",
  500: "Terjadi kesalahan",
  503: "Layanan belum siap",
};

const STYLE =
  ":root{color-scheme:light dark}body{max-width:34rem;margin:3rem auto;padding:0 1rem;background:#faf5ea;color:#1d2721;font:1rem/1.5 system-ui,sans-serif}h1{line-height:1.2}a{color:#0b6b57}@media(prefers-color-scheme:dark){body{background:#151815;color:#f0ecdf}a{color:#62c9aa}}";

/** Headers without the context, which does not exist if the configuration is invalid. */
const GUARDED = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  // The styles are inline, because the style sheet's name changes with each build.
  "Content-Security-Policy": `${contentSecurityPolicy({ kind: "none" }, "")}; style-src 'unsafe-inline'`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Returns an error page. `sentence` must be our own text, because it is not escaped. */
export function errorResponse(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  const title = TITLES[status] ?? "Permintaan ditolak";
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | JasaWarga</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${sentence}</p><p>Tekan Kembali di peramban Anda: yang sudah Anda ketik biasanya masih ada.</p><p>Kode ${shownCode(requestId())}</p><p><a href="/">Kembali ke Beranda</a></p></main></body></html>`;
  return new Response(html, { status, headers: { ...GUARDED, ...headers } });
}
