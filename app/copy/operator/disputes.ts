import { isolated } from "~/domain/core/bidi";
import type { Side } from "~/domain/order/order";
import type { VisitOutcome } from "~/domain/visit/visit";
import { ageText } from "../core/relative-dates";

export function waitsForAnswer(name: string, left: string): string {
  return `menunggu ${isolated(name)}, ${left.charAt(0).toLowerCase()}${left.slice(1)}`;
}

export function disputeEvidence(sides: 1 | 2, files: number): string {
  return files === 0 ? `${sides} pihak, tanpa berkas` : `${sides} pihak, ${files} berkas`;
}

export function sideFigures(
  side: Side,
  { bought, soldCompleted }: { bought: number; soldCompleted: number },
) {
  return side === "buyer" ? `Pembeli · ${bought} pesanan` : `Penjual · ${soldCompleted} selesai`;
}

export function saidAfter(kind: "opened" | "answered", ms: number | null): string {
  if (kind === "answered") return ms === null ? "menanggapi" : `menanggapi dalam ${ageText(ms)}`;
  return ms === null ? "mengajukan masalah" : `${ageText(ms)} setelah hasil`;
}

export function silentUntil(at: string, over: boolean): string {
  return over ? `Tidak menanggapi sampai ${at}.` : `Belum menanggapi; diminta sampai ${at}.`;
}

export function ruleWithin(left: string): string {
  if (left.startsWith("Terlambat")) return left;
  return left.endsWith(" lagi") ? `Putuskan dalam ${left.slice(0, -5)}` : `Putuskan ${left.toLowerCase()}`;
}

/** Of the agreed time of a visit, as far as the events tell. */
export const VISIT_OUTCOMES: Record<VisitOutcome, string> = {
  unagreed: "Waktunya tidak disepakati",
  ahead: "Belum waktunya",
  followed: "Hasil diserahkan sesudahnya",
  unfollowed: "Tidak ada hasil sesudahnya",
};

export function revisionsUsed(used: number, left: number | null): string {
  return left === null ? `${used}, tanpa batas` : `${used} dari ${used + left}`;
}
