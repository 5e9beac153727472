import { formatRupiah } from "~/platform/money";
import type { Extra, ExtraBasis } from "./additions";
import { type Unit, USUAL_UNIT } from "./package";

/** Units after a number: "3 m²", "2 orang". */
export const UNIT_LABELS: Record<Unit, string> = {
  paket: "paket",
  unit: "unit",
  jam: "jam",
  m2: "m²",
  kunjungan: "kunjungan",
  orang: "orang",
  proyek: "proyek",
};

/** Returns the unit to show. Null for whole packages, whose price needs none. */
export function shownUnit(unit: Unit | undefined): string | null {
  return unit === undefined || unit === USUAL_UNIT ? null : UNIT_LABELS[unit];
}

/** Returns "Rp 85.000 per unit", or only the amount for a package. */
export function unitPrice(price: number, unit: Unit): string {
  const of = shownUnit(unit);
  return of === null ? formatRupiah(price) : `${formatRupiah(price)} per ${of}`;
}

/** Returns the price of an extra. `unit` is that of the package with which it is ordered. */
export function extraPrice({ price, per }: Pick<Extra, "price" | "per">, unit: Unit): string {
  return per === "order" ? `${formatRupiah(price)}, sekali` : `${formatRupiah(price)} per ${UNIT_LABELS[unit]}`;
}

export const BASIS_LABELS: Record<ExtraBasis, string> = {
  unit: "per unit, pembeli memilih jumlahnya",
  order: "sekali untuk seluruh pesanan",
};

export const TRAVEL_FEE = "Ongkos transport";
