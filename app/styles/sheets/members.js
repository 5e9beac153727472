/** Sheets of pages that only signed-in people open. A visitor who meets an error there gets `app.css`. */
export const MEMBER_SHEETS = ["order", "lists", "start", "conversation", "operator"];

/** Parts of a page's frame that only visitors see on such pages, which these sheets therefore leave out. */
export const VISITOR_PARTS = ["ui/layout/footer.tsx", "ui/layout/visitor-links.tsx"];
