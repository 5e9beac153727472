import type { SubmissionResult } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { FILES_LEFT_OUT } from "~/copy/core/files";
import { isChosenFile, REFUSED_FILES } from "~/domain/core/files";
import { readFormBody } from "~/platform/core/form-body.server";
import { badRequest, tooLarge, tooLate } from "./errors.server";

/** Forms by request, since a body can be read only once. */
const sentForms = new WeakMap<Request, Promise<FormData>>();

/** Conform makes a list as long as the highest index: `email[99999999]` alone would fill the memory. */
function isPlausible(name: string): boolean {
  return name.length <= 100 && !/\[(?!\d{0,2}\])/.test(name);
}

/**
 * Gives the same form, or throws the same, each time. Throws 400 for a body that is no form or has too many fields, 408 for
 * a late one, 413 for a large one.
 */
export function readForm(request: Request): Promise<FormData> {
  const form = sentForms.get(request) ?? readOnce(request);
  sentForms.set(request, form);
  return form;
}

async function readOnce(request: Request): Promise<FormData> {
  const form = await readFormBody(request);
  if (form === "too large") tooLarge();
  if (form === "too late") tooLate();
  if (typeof form === "string" || ![...form.keys()].every(isPlausible)) badRequest();
  // Conform's own controls: none of our forms sends them.
  form.delete("__intent__");
  form.delete("__state__");
  return form;
}

export function chosenFiles(form: FormData, field: string): File[] {
  return form
    .getAll(field)
    .filter((entry): entry is File => typeof entry !== "string" && isChosenFile(entry));
}

/** The fault of a form that the browser submitted without its files, since it refused one. */
export function leftOutFault(form: FormData): string | null {
  return form.has(REFUSED_FILES) ? FILES_LEFT_OUT : null;
}

export type FormResult = SubmissionResult<string[]>;

export type ParsedForm<Value> =
  | { ok: true; value: Value; reject(errors: Record<string, string[]>): FormResult }
  | { ok: false; result: FormResult };

/** `result` goes back with status 400, without the fields in `secret`. */
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

export function constraintsOf(schema: z.ZodType): ReturnType<typeof getZodConstraint> {
  return getZodConstraint(schema);
}

export function rejected(result: FormResult, answer: number | ResponseInit = 400) {
  return data({ result }, answer);
}
