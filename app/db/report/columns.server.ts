import { type SQL, sql } from "drizzle-orm";
import { reports } from "../schema/operators";

/** Whose the thing is that a report is about: its owner, its author, the person themselves. */
export const responsible = sql<string>`case reports.subject
  when 'listing' then (select user_id from services where id = reports.subject_id)
  when 'review' then (select author_id from reviews where id = reports.subject_id)
  when 'message' then (select sender_id from messages where id = reports.subject_id)
  else reports.subject_id end`;

/** Whom a reported review is of, whose cause it is too. */
export const reviewed = sql<
  string | null
>`(select subject_id from reviews where reports.subject = 'review' and id = reports.subject_id)`;

export const reportTitle = sql<string>`coalesce(case reports.subject
  when 'listing' then (select title from services where id = reports.subject_id)
  when 'review' then (select author_name from reviews where id = reports.subject_id)
  when 'message' then (select u.full_name from messages m join users u on u.id = m.sender_id
    where m.id = reports.subject_id)
  else (select full_name from users where id = reports.subject_id) end, 'Sudah tidak ada')`;

export const reporterName = sql<string>`(select full_name from users where id = reports.reporter_id)`;

/**
 * Who reported what about an operator is nothing for that operator to read; a report of a review may be about the answer
 * to it, which whom it is of wrote.
 */
export function notAbout(readerId: string): SQL {
  return sql`(${responsible} is not ${readerId} and ${reviewed} is not ${readerId})`;
}

/** What a list of reports shows of each. */
export const listed = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  createdAt: reports.createdAt,
  title: reportTitle.as("thing_title"),
  reporterName: reporterName.as("reporter_name"),
};
