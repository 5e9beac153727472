import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Heading, PhrasingContent, Root, RootContent } from "mdast";
import type { PageText } from "~/copy/core/page-text";
import { refundWindowsLine, transferOnly } from "~/copy/money/payment-methods";
import { parseRichText } from "./rich-text.server";

type Part = { id: string; title: string; tree: Root; money: PhrasingContent[] };
type TextSection = { id: string; title: string; intro: Root; parts: Part[] };

// The words change with a deployment only: parsed once per isolate.
const parsed = new WeakMap<PageText, ReturnType<typeof parseText>>();

export function textPageView(text: PageText, { env, gateways }: Pick<AppLoadContext, "env" | "gateways">) {
  const page = parsed.get(text) ?? parseText({ ...text, text: wordsOf(text, gateways) });
  parsed.set(text, page);
  return { ...page, url: `${env.appOrigin}${text.path}` };
}

function wordsOf({ text }: PageText, gateways: AppLoadContext["gateways"]): string {
  if (typeof text === "string") return text;
  const { label, methodsText, methods } = gateways.current;
  return text({
    gateway: label,
    methodsText,
    refundWindows: refundWindowsLine(methods),
    transferOnly: transferOnly(methods) || "tidak ada",
  });
}

export function parseText({ text, ...about }: Omit<PageText, "text"> & { text: string }) {
  const [lead, sections] = split(parseRichText(text).children, 2);
  return {
    ...about,
    lead: tree(lead),
    sections: sections.map(({ id, title, nodes }): TextSection => {
      const [before, parts] = split(nodes, 3);
      return { id, title, intro: tree(before), parts: parts.map((part) => partOf(part, about.parts)) };
    }),
  };
}

type Chunk = { id: string; title: string; nodes: RootContent[] };

function partOf({ id, title, nodes }: Chunk, kind: PageText["parts"]): Part {
  if (kind !== "steps") return { id, title, tree: tree(nodes), money: [] };
  const quotes = nodes.flatMap((node) => (node.type === "blockquote" ? node.children : []));
  return {
    id,
    title,
    tree: tree(nodes.filter(({ type }) => type !== "blockquote")),
    money: quotes.flatMap((node) => (node.type === "paragraph" ? node.children : [])),
  };
}

function split(nodes: readonly RootContent[], depth: Heading["depth"]): [RootContent[], Chunk[]] {
  const before: RootContent[] = [];
  const chunks: Chunk[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === depth) {
      const title = words(node);
      chunks.push({ id: anchor(title), title, nodes: [] });
    } else {
      (chunks.at(-1)?.nodes ?? before).push(node);
    }
  }
  return [before, chunks];
}

function words(heading: Heading): string {
  return heading.children.map((node) => ("value" in node ? node.value : "")).join("");
}

/** "3. Dasar hukum" as "dasar-hukum": a number may change, an address should not. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/^[\d.]+\s+/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function tree(children: RootContent[]): Root {
  return { type: "root", children };
}
