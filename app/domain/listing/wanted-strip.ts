/** Requests on the home page at first, and how many each press on "Tampilkan Lebih Banyak" adds. */
export const WANTED_STEP = 4;
/** Most requests on the home page. The rest is on /wanted. */
export const WANTED_MOST = 60;

/** Reads how many requests the home page shows. Anything unreadable counts as the first step. */
export function wantedShown(text: string | null): number {
  const count = /^\d{1,3}$/.test(text ?? "") ? Number(text) : WANTED_STEP;
  return Math.min(WANTED_MOST, Math.max(WANTED_STEP, Math.ceil(count / WANTED_STEP) * WANTED_STEP));
}

/**
 * The address that shows four more and keeps those shown, or /wanted when the home page shows its most. `place` is the
 * place named in the address, as a slug or a choice; null when none is.
 */
export function moreWantedHref(shown: number, place: string | null): string {
  if (shown >= WANTED_MOST) return "/wanted";
  const query = new URLSearchParams({ wanted: String(shown + WANTED_STEP) });
  if (place !== null) query.set("lokasi", place);
  return `/?${query}#jasa-dicari`;
}
