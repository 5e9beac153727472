import { pageText } from "../pages/page-text";

export function shownTitles(html: string): string[] {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? "";
  const results = main.replace(/<aside[\s\S]*?<\/aside>/g, "");
  const links = results.matchAll(/<a [^>]*href="\/(?:gig|wanted)\/[0-9a-z-]{20,36}"[^>]*>([\s\S]*?)<\/a>/g);
  return [...links].map((link) => pageText(link[1] ?? "").trim());
}
