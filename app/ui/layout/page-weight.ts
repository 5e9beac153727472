/** Stands in a document for its own weight until that is known. */
export const PAGE_WEIGHT = "##page-weight##";
