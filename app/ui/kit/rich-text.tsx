import type { Nodes, PhrasingContent, Root } from "mdast";
import { createElement, type ReactNode } from "react";

/**
 * What people wrote in Markdown, as React elements from an allow-list. Markup they typed is shown as text, pictures
 * shrink to their description, headings stay below the page's own. `ours` are our own words: their links may
 * also stay inside or lead to a mailbox, and we vouch for them.
 */
export function RichText({ tree, ours = false }: { tree: Root; ours?: boolean }) {
  return createElement(
    "div",
    { className: "prose" },
    ...tree.children.map(elementsWith(ours ? ourLink : theirLink)),
  );
}

/** A line of our own words, where a paragraph stands already. */
export function RichLine({ words }: { words: readonly PhrasingContent[] }) {
  return createElement("span", null, ...words.map(elementsWith(ourLink)));
}

type Link = (url: string, children: ReactNode[]) => ReactNode;

function elementsWith(link: Link): (node: Nodes) => ReactNode {
  // As arguments rather than an array: React then asks for no keys, and text that never changes needs none.
  const within = (tag: string, children: readonly Nodes[]): ReactNode =>
    createElement(tag, null, ...children.map(element));

  function element(node: Nodes): ReactNode {
    switch (node.type) {
      case "text":
      case "html":
        return node.value;
      case "inlineCode":
      case "code":
        return createElement("code", null, node.value);
      case "break":
        return createElement("br");
      case "thematicBreak":
      case "definition":
        return null;
      case "image":
      case "imageReference":
        return node.alt ?? null;
      case "paragraph":
        return within("p", node.children);
      case "emphasis":
        return within("em", node.children);
      case "strong":
        return within("strong", node.children);
      case "blockquote":
        return within("blockquote", node.children);
      case "heading":
        return within(node.depth <= 2 ? "h3" : "h4", node.children);
      case "list":
        return within(node.ordered ? "ol" : "ul", node.children);
      case "listItem":
        return within("li", node.spread ? node.children : node.children.flatMap(inline));
      case "link":
        return link(node.url, node.children.map(element));
      default:
        return "children" in node ? within("span", node.children) : null;
    }
  }
  return element;
}

function theirLink(url: string, children: ReactNode[]): ReactNode {
  if (!isWebAddress(url)) return createElement("span", null, ...children);
  return createElement("a", { href: url, rel: "nofollow ugc" }, ...children);
}

function ourLink(url: string, children: ReactNode[]): ReactNode {
  return createElement("a", { href: url }, ...children);
}

/** Items of a list without empty lines between them need no paragraph of their own. */
function inline(node: Nodes): readonly Nodes[] {
  return node.type === "paragraph" ? node.children : [node];
}

function isWebAddress(url: string): boolean {
  try {
    const { protocol } = new URL(url);
    return protocol === "https:" || protocol === "http:";
  } catch {
    return false;
  }
}
