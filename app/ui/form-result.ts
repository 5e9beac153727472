import type { SubmissionResult } from "@conform-to/react";
import type { FieldView } from "./field";

/**
 * A form's fields as its components want them, out of what the server said of the last try. The form library's own
 * hook does the same and validates while one types; where the server is the one source of messages that is 9 KB of
 * script for nothing.
 */
export function formResult<Name extends string>(
  id: string,
  names: readonly Name[],
  result: SubmissionResult<string[]> | undefined,
): { fields: Record<Name, FieldView>; errors: string[] | undefined } {
  const view = (name: Name): FieldView => ({
    id: `${id}-${name}`,
    name,
    errorId: `${id}-${name}-error`,
    descriptionId: `${id}-${name}-description`,
    errors: result?.error?.[name] ?? undefined,
    initialValue: result?.initialValue?.[name],
  });
  return {
    fields: Object.fromEntries(names.map((name) => [name, view(name)])) as Record<Name, FieldView>,
    errors: result?.error?.[""] ?? undefined,
  };
}
