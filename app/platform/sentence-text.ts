import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { ListSort } from "./paging";

/** The address for contact and complaints, which Permendag 31/2023 requires to be visible. */
export const SUPPORT_EMAIL = "bantuan@jasawarga.id";

export const CONSUMER_PROTECTION = {
  name: "Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia",
  whatsapp: "0853-1111-1010",
} as const;

export const ANSWER_DAYS = 2;
export const COMPLAINT_DAYS = 14;

export function errorHeading(status: number | undefined): string {
  return status === 404 ? "Oops! Page not found" : "Unexpected Application Error!";
}

export const LIST_SORT_LABELS: Record<ListSort, string> = {
  terbaru: "Terbaru",
  terlama: "Terlama",
  termahal: "Harga tertinggi",
  termurah: "Harga terendah",
};

export const NO_CONNECTION = "Sambungan terputus. Anda masih masuk; coba lagi setelah tersambung.";

export const LOGOUT_FAILED = "Terjadi kesalahan di pihak kami. Anda masih masuk; coba lagi sebentar lagi.";

export const NO_CONNECTION_TO_PAY = "Sambungan terputus, jadi belum ada yang dibayar. Coba lagi setelah tersambung.";

/** The sentence for a file and a script's request, which have no error page. */
export const SERVER_FAILED = "Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.";

export const STORAGE_OUT = "Penyimpanan kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";

export const DATABASE_BUSY = "Basis data kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";

/** A long page. `##` begins a section, `###` a subsection. */
export type PageText = {
  path: string;
  title: string;
  description: string;
  updated: string;
  /** The kind of sections: "questions" can be folded, and each of the "steps" ends with a quote about the money. */
  parts?: "questions" | "steps";
  text: string | ((facts: TextFacts) => string);
};

type TextFacts = {
  gateway: string;
  methodsText: string;
  refundWindows: string;
  transferOnly: string;
};

export const SETTING_NOT_SAVED = "Pengaturan belum tersimpan";
export const CHOICE_NOT_SAVED = "Gagal menyimpan pilihan Anda";
export const FORM_NOT_PROCESSED = "Formulir Anda belum kami proses";

export function pageTitle(title: string): string {
  return `${title} | JasaWarga`;
}

export const ORDER_NOT_FOUND = "Order tidak ditemukan";

/** Returns the error boundary's heading `missing` if the page's subject does not exist. */
export function titleUnlessMissing(title: string, missing: string, error: unknown): MetaDescriptor[] {
  const gone = (error as { status?: number } | undefined)?.status === 404;
  return [{ title: pageTitle(gone ? missing : title) }];
}

export function tryAgainSentence(seconds: number): string {
  return `Coba lagi dalam ${Math.ceil(seconds / 60)} menit; isian Anda tetap ada di sini.`;
}
