/** `start` and `end` are positions in the source. */
export type Element = {
  tag: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
  start: number;
  end: number;
};

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Elements whose content is text only. */
const TEXT = /^(script|style|textarea|title)$/;
/** A comment, a doctype or a tag. Attribute values may contain ">". */
const TAG = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** Parses a page. Ignores end tags without a start tag, as browsers do. */
export function tree(html: string): Element {
  const root: Element = { tag: "", attributes: {}, children: [], start: 0, end: html.length };
  const open = [root];
  const inside = () => open[open.length - 1] as Element;
  let read = 0;
  const tags = new RegExp(TAG);
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [whole, slash, name, attributes = ""] = found;
    if (found.index > read) inside().children.push(unescaped(html.slice(read, found.index)));
    read = tags.lastIndex;
    const tag = name?.toLowerCase();
    if (!tag) continue;
    if (slash) {
      const depth = open.map((element) => element.tag).lastIndexOf(tag);
      if (depth > 0) for (const element of open.splice(depth)) element.end = read;
      continue;
    }
    const element: Element = {
      tag,
      attributes: attributesOf(attributes),
      children: [],
      start: found.index,
      end: read,
    };
    inside().children.push(element);
    if (TEXT.test(tag)) {
      const end = html.indexOf(`</${tag}`, read);
      element.children.push(unescaped(html.slice(read, end)));
      element.end = read = tags.lastIndex = html.indexOf(">", end) + 1;
    } else if (!VOID.test(tag) && !whole.endsWith("/>")) {
      open.push(element);
    }
  }
  return root;
}

/** In page order. */
export function shownElements(inside: Element): Element[] {
  return inside.children.flatMap((child) =>
    typeof child === "string" || isHidden(child) ? [] : [child, ...shownElements(child)],
  );
}

function isHidden({ tag, attributes }: Element): boolean {
  return (
    /^(head|script|style|template)$/.test(tag) ||
    attributes.hidden !== undefined ||
    attributes["aria-hidden"] === "true" ||
    (tag === "input" && attributes.type === "hidden")
  );
}

/** Includes the alternative texts of pictures. */
export function wordsOf(element: Element): string {
  return textForReaders(element).replace(/\s+/g, " ").trim();
}

function textForReaders(element: Element): string {
  return element.children
    .map((child) => {
      if (typeof child === "string") return child;
      if (isHidden(child)) return " ";
      return ` ${child.attributes["aria-label"] ?? child.attributes.alt ?? textForReaders(child)} `;
    })
    .join("");
}

function attributesOf(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([^\s=>/]+)(?:="([^"]*)")?/g)];
  // React writes some attribute names with capital letters.
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
