const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|use|path|circle|rect)$/;
/** Block elements. Browsers isolate their text direction. */
const BLOCK =
  /^(?:html|body|main|header|footer|nav|section|article|aside|div|p|h[1-6]|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|td|th|form|fieldset|legend|details|summary|blockquote|figure|figcaption|button|option|select|textarea|dialog|title)$/;
const UNSHOWN = /^(?:script|style|template|noscript)$/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;
const READ = /\s(?:aria-label|title|alt|placeholder|content)="([^"]*)"/g;

/** `box` is true for an inline box, such as the initials in place of a portrait. */
type Element = { tag: string; bdi: boolean; box: boolean; texts: { text: string; isolated: boolean }[] };

/**
 * Returns right-to-left text that could reorder the text beside it: neither isolated nor alone in its line. Form values
 * are lines of their own.
 */
export function unisolated(html: string): string[] {
  const faults: string[] = [];
  const stack: Element[] = [{ tag: "html", bdi: false, box: false, texts: [] }];
  const close = (element: Element) => {
    const all = element.texts.map(({ text }) => text).join("");
    const bare = element.texts.filter(({ text, isolated }) => !isolated && RIGHT_TO_LEFT.test(outside(text)));
    for (const { text } of bare) if (all.trim() !== text.trim()) faults.push(`${text} | ${all}`);
    // Text alone in its line can still contain a part of our own sentence.
    for (const { text } of bare) if (all.trim() === text.trim() && /[a-z]/i.test(text)) faults.push(`${text} | alone`);
  };
  for (const [token] of html.matchAll(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>|[^<]+/gi)) {
    const top = stack.at(-1);
    if (!top || token.startsWith("<!--")) continue;
    const [, end, tag = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(token) ?? [];
    if (tag === "") {
      const holder = [...stack].reverse().find((one) => BLOCK.test(one.tag)) ?? top;
      if (!stack.some((one) => UNSHOWN.test(one.tag) || one.box))
        holder.texts.push({ text: token, isolated: stack.some(({ bdi }) => bdi) });
      continue;
    }
    for (const [, value = ""] of token.matchAll(READ))
      if (RIGHT_TO_LEFT.test(outside(value)) && /[a-z]/i.test(value)) faults.push(`${value} | attribute`);
    if (end) {
      const at = stack.map((one) => one.tag).lastIndexOf(tag);
      if (at > 0) for (const closed of stack.splice(at).reverse()) if (BLOCK.test(closed.tag)) close(closed);
    } else if (!VOID.test(tag) && !token.endsWith("/>")) {
      stack.push({
        tag,
        bdi: tag === "bdi" || /\sdir="auto"/.test(token),
        box: /class="avatar/.test(token),
        texts: [],
      });
    }
  }
  return [...new Set(faults)];
}

/** Ignores isolated text. */
function outside(text: string): string {
  return text.replace(/\u2068[^\u2069]*\u2069/g, "");
}
