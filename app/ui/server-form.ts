import { parse, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";

/** The result that replaces a missing answer, so that errors of an earlier answer disappear. */
const NO_ANSWER: SubmissionResult<string[]> = {};

/**
 * Conform revalidates through a submit event that names its button. Browsers before 2022 leave the name out,
 * and the form would be sent on every key.
 */
const NAMES_SUBMITTER = typeof SubmitEvent === "function" && "submitter" in SubmitEvent.prototype;

type Values = Record<string, unknown>;
type Options<Name extends string> = Parameters<typeof useForm<Record<Name, string>>>[0];

/**
 * The server is the only source of errors. While a person types, an error disappears as soon as its field
 * differs from the refused value, and returns with that value.
 */
export function useServerForm<Name extends string>({
  lastResult = NO_ANSWER,
  defaultValue,
  ...options
}: Pick<Options<Name>, "constraint" | "onSubmit"> & {
  id: string;
  lastResult: SubmissionResult<string[]> | undefined;
  defaultValue?: Partial<Record<Name, unknown>> | undefined;
}) {
  const driven = useForm<Record<Name, string>>({
    ...options,
    lastResult,
    // Conform writes any value as the text of its field.
    defaultValue: defaultValue as Options<Name>["defaultValue"],
    shouldRevalidate: NAMES_SUBMITTER ? "onInput" : "onSubmit",
    onValidate: ({ form, formData }) =>
      parse(formData, {
        // Conform sends the form to the server if the error is null.
        resolve: (values, intent) => ({
          error: intent?.type === "validate" ? checkedErrors(form, values, lastResult, intent.payload.name) : null,
        }),
      }),
  });
  useEarlyCorrections(driven[0], lastResult);
  return driven;
}

/** Checks the fields that were corrected before the script arrived. The code loads only on pages with errors. */
function useEarlyCorrections(
  form: { id: string; validate: (field: { name: string }) => void },
  { error }: SubmissionResult<string[]>,
): void {
  const rendered = useRef({ form, names: Object.keys(error ?? {}) });
  useEffect(() => {
    const { form, names } = rendered.current;
    if (!NAMES_SUBMITTER || names.length === 0) return;
    import("./early-corrections").then(
      ({ correctedFields }) => {
        for (const name of correctedFields(form.id, names)) form.validate({ name });
      },
      () => undefined,
    );
  }, []);
}

type FormControls = { elements: Pick<HTMLFormControlsCollection, "namedItem"> };

/** Returns the errors of the answer after a change of the field `changed`. Null keeps an error as it is. */
export function checkedErrors(
  form: FormControls,
  values: Values,
  { error, initialValue }: SubmissionResult<string[]>,
  changed: string | undefined,
): Record<string, string[] | null> {
  const remains = (name: string) =>
    comparable(valueAt(values, name)) === comparable(valueAt(initialValue, name)) || isFaulty(form, name);
  return Object.fromEntries(
    Object.entries(error ?? {}).flatMap(([name, messages]) => {
      if (name !== changed) return [[name, null]];
      return remains(name) ? [[name, messages]] : [];
    }),
  );
}

/** Returns true if the browser itself refuses the value, or if only the server can check it, as for files. */
function isFaulty(form: FormControls, name: string): boolean {
  // A group of radio buttons has neither type nor validity.
  const control = form.elements.namedItem(name) as HTMLInputElement | null;
  return control?.type === "file" || control?.validity?.valid === false;
}

function valueAt(values: unknown, name: string): unknown {
  return name
    .split(/[.[\]]+/)
    .reduce<unknown>(
      (value, key) => (key === "" ? value : typeof value === "object" && value && Reflect.get(value, key)),
      values,
    );
}

/** Returns a value in the form of conform's answers, which omit empty values. */
function comparable(value: unknown): string | undefined {
  return JSON.stringify(value || undefined, (_key, part: unknown) =>
    typeof part === "string" ? part.trim() || undefined : part,
  );
}
