/** Stands in a document for its own weight, and for what it does without, until that is known. */
export const PAGE_WEIGHT = "##page-weight##";
