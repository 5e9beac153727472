export const MIN_ACTION_REASON = 5;

export type OperatorRefusal = "unknown" | "unverified" | "suspended" | "already" | "no_operator";

type Candidate = { verified: boolean; suspended: boolean; operator: boolean };

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
