type Section = { title: string; items: readonly (readonly (readonly [label: string, value: string])[])[] };

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const STYLE =
  "body{font:16px/1.5 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dl{border-top:1px solid;padding:.5rem 0;margin:0}dt{font-weight:bold}dd{margin:0 0 .25rem;white-space:pre-wrap;overflow-wrap:anywhere}";

/** A page that needs nothing beside itself: it is read from a disk, years later. */
export function htmlDocument({
  title,
  paragraphs,
  sections,
}: {
  title: string;
  paragraphs: readonly string[];
  sections: readonly Section[];
}): string {
  const head = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>`;
  const begin = `<h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}`;
  return `${head}<body>${begin}${sections.map(sectionOf).join("")}</body></html>\n`;
}

function sectionOf({ title, items }: Section): string {
  const lists = items.map(
    (item) =>
      `<dl>${item.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join("")}</dl>`,
  );
  return `<h2>${escaped(title)}</h2>${lists.join("")}`;
}
