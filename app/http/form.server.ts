import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { readFormBody } from "~/platform/core/form-body.server";
import { badRequest, tooLarge } from "./errors.server";

/** Kept with their requests, whose bodies can be read once: what was sent is given back where it could not be taken. */
const sentForms = new WeakMap<Request, FormData>();

/** The form that was read from a request, if it was. */
export function sentForm(request: Request): FormData | undefined {
  return sentForms.get(request);
}

/** Conform makes a list as long as the highest index in a name: `email[99999999]` alone would fill the memory. */
function isPlausible(name: string): boolean {
  return name.length <= 100 && !/\[(?!\d{0,2}\])/.test(name);
}

/**
 * The body as form data; it can be read once. What cannot be read as a form, or holds more fields than any of ours, is a
 * 400, and what is larger than a form may be a 413.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readFormBody(request);
  if (form === "too large") tooLarge();
  if (typeof form === "string" || ![...form.keys()].every(isPlausible)) badRequest();
  // Conform's own messages to itself: none of our forms sends them, and junk in them is no junk in a field.
  form.delete("__intent__");
  form.delete("__state__");
  sentForms.set(request, form);
  return form;
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

/** What a schema asks of its fields, for a form whose browser half never sees the schema. */
export function constraintsOf(schema: z.ZodType): ReturnType<typeof getZodConstraint> {
  return getZodConstraint(schema);
}

/** The page again, with the messages beside the fields. */
export function rejected(result: FormResult, status = 400) {
  return data({ result }, { status });
}
