import { excerpt } from "../core/text";

/** As much as the order's row takes. */
const MAX_REQUIREMENTS = 5_000;
/** Characters of what a buyer needs, whoever wrote it. */
export const MIN_REQUIREMENTS = 20;

type Asked = {
  title: string;
  description: string;
  requirements: readonly string[];
  additionalInfo: readonly string[];
};

/** What a request asks for as the text that is frozen on its order: between 20 and 5,000 characters. */
export function orderBrief({ title, description, requirements, additionalInfo }: Asked): string {
  const text = [
    description.trim(),
    list("Persyaratan", requirements),
    list("Informasi tambahan", additionalInfo),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  if ([...text].length < MIN_REQUIREMENTS)
    return `Sesuai permintaan jasa “${excerpt(title, 200)}”. ${text}`.trim();
  return cut(text, MAX_REQUIREMENTS);
}

function list(head: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : [`${head}:`, ...lines.map((line) => `- ${line}`)].join("\n");
}

/** At most so many characters, its lines kept, with "…" when cut. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
