/** What a proposal answers: its order freezes these, so a change of one asks its sender again. Not the budget. */
export const CONTENT_FIELDS = [
  "title",
  "description",
  "location",
  "placeCode",
  "online",
  "deadline",
  "requirements",
  "additionalInfo",
] as const;

type Content = Partial<Record<(typeof CONTENT_FIELDS)[number], unknown>>;

export function changesContent(before: Content, after: Content): boolean {
  return CONTENT_FIELDS.some(
    (field) => after[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}
