import { excerpt, shortened } from "~/domain/core/text";
import { MAX_REQUIREMENTS_TEXT, MIN_REQUIREMENTS, type RequestText } from "~/domain/order/requirements-text";

/** Frozen on the order: 20 to 5,000 characters. */
export function requirementsText({ title, description, requirements, additionalInfo }: RequestText): string {
  const text = [
    description.trim(),
    list("Persyaratan", requirements),
    list("Informasi tambahan", additionalInfo),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  if ([...text].length < MIN_REQUIREMENTS)
    return `Sesuai permintaan jasa “${excerpt(title, 200)}”. ${text}`.trim();
  return shortened(text, MAX_REQUIREMENTS_TEXT);
}

function list(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${head}:`, ...lines.map((line) => `- ${line}`)].join("\n");
}

export const WORDS_REMOVED = "Dihapus karena masa simpannya sudah habis.";
