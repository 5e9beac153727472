import { isolated } from "~/domain/core/bidi";
import { formatRupiah } from "~/domain/core/money";
import { type Choice, packageEstimate } from "~/domain/listing/package";
import { formatDays, formatRevisions } from "../listing/package";

/** `price` of one piece, in integer rupiah. */
export type PackageTerms = {
  title: string;
  name: string;
  price: number;
  days: string;
  revisions: string;
  checklist: readonly string[];
};

export function termsOf(title: string, { pkg, index }: Choice): PackageTerms {
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

/** Null when they are the same. `shown` null: it cannot be read. */
export function changedTerms(
  shown: PackageTerms | null,
  now: PackageTerms,
  quantity: number,
): TermsChange | null {
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
