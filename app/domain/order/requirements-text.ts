export const MAX_REQUIREMENTS_TEXT = 5_000;
export const MIN_REQUIREMENTS = 20;

export type RequestText = {
  title: string;
  description: string;
  requirements: readonly string[];
  additionalInfo: readonly string[];
};
