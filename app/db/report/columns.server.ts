import { type SQL, sql } from "drizzle-orm";
import { reports } from "../schema/operators";

export const responsible = sql<string>`case reports.subject
  when 'listing' then (select user_id from services where id = reports.subject_id)
  when 'review' then (select author_id from reviews where id = reports.subject_id)
  when 'message' then (select sender_id from messages where id = reports.subject_id)
  else reports.subject_id end`;

/** A report of a review concerns them too. */
export const reviewed = sql<
  string | null
>`(select subject_id from reviews where reports.subject = 'review' and id = reports.subject_id)`;

export const reportTitle = sql<string | null>`case reports.subject
  when 'listing' then (select title from services where id = reports.subject_id)
  when 'review' then (select author_name from reviews where id = reports.subject_id)
  when 'message' then (select u.full_name from messages m join users u on u.id = m.sender_id
    where m.id = reports.subject_id)
  else (select full_name from users where id = reports.subject_id) end`;

export const reporterName = sql<string>`(select full_name from users where id = reports.reporter_id)`;

/** Hides reports about the reader, and of reviews about them: the report may be about their reply. */
export function notAbout(readerId: string): SQL {
  return sql`(${responsible} is not ${readerId} and ${reviewed} is not ${readerId})`;
}

export const listed = {
  id: reports.id,
  subject: reports.subject,
  reason: reports.reason,
  createdAt: reports.createdAt,
  title: reportTitle.as("thing_title"),
  reporterName: reporterName.as("reporter_name"),
};
