import { type Days, type Package, parseDays, STANDARD_PACKAGE_NAME } from "~/domain/listing/package";

const BLURBS = [
  "Cocok untuk kebutuhan sederhana",
  "Pilihan terbaik untuk sebagian besar kebutuhan",
  "Solusi lengkap dengan layanan prioritas",
] as const;

const BLURB_ALONE = "Satu paket untuk jasa ini";

/** By position, but Paket Standar is the standard one wherever it stands; who stands alone is compared with none. */
export function packageBlurb(index: number, name: string, isAlone: boolean): string {
  if (isAlone) return BLURB_ALONE;
  return name === STANDARD_PACKAGE_NAME ? BLURBS[1] : (BLURBS[index] ?? BLURBS[1]);
}

export function formatDays(days: Days): string {
  return days.min === days.max ? `${days.max} hari` : `${days.min}-${days.max} hari`;
}

export function formatRevisions(revisions: number | null): string {
  if (revisions === null) return "Revisi tanpa batas";
  return revisions === 0 ? "Tanpa revisi" : `${revisions} kali revisi`;
}

/** Instead of "Opsional". */
export const WITHOUT_PACKAGES = "Tanpa paket, revisi tanpa batas";

/** The seller's own words, or the packages' days where those words name none or others. */
export function statedTime(deliveryTime: string, days: Days): string {
  const said = parseDays(deliveryTime);
  const fits = said !== null && said.min >= days.min && said.max <= days.max;
  return fits ? deliveryTime : formatDays(days);
}

export const FROM_PRICE = "Mulai dari";
export const ONE_PRICE = "Harga";

/** The seller's lines, with the revisions where these don't name them. */
export function packageLines(pkg: Pick<Package, "checklist" | "revisions" | "implied">): string[] {
  const { revisions, implied } = pkg;
  const checklist = implied ? ["Sesuai deskripsi jasa"] : pkg.checklist;
  return checklist.some((line) => /revisi/i.test(line))
    ? checklist
    : [...checklist, formatRevisions(revisions)];
}

export const PACKAGE_NAMES = ["Paket Dasar", STANDARD_PACKAGE_NAME, "Paket Premium"] as const;
