import type { Nodes, PhrasingContent, Root } from "mdast";
import { createElement, type ReactNode } from "react";
import { cutText } from "~/platform/strings";
import { PlainText, Section } from "./kit";

export function LongText({ text, shown = 420 }: { text: string; shown?: number }) {
  const [head, rest] = parted(text, shown);
  return (
    <>
      <PlainText text={head} />
      {rest && (
        <details>
          <summary className="btn btn--quiet">Baca selanjutnya</summary>
          <PlainText text={rest} />
        </details>
      )}
    </>
  );
}

function parted(text: string, shown: number): [string, string] {
  const head = cutText(text, shown);
  if (head === text) return [text, ""];
  const gap = Math.max(head.lastIndexOf("\n"), head.lastIndexOf(" "));
  const end = gap > head.length / 2 ? gap : head.length;
  return [`${text.slice(0, end).trimEnd()} …`, text.slice(end).trimStart()];
}

/** Shows Markdown. HTML in it stays text. Only our own text (`ours`) may have relative and mailto links. */
export function RichText({ tree, ours = false }: { tree: Root; ours?: boolean }) {
  return createElement("div", { className: "prose" }, ...tree.children.map(elementsWith(ours ? ourLink : theirLink)));
}

export function RichLine({ words }: { words: readonly PhrasingContent[] }) {
  return createElement("span", null, ...words.map(elementsWith(ourLink)));
}

const TAGS: Partial<Record<Nodes["type"], string>> = {
  paragraph: "p",
  emphasis: "em",
  strong: "strong",
  blockquote: "blockquote",
};

type Link = (url: string, children: ReactNode[]) => ReactNode;

function elementsWith(link: Link): (node: Nodes) => ReactNode {
  // Passes children as arguments instead of an array, so that React needs no keys.
  const within = (tag: string, children: readonly Nodes[]): ReactNode =>
    createElement(tag, null, ...children.map(element));

  function element(node: Nodes): ReactNode {
    switch (node.type) {
      case "inlineCode":
      case "code":
        return createElement("code", null, node.value);
      case "break":
        return createElement("br");
      case "image":
      case "imageReference":
        return node.alt ?? null;
      case "heading":
        return within(node.depth <= 2 ? "h3" : "h4", node.children);
      case "list":
        return within(node.ordered ? "ol" : "ul", node.children);
      case "listItem":
        return within("li", node.spread ? node.children : node.children.flatMap(inline));
      case "link":
        return link(node.url, node.children.map(element));
      default:
        // Text and HTML render as text; rules and definitions render nothing.
        if ("children" in node) return within(TAGS[node.type] ?? "span", node.children);
        return "value" in node ? node.value : null;
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

export function RichSection({
  id,
  title,
  tree,
  children,
}: {
  id: string;
  title: string;
  tree: Root | null;
  children?: ReactNode;
}) {
  return (
    <Section id={id} title={title}>
      {tree ? <RichText tree={tree} /> : <p className="text-ink-soft">Deskripsi tidak tersedia.</p>}
      {children}
    </Section>
  );
}
