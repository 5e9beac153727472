import { formatRupiah } from "./money";
import { type Choice, formatDays, formatRevisions, packageEstimate } from "./package";

/** What is agreed to by ordering a package, as its page says it. `price` in integer rupiah, of one piece. */
export type Terms = {
  title: string;
  name: string;
  price: number;
  days: string;
  revisions: string;
  checklist: readonly string[];
};

export function termsOf(title: string, { pkg, index }: Choice): Terms {
  return {
    title,
    name: pkg.name,
    price: pkg.price,
    days: formatDays(packageEstimate(pkg, index)),
    revisions: formatRevisions(pkg.revisions),
    checklist: pkg.checklist,
  };
}

const AGREE_ANEW = "Periksa totalnya, lalu kirim lagi bila setuju.";

/**
 * How the terms differ from those that were shown, one sentence each, the last with the new sum; none when they are the
 * same. `shown` null: nobody can tell what was.
 */
export function changedTerms(shown: Terms | null, now: Terms, quantity: number): string[] {
  const total = `Total untuk jumlah ${quantity} kini ${formatRupiah(now.price * quantity)}. ${AGREE_ANEW}`;
  if (shown === null) return [`Harga yang Anda lihat tidak dapat kami baca. ${total}`];
  const changes = [
    shown.price === now.price
      ? null
      : `Harga berubah dari ${formatRupiah(shown.price)} menjadi ${formatRupiah(now.price)}.`,
    changed("Judul jasa", shown.title, now.title),
    changed("Paket", shown.name, now.name),
    changed("Waktu pengerjaan", shown.days, now.days),
    changed("Jatah revisi", shown.revisions, now.revisions),
    changed("Isi paket", listed(shown), listed(now)),
  ].filter((change) => change !== null);
  return changes.length === 0 ? [] : [...changes, total];
}

function changed(what: string, before: string, after: string): string | null {
  return before === after ? null : `${what} berubah dari “${before}” menjadi “${after}”.`;
}

function listed({ checklist }: Terms): string {
  return checklist.length === 0 ? "tidak dirinci" : checklist.join("; ");
}
