import { type Element, shownElements, tree, wordsOf } from "./page-tree";

type Part = {
  role: string;
  /** Accessible name: the label, the heading or the element's own text. */
  name: string;
  text: string;
  html: string;
  href: string | null;
  /** Value of a field. For a select box, the text of the chosen option. */
  value: string;
  choices: string[];
  /** Whether a box is checked, an option is chosen or a disclosure is open. */
  checked: boolean;
  disabled: boolean;
  invalid: boolean;
  current: boolean;
  level: number | null;
  /** Hint and error. */
  description: string;
};

const ROLES: Record<string, string> = {
  article: "article",
  aside: "complementary",
  blockquote: "blockquote",
  button: "button",
  caption: "caption",
  code: "code",
  dd: "definition",
  details: "group",
  dialog: "dialog",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  footer: "contentinfo",
  form: "form",
  header: "banner",
  li: "listitem",
  main: "main",
  nav: "navigation",
  ol: "list",
  option: "option",
  p: "paragraph",
  progress: "progressbar",
  section: "region",
  select: "combobox",
  strong: "strong",
  table: "table",
  td: "cell",
  textarea: "textbox",
  th: "columnheader",
  tr: "row",
  ul: "list",
};
const INPUTS: Record<string, string> = {
  checkbox: "checkbox",
  file: "file",
  number: "spinbutton",
  radio: "radio",
  search: "searchbox",
  button: "button",
  submit: "button",
};
const FIELDS = /^(textbox|searchbox|spinbutton|combobox|checkbox|radio|file)$/;
/** Roles that take their name from their own text if they have no label. */
const NAMED_BY_TEXT = /^(link|button|heading|option|cell|columnheader|term|caption)$/;
/** Roles that take their name from a heading inside them. */
const NAMED_BY_HEADING = /^(region|article|complementary|dialog|group|table|list|listitem)$/;

/** In page order. `name` is the whole accessible name or a pattern. */
export function parts(html: string, role: string, name?: string | RegExp): Part[] {
  return read(html, (found) => found === role).filter((part) => isCalled(part, name));
}

/** Throws unless exactly one element matches. */
export function part(html: string, role: string, name?: string | RegExp): Part {
  return only(parts(html, role, name), parts(html, role), name);
}

export function names(html: string, role: string): string[] {
  return parts(html, role).map(({ name }) => name);
}

export function fields(html: string): Part[] {
  return read(html, (role) => FIELDS.test(role));
}

export function written(html: string): Part[] {
  return parts(html, "textbox").filter((part) => part.html.startsWith("<textarea"));
}

export function field(html: string, label: string | RegExp): Part {
  const all = fields(html);
  return only(
    all.filter((part) => isCalled(part, label)),
    all,
    label,
  );
}

function only(found: Part[], of: Part[], name?: string | RegExp): Part {
  const [first, second] = found;
  if (first && !second) return first;
  const there = of.map((part) => `“${part.name}”`).join(", ");
  throw new Error(`${found.length} are called ${name ?? "anything"} of: ${there}`);
}

function isCalled(part: Part, name?: string | RegExp): boolean {
  if (name === undefined) return true;
  return typeof name === "string" ? part.name === name : name.test(part.name);
}

function read(html: string, asked: (role: string) => boolean): Part[] {
  const page = shownElements(tree(html));
  return page.flatMap((element) => {
    const role = roleOf(element);
    return role !== null && asked(role) ? [partOf(html, page, element, role)] : [];
  });
}

function partOf(html: string, page: Element[], element: Element, role: string): Part {
  const { attributes } = element;
  const choices = shownElements(element).filter(({ tag }) => tag === "option");
  const chosen = choices.find((choice) => "selected" in choice.attributes) ?? choices[0];
  return {
    role,
    name: nameOf(page, element, role),
    text: wordsOf(element),
    html: html.slice(element.start, element.end),
    href: attributes.href ?? null,
    value: role === "combobox" && chosen ? wordsOf(chosen) : valueIn(element),
    choices: choices.map(wordsOf),
    checked: ["checked", "selected", "open"].some((state) => state in attributes),
    disabled: "disabled" in attributes,
    invalid: attributes["aria-invalid"] === "true",
    current: (attributes["aria-current"] ?? "false") !== "false",
    level: role === "heading" ? Number(element.tag[1]) : null,
    description: wordsAt(page, attributes["aria-describedby"]),
  };
}

function valueIn({ tag, attributes, children }: Element): string {
  // HTML drops one line break at the start of a text area.
  return tag === "textarea" ? children.join("").replace(/^\n/, "") : (attributes.value ?? "");
}

function roleOf({ tag, attributes }: Element): string | null {
  if (attributes.role) return attributes.role;
  if (tag === "a") return attributes.href === undefined ? null : "link";
  if (tag === "img") return attributes.alt ? "img" : null;
  if (tag === "input") return INPUTS[attributes.type ?? "text"] ?? "textbox";
  return /^h[1-6]$/.test(tag) ? "heading" : (ROLES[tag] ?? null);
}

function nameOf(page: Element[], element: Element, role: string): string {
  const { attributes } = element;
  const given = attributes["aria-label"] ?? wordsAt(page, attributes["aria-labelledby"]);
  if (given) return given;
  if (attributes.alt) return attributes.alt;
  if (FIELDS.test(role)) return labelOf(page, element);
  if (element.tag === "input") return attributes.value ?? "";
  if (NAMED_BY_TEXT.test(role)) return wordsOf(element);
  return NAMED_BY_HEADING.test(role) ? titleOf(element) : "";
}

function labelOf(page: Element[], field: Element): string {
  const label = page.find(
    ({ tag, attributes, start, end }) =>
      tag === "label" &&
      (attributes.for ? attributes.for === field.attributes.id : start < field.start && field.end < end),
  );
  return label ? wordsOf(label).replace(/ \(opsional\)$/, "") : "";
}

function titleOf(element: Element): string {
  const title = shownElements(element).find(({ tag }) => /^(h[1-6]|legend|summary|caption)$/.test(tag));
  return title ? wordsOf(title) : "";
}

function wordsAt(page: Element[], ids = ""): string {
  return ids
    .split(" ")
    .flatMap((id) => page.filter(({ attributes }) => id !== "" && attributes.id === id))
    .map(wordsOf)
    .join(" ");
}
