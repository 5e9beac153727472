import { parts } from "./page-parts";
import { unescaped } from "./page-tree";

/** Without markup, scripts and styles. Entities are decoded and whitespace is collapsed. */
export function pageText(html: string): string {
  // React separates adjacent texts with a comment, without a space.
  const shown = html
    .replace(/<!--.*?-->/g, "")
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");
  return unescaped(shown).replace(/\s+/g, " ");
}

export function heading(html: string): string | null {
  const inside = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  return inside === undefined ? null : pageText(inside).trim();
}

export function windowTitle(html: string): string | null {
  const inside = /<title>([\s\S]*?)<\/title>/.exec(html)?.[1];
  return inside === undefined ? null : pageText(inside).trim();
}

/** A field's value, "on" for a checked box, or null without such a field. */
export function fieldValue(html: string, name: string): string | null {
  const area = new RegExp(`<textarea[^>]* name="${escaped(name)}"[^>]*>([\\s\\S]*?)</textarea>`).exec(html);
  // HTML drops one line break at the start of a text area.
  if (area) return unescaped(area[1] ?? "").replace(/^\n/, "");
  const select = new RegExp(`<select[^>]* name="${escaped(name)}"[^>]*>([\\s\\S]*?)</select>`).exec(html);
  if (select) return attribute(/<option[^>]* selected=""[^>]*>/.exec(select[1] ?? "")?.[0] ?? "", "value");
  const inputs = html.match(new RegExp(`<input[^>]* name="${escaped(name)}"[^>]*>`, "g")) ?? [];
  const picks = inputs.filter((input) => /type="(checkbox|radio)"/.test(input));
  const chosen = picks.length > 0 ? picks.find((input) => input.includes(' checked=""')) : inputs[0];
  if (!chosen) return inputs.length > 0 ? "" : null;
  return attribute(chosen, "value") ?? (picks.length > 0 ? "on" : "");
}

export function hrefs(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => unescaped(match[1] ?? ""));
}

export function shownListings(html: string, kind: "gig" | "wanted"): string[] {
  const address = new RegExp(`^/${kind}/[0-9a-z-]{20,36}$`);
  return [...new Set(hrefs(html).filter((href) => address.test(href)))];
}

export function linksNamed(html: string, name: RegExp): string[] {
  return parts(html, "link", name).map(({ href }) => href ?? "");
}

export function linkTexts(html: string, to: string): string[] {
  return parts(html, "link").flatMap(({ name, href }) => (href === to ? [name] : []));
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescaped(value);
}

function escaped(name: string): string {
  return name.replace(/[[\].]/g, "\\$&");
}

export function nextPage(html: string): string | undefined {
  return linksNamed(html, /^Berikutnya$/)[0];
}
export function previousPage(html: string): string | undefined {
  return linksNamed(html, /^Sebelumnya$/)[0];
}
