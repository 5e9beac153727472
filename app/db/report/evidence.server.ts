import { type SQL, sql } from "drizzle-orm";
import { MAX_EVIDENCE } from "~/domain/report/evidence";
import type { Database } from "../core/connection.server";
import { reports } from "../schema/operators";

const WORDS_AND_PICTURES = sql`case subject
  when 'listing' then (select json_object('words', substr(title || char(10) || description, 1, ${MAX_EVIDENCE}),
      'pictures', (select json_group_array(url) from (select url from service_assets
        where service_id = services.id and status = 'ready' order by position)))
    from services where id = subject_id)
  when 'person' then (select json_object('words', substr(full_name || char(10) || bio || char(10) || website, 1, ${MAX_EVIDENCE}),
      'pictures', iif(picture_url is null, json_array(), json_array(picture_url)))
    from users where id = subject_id)
  end`;

type Written = { subject: "listing" | "person"; id: string };

/**
 * Of what open reports are about, before its owner writes it over: of one listing or profile, or of all where they close their
 * account. What was kept before stays; messages and reviews stay themselves. Rides on reports_responsible.
 */
export function keepEvidence(db: Database, ownerId: string, of: Written | { where: SQL }) {
  const which =
    "where" in of
      ? sql`exists (select 1 from users where id = ${ownerId} and ${of.where})`
      : sql`subject = ${of.subject} and subject_id = ${of.id}`;
  return db
    .update(reports)
    .set({ evidence: sql`coalesce(${WORDS_AND_PICTURES}, '')` })
    .where(sql`responsible_id = ${ownerId} and status = 'open' and evidence = '' and ${which}`);
}

/** Those of these addresses that no report keeps; one that keeps plain words has none. Rides on reports_evidence, of few rows. */
export async function picturesNotInEvidence(db: Database, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const rows = await db.all<{ url: string }>(sql`select kept.value as url
    from (select evidence from reports where evidence <> '' and json_valid(evidence)) held,
      json_each(held.evidence, '$.pictures') kept
    where kept.value in (select value from json_each(${JSON.stringify(urls)}))`);
  const kept = new Set(rows.map(({ url }) => url));
  return urls.filter((url) => !kept.has(url));
}

/** Of those decided before; rides on reports_evidence. An open one keeps what it is about. */
export async function emptyOldEvidence(db: Database, before: number, limit: number): Promise<void> {
  await db
    .update(reports)
    .set({ evidence: "" })
    .where(
      sql`rowid in (select rowid from reports where evidence <> '' and closed_at < ${before}
      order by closed_at limit ${limit})`,
    );
}

/** Rides on reports_evidence, of few rows. */
export async function isInEvidence(db: Database, url: string): Promise<boolean> {
  const rows = await db.all(sql`select 1
    from (select evidence from reports where evidence <> '' and json_valid(evidence)) held,
      json_each(held.evidence, '$.pictures') kept
    where kept.value = ${url} limit 1`);
  return rows.length > 0;
}
