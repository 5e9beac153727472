import { formatDays, formatRevisions } from "~/listings/own-text";
import { packageEstimate, type SelectedPackage } from "~/listings/package";
import { formatRupiah } from "~/platform/money";
import { excerpt, isolated, shortened } from "~/platform/strings";
import { MAX_REQUIREMENTS_TEXT, MIN_REQUIREMENTS, type RequestText } from "./order";

export const ORDER_GONE =
  "Jasa ini sudah tidak tersedia, jadi pesanan Anda tidak dibuat. Salin tulisan Anda bila masih perlu.";

export const CANCELLED_SINCE = {
  message: "Pesanan ini sudah dibatalkan",
  description:
    "Kiriman ini sama dengan yang sebelumnya, jadi tidak ada pesanan baru yang dibuat. Pesan lagi bila masih memerlukan jasanya.",
};

export const ORDER_NOT_PLACED = "Gagal membuat pesanan. Silakan coba lagi.";

/** Says above a form that its order exists already. `ago` is formatted, such as "3 menit lalu". */
export function orderedBeforeSentence(custom: boolean, ago: string): string {
  const did = custom ? "mengirim permintaan ini" : "memesan ini";
  return ago === "baru saja" ? `Anda baru saja ${did}.` : `Anda sudah ${did} ${ago}.`;
}

export function requirementsText({ title, description, requirements, additionalInfo }: RequestText): string {
  const text = [description.trim(), list("Persyaratan", requirements), list("Informasi tambahan", additionalInfo)]
    .filter((part) => part !== "")
    .join("\n\n");
  if ([...text].length < MIN_REQUIREMENTS) return `Sesuai permintaan jasa “${excerpt(title, 200)}”. ${text}`.trim();
  return shortened(text, MAX_REQUIREMENTS_TEXT);
}

function list(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${head}:`, ...lines.map((line) => `- ${line}`)].join("\n");
}

export type PackageTerms = {
  title: string;
  name: string;
  price: number;
  days: string;
  revisions: string;
  checklist: readonly string[];
};

export function termsOf(title: string, { pkg, index }: SelectedPackage): PackageTerms {
  return {
    title,
    name: pkg.name,
    price: pkg.price,
    days: formatDays(packageEstimate(pkg, index)),
    revisions: formatRevisions(pkg.revisions),
    checklist: pkg.checklist,
  };
}

const UNSAID = "tidak disebut";
const AGREE_ANEW = "Periksa totalnya, lalu kirim lagi bila setuju.";

export type TermsChange = { changes: string[]; total: string };

/** Names changed terms. Null if they are equal. `shown` is null if it could not be parsed. */
export function changedTerms(shown: PackageTerms | null, now: PackageTerms, quantity: number): TermsChange | null {
  const total = `Total untuk jumlah ${quantity} kini ${formatRupiah(now.price * quantity)}. ${AGREE_ANEW}`;
  if (shown === null) return { changes: [], total: `Harga yang Anda lihat tidak dapat kami baca. ${total}` };
  const changes = [
    shown.price === now.price
      ? null
      : `Harga berubah dari ${formatRupiah(shown.price)} menjadi ${formatRupiah(now.price)}.`,
    changed("Judul jasa", shown.title, now.title),
    changed("Paket", shown.name, now.name),
    changed("Waktu pengerjaan", shown.days, now.days),
    changed("Jatah revisi", shown.revisions || UNSAID, now.revisions || UNSAID),
    changed("Isi paket", listed(shown), listed(now)),
  ].filter((change) => change !== null);
  return changes.length === 0 ? null : { changes, total };
}

function changed(what: string, before: string, after: string): string | null {
  return before === after ? null : `${what} berubah dari “${isolated(before)}” menjadi “${isolated(after)}”.`;
}

function listed({ checklist }: PackageTerms): string {
  return checklist.length === 0 ? "tidak dirinci" : checklist.join("; ");
}
