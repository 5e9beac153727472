import type { Judged } from "./measure";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** `<aside>` contains only suggestions. */
export function titlesOn(html: string): string[] {
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const results = main.replace(/<aside[\s>][\s\S]*?<\/aside>/g, "");
  const links = results.matchAll(/<a\s[^>]*href="\/(?:gig|wanted)\/[^"]+"[^>]*>([\s\S]*?)<\/a>/g);
  return [...links].map(([, inside = ""]) => textOf(inside)).filter((title) => title !== "");
}

export function searchAddress(base: string, { q, params }: Judged): URL {
  const url = new URL("/explore", base);
  for (const [name, value] of Object.entries({ q, ...params })) url.searchParams.set(name, value);
  return url;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}
