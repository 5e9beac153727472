import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { badRequest, tooLarge } from "./errors.server";

/** More fields than any of our forms has: what exceeds it is not one of them. */
const MAX_FIELDS = 200;
/**
 * All texts of a form together, in characters: as much as the guard lets through of a form without files. Where files
 * are taken it lets through a hundred times that, which a text would be cleaned, searched and sent back with.
 */
const MAX_TEXT = 256 * 1024;

/** Conform makes a list as long as the highest index in a name: `email[99999999]` alone would fill the memory. */
function isPlausible(name: string): boolean {
  return name.length <= 100 && !/\[(?!\d{0,2}\])/.test(name);
}

/**
 * The body as form data. What cannot be read as a form is a 400, and more text than a form may hold a 413; the whole
 * size and the type were judged by the guard, files are by those who take them.
 */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    badRequest();
  }
  const names = [...form.keys()];
  if (names.length > MAX_FIELDS || !names.every(isPlausible)) badRequest();
  if (textOf(form) > MAX_TEXT) tooLarge();
  // Conform's own messages to itself: none of our forms sends them, and junk in them is no junk in a field.
  form.delete("__intent__");
  form.delete("__state__");
  return form;
}

/** How many characters of text there are in it, files aside. */
function textOf(form: FormData): number {
  return [...form.values()].reduce((sum, entry) => sum + (typeof entry === "string" ? entry.length : 0), 0);
}

/** The files of a picture field, without the nameless empty one that a browser sends when nothing was chosen. */
export function chosenFiles(form: FormData, field: string): File[] {
  return form.getAll(field).filter((entry): entry is File => entry instanceof File && entry.size > 0);
}

export type FormResult = SubmissionResult<string[]>;

export type ParsedForm<Value> =
  | { ok: true; value: Value; reject(errors: Record<string, string[]>): FormResult }
  | { ok: false; result: FormResult };

/**
 * Reads a submitted form with its schema. `result` is what goes back with status 400: the messages, and what was
 * typed, save the fields in `secret`. `reject` makes such an answer for what only the database can tell; the key ""
 * stands for the whole form.
 */
export async function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  options: { secret?: string[] } = {},
): Promise<ParsedForm<z.output<Schema>>> {
  const submission = await parseWithZod(form, { schema, async: true });
  const hideFields = options.secret ?? [];
  if (submission.status !== "success") return { ok: false, result: submission.reply({ hideFields }) };
  return {
    ok: true,
    value: submission.value,
    reject: (errors) => submission.reply({ fieldErrors: errors, formErrors: errors[""], hideFields }),
  };
}

/** The page again, with the messages beside the fields. */
export function rejected(result: FormResult, status = 400) {
  return data({ result }, { status });
}
