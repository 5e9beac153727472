/** A document ships no script, an app hydrates; `members` is a document for visitors, an app once signed in. */
export type PageHandle = {
  page: "document" | "app" | "members";
  /** The payment gateway's window may open here. */
  gateway?: boolean;
  /**
   * Of styles: `finding` where one looks for something, `ordering` where an order or a day is arranged, `start` where
   * one begins and looks after oneself, `conversation` for messages and notifications, `operator` for operators, `document` for an app
   * that visitors come to from documents.
   */
  sheet?: "home" | "finding" | "ordering" | "start" | "conversation" | "operator" | "document";
  /**
   * The page's own next step (a `StickyBar`, a writer) holds the bottom of a phone, instead of the five tabs of people
   * signed in: there is one bar, never two. A function of what the loader answered, where only some of it has a step.
   */
  ownStep?: true | ((page: never) => boolean);
  /** A `TitleBar` stands on phones in place of the site's bar, for people signed in; said by a frame for all in it. */
  titleBar?: true;
  /** With its own step below, the page is as high as the screen and scrolls within; on phones it has a head of its own. */
  fills?: true;
};

type Match = { handle?: unknown; data?: unknown };

export function leafHandle(matches: Match[]): PageHandle | undefined {
  return leaf(matches)?.handle;
}

function leaf(matches: Match[]): { handle: PageHandle; data: unknown } | undefined {
  for (const { handle, data } of [...matches].reverse()) if (isPageHandle(handle)) return { handle, data };
  return undefined;
}

/** Not where the page failed and shows something else: the tabs lead out of there. */
export function hasOwnStep(matches: Match[]): boolean {
  const { handle, data } = leaf(matches) ?? {};
  if (!handle?.ownStep || data === undefined || data === null) return false;
  return handle.ownStep === true || (handle.ownStep as (page: unknown) => boolean)(data);
}

export function fillsScreen(matches: Match[]): boolean {
  return hasOwnStep(matches) && leafHandle(matches)?.fills === true;
}

/** What one works in, signed in: it needs no footer. */
export function isWork(matches: Match[]): boolean {
  return leafHandle(matches)?.page === "app" && hasViewer(matches[0]?.data);
}

export function hasTitleBar(matches: Match[]): boolean {
  return isWork(matches) && matches.some(({ handle }) => isPageHandle(handle) && handle.titleBar);
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
