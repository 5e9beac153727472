/** A document ships no script, an app hydrates; `members` is a document for visitors, an app once signed in. */
export type PageHandle = {
  page: "document" | "app" | "members";
  /** The payment gateway's window may open here. */
  gateway?: boolean;
  /**
   * Of styles: `finding` where one looks for something, `ordering` where an order or a day is arranged, `document` for
   * an app that visitors come to from documents.
   */
  sheet?: "home" | "finding" | "ordering" | "document";
  /** Where the doors of people signed in stand: `end` where an action holds the bottom of a phone. */
  tabBar?: "end" | "none";
};

type Match = { handle?: unknown; data?: unknown };

export function leafHandle(matches: Match[]): PageHandle | undefined {
  for (const { handle } of [...matches].reverse()) if (isPageHandle(handle)) return handle;
  return undefined;
}

/** The first match is the root, whose data holds the viewer. */
export function hydrates(matches: Match[]): boolean {
  const page = leafHandle(matches)?.page ?? "document";
  return page === "app" || (page === "members" && hasViewer(matches[0]?.data));
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

function hasViewer(data: unknown): boolean {
  return typeof data === "object" && data !== null && "viewer" in data && data.viewer !== null;
}
