/** As D1 writes it. D1 takes any other text in silence and compares with it from then on. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

export function isBookmark(text: unknown): text is string {
  return typeof text === "string" && BOOKMARK.test(text);
}
