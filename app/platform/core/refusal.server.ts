import { shownCode } from "~/domain/core/shown-code";
import { requestId } from "./log.server";
import { contentSecurityPolicy } from "./policy.server";

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

/** Stands by itself: without a configuration there is no context to finish a response with. */
const GUARDED = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  // Inline styles: the app's stylesheet has another name in each build.
  "Content-Security-Policy": `${contentSecurityPolicy({ kind: "none" }, "")}; style-src 'unsafe-inline'`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** `sentence` is ours, never the caller's text: it is not escaped. */
export function errorResponse(
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  const title = TITLES[status] ?? "Permintaan ditolak";
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | JasaWarga</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${sentence}</p><p>Tekan Kembali di peramban Anda: yang sudah Anda ketik biasanya masih ada.</p><p>Kode ${shownCode(requestId())}</p><p><a href="/">Kembali ke Beranda</a></p></main></body></html>`;
  return new Response(html, { status, headers: { ...GUARDED, ...headers } });
}
