/** As much as the order's row takes. */
export const MAX_REQUIREMENTS = 5_000;
/** Characters of what a buyer needs, whoever wrote it. */
export const MIN_REQUIREMENTS = 20;

export type RequestText = {
  title: string;
  description: string;
  requirements: readonly string[];
  additionalInfo: readonly string[];
};

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
