export const MAX_REQUIREMENTS_TEXT = 5_000;
export const MIN_REQUIREMENTS = 20;

export type RequestText = {
  title: string;
  description: string;
  requirements: readonly string[];
  additionalInfo: readonly string[];
};

export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
}
