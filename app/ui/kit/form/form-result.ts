import type { SubmissionResult, useForm } from "@conform-to/react";
import type { FieldView } from "./field";

export type Result = SubmissionResult<string[]>;

/** What a form's schema asks of its fields, by their names. */
export type Constraints = NonNullable<Parameters<typeof useForm>[0]["constraint"]>;

/**
 * A form's fields as its components want them, out of what the server said of the last try, on pages that have no room
 * for the form library's hook (`app/decisions/conform.md`). `values` is what stands in the fields before the first try.
 */
export function formResult<Name extends string>(
  id: string,
  names: readonly Name[],
  result: Result | undefined,
  values: Partial<Record<Name, string>> = {},
): { fields: Record<Name, FieldView>; errors: string[] | undefined } {
  const view = (name: Name) =>
    fieldView(id, name, result, result ? result.initialValue?.[name] : values[name]);
  return {
    fields: Object.fromEntries(names.map((name) => [name, view(name)])) as Record<Name, FieldView>,
    errors: result?.error?.[""] ?? undefined,
  };
}

/** One field, by its name in the form; what it begins with is the caller's to find in a nested one. */
export function fieldView(
  form: string,
  name: string,
  result: Result | undefined,
  initialValue: unknown,
): FieldView {
  const id = `${form}-${name.replace(/\W+/g, "-")}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: result?.error?.[name] ?? undefined,
    initialValue,
  };
}

/** A part of what was typed in a nested field; undefined where nothing was. */
export function typedPart(typed: unknown, key: string): unknown {
  return typeof typed === "object" && typed !== null ? Reflect.get(typed, key) : undefined;
}
