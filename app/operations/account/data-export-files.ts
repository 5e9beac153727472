import {
  DATA_EXPORT_CONTENTS,
  DATA_EXPORT_CUT,
  DATA_EXPORT_KEYS,
  DATA_EXPORT_OMISSIONS,
  DATA_EXPORT_TITLE,
  dataExportIntro,
} from "~/copy/account/data-export";
import { COLUMN_LABELS, SECTION_TITLES, sectionTitle } from "~/copy/account/exported-columns";
import { exportedValue } from "~/copy/account/exported-values";
import type { Plan } from "~/db/account/personal-data/plan";
import type { ColumnsOf, TablesOf } from "~/db/account/personal-data/share";
import { formatDateTime } from "~/domain/core/dates";
import type { ExportedShare } from "./collect-data-export.server";

/** `now`: UTC ms. */
export function asJson(shares: readonly ExportedShare[], now: number): string {
  const data = shares.map(({ table, of, rows, cut }) => ({
    [DATA_EXPORT_KEYS.table]: table,
    [DATA_EXPORT_KEYS.of]: of,
    [DATA_EXPORT_KEYS.rows]: rows.map(withLists),
    ...(cut && { [DATA_EXPORT_KEYS.note]: DATA_EXPORT_CUT }),
  }));
  // Not indented: a message of nothing but brackets would grow with the square of its length.
  return JSON.stringify({
    [DATA_EXPORT_KEYS.made]: new Date(now).toISOString(),
    [DATA_EXPORT_KEYS.note]: DATA_EXPORT_OMISSIONS,
    [DATA_EXPORT_KEYS.data]: data,
  });
}

function withLists(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, unpacked(value)]));
}

function unpacked(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const TITLES: Record<TablesOf<Plan>, string> = SECTION_TITLES;
const LABELS: Readonly<Record<string, string>> = COLUMN_LABELS satisfies Record<ColumnsOf<Plan>, string>;

export function asHtml(shares: readonly ExportedShare[], now: number): string {
  const titles = [...new Set(shares.map((share) => sectionTitle(TITLES, share)))];
  return htmlDocument({
    title: DATA_EXPORT_TITLE,
    paragraphs: [dataExportIntro(formatDateTime(now)), DATA_EXPORT_OMISSIONS],
    contents: DATA_EXPORT_CONTENTS,
    sections: titles.map((title) => {
      const parts = shares.filter((share) => sectionTitle(TITLES, share) === title);
      return {
        title,
        note: parts.some(({ cut }) => cut) ? DATA_EXPORT_CUT : null,
        items: parts.flatMap(({ table, rows }) =>
          rows.map((row) =>
            Object.entries(row).map(
              ([column, value]) =>
                [LABELS[column] ?? column, exportedValue({ table, column }, value)] as const,
            ),
          ),
        ),
      };
    }),
  });
}

type Section = {
  title: string;
  note: string | null;
  items: readonly (readonly (readonly [label: string, value: string])[])[];
};

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:1.5rem auto 4rem;padding:0 1rem;overflow-wrap:anywhere}",
  "h1{font-size:1.5rem;line-height:1.25}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}",
  "nav ol{padding-left:1.5rem}nav a{display:inline-block;padding:.4rem 0}nav span,.back,dt{opacity:.75}",
  "dl{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid #8886;border-radius:.5rem}",
  "dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem .75rem}dt{font-size:.875rem}dd{margin:0;white-space:pre-wrap}",
  "@media(min-width:40em){dl{grid-template-columns:14rem 1fr}}",
  "@media print{nav,.back{display:none}dl{break-inside:avoid}}",
].join("");

function htmlDocument({
  title,
  paragraphs,
  contents,
  sections,
}: {
  title: string;
  paragraphs: readonly string[];
  contents: { title: string; back: string };
  sections: readonly Section[];
}): string {
  const head = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>`;
  const begin = `<header><h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}</header>`;
  const entries = sections.map(
    ({ title, items }, at) =>
      `<li><a href="#b${at + 1}">${escaped(title)}</a> <span>(${items.length})</span></li>`,
  );
  const list = `<nav id="isi" aria-labelledby="judul-isi"><h2 id="judul-isi">${escaped(contents.title)}</h2><ol>${entries.join("")}</ol></nav>`;
  const back = `<p class="back"><a href="#isi">${escaped(contents.back)}</a></p>`;
  const parts = sections.map((section, at) => sectionOf(section, `b${at + 1}`) + back);
  return `${head}<body>${begin}${list}<main>${parts.join("")}</main></body></html>\n`;
}

function sectionOf({ title, note, items }: Section, id: string): string {
  const lists = items.map(
    (item) =>
      `<dl>${item.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join("")}</dl>`,
  );
  return `<h2 id="${id}">${escaped(title)}</h2>${note ? `<p>${escaped(note)}</p>` : ""}${lists.join("")}`;
}
