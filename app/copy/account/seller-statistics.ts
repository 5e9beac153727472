/** Rounded up. */
export function responseTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < 60) return `dalam ${Math.max(1, Math.ceil(minutes))} menit`;
  if (minutes < 24 * 60) return `dalam ${Math.ceil(minutes / 60)} jam`;
  return `dalam ${Math.ceil(minutes / (24 * 60))} hari`;
}
