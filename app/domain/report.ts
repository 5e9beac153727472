/** What anybody signed in can report; an appeal is a suspended person's report of their own case. */
export const REPORT_SUBJECTS = ["listing", "person", "review", "message", "appeal"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_STATUSES = ["open", "closed"] as const;
