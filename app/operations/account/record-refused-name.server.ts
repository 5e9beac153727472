import { insertRefusedName } from "~/db/account/refused-names.server";
import { hasOurName, isMisleadingName, isOnlyRole, type NameSurface } from "~/domain/account/reserved-names";
import { cleanLine, cutText } from "~/domain/core/text";
import type { Context } from "~/platform/core/context.server";

/** In characters. */
const LONGEST = 200;

const IS_REFUSED: Record<NameSurface, (name: string) => boolean> = {
  signup: isMisleadingName,
  profile: isMisleadingName,
  title: hasOurName,
  holder: (name) => hasOurName(name) || isOnlyRole(name),
};

/**
 * Records for operators, after the response, that a form was refused for a name that imitates JasaWarga or its staff.
 * Does nothing when `typed` is no such name. `userId` is null for visitors.
 */
export function recordRefusedName(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  surface: NameSurface,
  typed: FormDataEntryValue | null,
  userId: string | null,
): void {
  if (typeof typed !== "string" || !IS_REFUSED[surface](typed)) return;
  const name = cutText(cleanLine(typed), LONGEST);
  if (name !== "") defer(insertRefusedName(deferredDb, { surface, name, userId }, now));
}
