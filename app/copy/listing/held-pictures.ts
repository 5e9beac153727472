type Held = { count: number; kilobytes: number };

/** "3 foto (19 KB) dan huruf": what a page does without, for whoever saves data. */
export function sparedText(held: Held | null): string {
  return held ? `${held.count} foto (${held.kilobytes} KB) dan huruf` : "huruf";
}

/** Lists weigh none of the photographs that they leave out. */
export function weightText(kilobytes: number, spared = "huruf dan foto jasa"): string {
  return `${kilobytes} KB; ${spared} ditahan.`;
}

export function showText({ count }: Held): string {
  return `Tampilkan ${count > 1 ? `${count} foto` : "foto"}`;
}
