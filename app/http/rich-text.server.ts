import type { Nodes, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Deeper nesting says nothing to a reader, and a thousand levels of it would overrun the renderer's stack. */
const MAX_DEPTH = 8;

/** Signs that open something in Markdown. Thousands of them cost the parser seconds, and no reader wrote them. */
const SIGNS = /[>*_[\]`]|[-+=]\s|\d[.)]\s/g;
const MAX_SIGNS = 800;

/** Markdown as a tree without positions: what a page renders and, where it hydrates, sends along. */
export function parseRichText(text: string): Root {
  if ((text.match(SIGNS)?.length ?? 0) > MAX_SIGNS) return plainText(text);
  const { children } = fromMarkdown(text);
  return { type: "root", children: children.map((node) => bare(node, text, 1)) };
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
  // The children of a node stay of the kinds it may hold; only what is too deep becomes text.
  return { ...kept, children } as RootContent;
}

function source(node: Nodes, text: string): string {
  return text.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}
