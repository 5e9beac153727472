import { isChosenFile } from "~/domain/core/files";
import type { UnsentFields } from "~/domain/core/unsent-form";

/** Null with files or a password in it. */
export function unsentFields(form: FormData, to: string): UnsentFields | null {
  const fields = [...form].filter(
    ([name, value]) => name !== SCRIPT_ONLY && (typeof value === "string" || isChosenFile(value)),
  );
  const whole = fields.every(([name, value]) => typeof value === "string" && !isSecret(name));
  return whole ? { to, fields: fields.map(([name, value]) => [name, String(value)]) } : null;
}

/** Asks for an answer that only script can read. */
const SCRIPT_ONLY = "window";

export const hasSecret = (form: FormData): boolean => [...form.keys()].some(isSecret);

const isSecret = (name: string) => /password/i.test(name);

const CARRIED =
  /^(_.*|act|buyerShare|change|examples|kategori|keep|order|place|placeFor|read|redirectTo|request|requestId|seen|shown.*|sort|step|token|until|version)$/;

/** Never a password, nor what the page itself had put into the form. */
export function typedTexts(form: FormData): string[] {
  return [...form].flatMap(([name, value]) => {
    if (typeof value !== "string" || isSecret(name) || CARRIED.test(name)) return [];
    const text = value.trim();
    return text === "" || text === "on" ? [] : [text];
  });
}
