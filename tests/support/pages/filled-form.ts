import { type Element, tree } from "./page-tree";

export function postForms(html: string): Element[] {
  return all(tree(html)).filter(({ tag, attributes }) => tag === "form" && attributes.method?.toLowerCase() === "post");
}

/** Returns what a browser submits when nobody changes the form. File fields are left out. */
export function filledForm(form: Element): FormData {
  const data = new FormData();
  for (const { tag, attributes, children } of all(form)) {
    const { name, type, value = "", checked, disabled } = attributes;
    if (!name || disabled !== undefined) continue;
    if (tag === "textarea") data.append(name, text(children).replace(/^\n/, ""));
    else if (tag === "select") data.append(name, chosen(children));
    else if (tag !== "input" || /^(file|submit|button)$/.test(type ?? "")) continue;
    else if (!/^(checkbox|radio)$/.test(type ?? "")) data.append(name, value);
    else if (checked !== undefined) data.append(name, attributes.value ?? "on");
  }
  return data;
}

function chosen(children: Element["children"]): string {
  const options = children
    .flatMap((child) => (typeof child === "string" ? [] : all(child)))
    .filter(({ tag }) => tag === "option");
  const option = options.find(({ attributes }) => attributes.selected !== undefined) ?? options[0];
  return option?.attributes.value ?? text(option?.children ?? []);
}

function text(children: Element["children"]): string {
  return children.filter((child) => typeof child === "string").join("");
}

function all(element: Element): Element[] {
  return [element, ...element.children.flatMap((child) => (typeof child === "string" ? [] : all(child)))];
}
