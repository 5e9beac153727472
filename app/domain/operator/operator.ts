/** Characters that an operator gives as a reason in the log. */
export const MIN_ACTION_REASON = 5;

export type OperatorRefusal = "unknown" | "unverified" | "suspended" | "already" | "no_operator";

type Candidate = { verified: boolean; suspended: boolean; operator: boolean };

/** Why somebody does not become an operator, or does not cease to be one; null when they do. */
export function operatorRefusal(
  kind: "add" | "remove",
  person: Candidate | undefined,
): OperatorRefusal | null {
  if (!person) return "unknown";
  if (kind === "remove") return person.operator ? null : "no_operator";
  if (person.operator) return "already";
  if (!person.verified) return "unverified";
  return person.suspended ? "suspended" : null;
}
