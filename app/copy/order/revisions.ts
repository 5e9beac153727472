import type { Order, Side } from "~/domain/order/order";

type Left = Pick<Order, "revisionsLeft">;

/** `asked`: how often the buyer has asked for one. */
export function revisionsFact({ revisionsLeft }: Left, asked: number): string {
  if (revisionsLeft === null) return "Tanpa batas";
  const all = revisionsLeft + asked;
  return all === 0 ? "Tidak termasuk" : `Sisa ${revisionsLeft} dari ${all}`;
}

/** Null unless it matters now and the panel does not say it already. */
export function revisionsSentence(
  { revisionsLeft, phase }: Left & Pick<Order, "phase">,
  asked: number,
  side: Side,
): string | null {
  if (phase !== "delivered" && phase !== "revision") return null;
  if (revisionsLeft === null) return "Revisi tidak dibatasi.";
  if (revisionsLeft > 0) return `Sisa revisi: ${revisionsLeft} dari ${revisionsLeft + asked}.`;
  if (phase === "revision") return "Ini revisi yang terakhir.";
  return side === "seller" ? "Jatah revisinya sudah habis." : null;
}

export const UNLIMITED_REVISIONS =
  "Revisi tidak dibatasi; jumlahnya dapat ditetapkan lewat usulan perubahan.";
