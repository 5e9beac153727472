/**
 * What a field holds once `typed` was entered where `before` stood: nothing, or a whole number within the bounds. Any
 * other text leaves what was there.
 */
export function typedQuantity(
  typed: string,
  before: string,
  { min, max }: { min: number; max: number },
): string {
  if (typed === "") return "";
  const quantity = Number(typed);
  return /^\d+$/.test(typed) && quantity >= min && quantity <= max ? typed : before;
}
