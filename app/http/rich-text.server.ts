import type { Nodes, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Deeper nesting says nothing to a reader, and a thousand levels of it would overrun the renderer's stack. */
const MAX_DEPTH = 8;

/** Markdown as a tree without positions: what a page renders and, where it hydrates, sends along. */
export function parseRichText(text: string): Root {
  const { children } = fromMarkdown(text);
  return { type: "root", children: children.map((node) => bare(node, text, 1)) };
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
