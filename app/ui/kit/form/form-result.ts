import type { SubmissionResult, useForm } from "@conform-to/react";
import type { FieldView } from "./field";

export type Result = SubmissionResult<string[]>;

/** `pictures`: how many files were sent along, now or before. `asked`: whether it may go without them. */
export type RejectedForm = { result: Result; pictures: number; asked?: boolean };

export type Constraints = NonNullable<Parameters<typeof useForm>[0]["constraint"]>;

/** Fields from the last try, for pages without room for conform's hook (`app/decisions/pages/form-hook-on-few-forms.md`). */
export function formResult<Name extends string>(
  id: string,
  names: readonly Name[],
  result: Result | undefined,
  values: Partial<Record<Name, unknown>> = {},
): { fields: Record<Name, FieldView>; errors: string[] | undefined } {
  const view = (name: Name) =>
    fieldView(id, name, result, result ? result.initialValue?.[name] : values[name]);
  return {
    fields: Object.fromEntries(names.map((name) => [name, view(name)])) as Record<Name, FieldView>,
    errors: result?.error?.[""] ?? undefined,
  };
}

/** The initial value of a nested field is the caller's to find. */
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

/** A part of a nested field's value; undefined where nothing was typed. */
export function typedPart(typed: unknown, key: string): unknown {
  return typeof typed === "object" && typed !== null ? Reflect.get(typed, key) : undefined;
}
