import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Heading, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { fromMarkdown, type Options } from "mdast-util-from-markdown";
import { refundWindowsLine, transferOnlyText } from "~/payments/text";
import type { PageText } from "./sentence-text";

/** The maximum number of levels of nesting. A thousand would overflow the renderer's stack. */
const MAX_DEPTH = 8;

/** Matches characters of which thousands cost the Markdown parser seconds. */
const SIGNS = /[>*_[\]`]|[-+=]\s|\d[.)]\s/g;
const MAX_SIGNS = 800;

/** Matches the start of a link's target. The parser searches an unclosed title to the end of the text. */
const LINKS = /\]\(/g;
const MAX_LINKS = 30;

/** Matches lines with too many levels, except dividers. Each line below is matched against all levels. */
const TOO_DEEP = /^(?![ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$)[ \t]*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))[ \t]*){9}/m;

/** The options of the parser. Pages don't show HTML, and thousands of `<!--` would each scan to the end of the text. */
const READING: Options = { extensions: [{ disable: { null: ["htmlFlow", "htmlText", "definition"] } }] };

/** The newest texts of the isolate with their trees, because parsing is a fifth of the work for an offer's page. */
const trees = new Map<string, Root>();
const MAX_TREES = 200;

/** Returns a tree without positions, because hydrated pages include it in their data. */
export function parseRichText(text: string): Root {
  const tree = trees.get(text) ?? parse(text);
  trees.delete(text);
  trees.set(text, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= MAX_TREES) break;
    trees.delete(oldest);
  }
  return tree;
}

function parse(text: string): Root {
  if (count(SIGNS, text) > MAX_SIGNS || count(LINKS, text) > MAX_LINKS || TOO_DEEP.test(text)) return plainText(text);
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

type TextPart = { id: string; title: string; tree: Root; money: PhrasingContent[] };
type TextSection = { id: string; title: string; intro: Root; parts: TextPart[] };

// The texts change only with a deployment, so they are parsed once per isolate.
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
    transferOnly: transferOnlyText(methods) || "tidak ada",
  });
}

export function parseText({ text, ...about }: Omit<PageText, "text"> & { text: string }) {
  const [lead, sections] = split(parseRichText(text).children, 2);
  return {
    ...about,
    lead: tree(lead),
    sections: sections.map(({ id, title, nodes }): TextSection => {
      const [before, parts] = split(nodes, 3);
      return { id, title, intro: tree(before), parts: parts.map((part) => toPart(part, about.parts)) };
    }),
  };
}

type Chunk = { id: string; title: string; nodes: RootContent[] };

function toPart({ id, title, nodes }: Chunk, kind: PageText["parts"]): TextPart {
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

/** Returns the anchor "dasar-hukum" for "3. Dasar hukum", so that it survives renumbering. */
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
