import type { Nodes, Root, RootContent } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";

/** A thousand levels of nesting would overrun the renderer's stack. */
const MAX_DEPTH = 8;

/** Signs that open something in Markdown: thousands of them cost the parser seconds. */
const SIGNS = /[>*_[\]`]|[-+=]\s|\d[.)]\s/g;
const MAX_SIGNS = 800;

/** An unclosed title is searched for to the end of the text. */
const LINKS = /\]\(/g;
const MAX_LINKS = 30;

/** A line that opens more levels than are shown: each line below is matched against all. Not a divider. */
const TOO_DEEP =
  /^(?![ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$)[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))[ \t]*){9}/m;

/** Not parsed, as pages don't show it and thousands of `<!--` would each be followed to the text's end. */
const READING: Options = { extensions: [{ disable: { null: ["htmlFlow", "htmlText", "definition"] } }] };

/** A tree without positions: hydrating pages send it along. */
export function parseRichText(text: string): Root {
  if (count(SIGNS, text) > MAX_SIGNS || count(LINKS, text) > MAX_LINKS || TOO_DEEP.test(text))
    return plainText(text);
  const { children } = fromMarkdown(text, READING);
  return { type: "root", children: children.map((node) => bare(node, text, 1)) };
}

function count(signs: RegExp, text: string): number {
  return text.match(signs)?.length ?? 0;
}

function plainText(text: string): Root {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
  return {
    type: "root",
    children: paragraphs.map((value) => ({ type: "paragraph", children: [{ type: "text", value }] })),
  };
}

function bare(node: RootContent, text: string, depth: number): RootContent {
  const { position: _, ...kept } = node;
  if (!("children" in kept)) return kept;
  if (depth === MAX_DEPTH) return { type: "text", value: source(node, text) };
  const children = kept.children.map((child) => bare(child, text, depth + 1));
  return { ...kept, children } as RootContent;
}

function source(node: Nodes, text: string): string {
  return text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
