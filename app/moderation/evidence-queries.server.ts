import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { reports } from "~/database/schema/operators";
import { proposals } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { type EvidenceSubject, type EvidenceTexts, MAX_EVIDENCE, MAX_LISTINGS_IN_EVIDENCE } from "./report";

/** The columns that are kept. A test compares them with the schema, so that a new text column is not forgotten. */
export const EVIDENCE_COLUMNS = {
  listing: {
    title: listings.title,
    description: listings.description,
    category: listings.category,
    price: listings.price,
    location: listings.location,
    deliveryTime: listings.deliveryTime,
    packages: listings.packages,
    extras: listings.extras,
    deadline: listings.deadline,
    requirements: listings.requirements,
    additionalInfo: listings.additionalInfo,
  },
  person: {
    fullName: users.fullName,
    bio: users.bio,
    location: users.location,
    website: users.website,
    skills: users.skills,
    socialLinks: users.socialLinks,
  },
  proposal: { message: proposals.message, price: proposals.price, days: proposals.days },
} satisfies {
  [Subject in EvidenceSubject]: Record<Exclude<keyof EvidenceTexts[Subject], "captions">, AnySQLiteColumn>;
};

/**
 * Returns a JSON object of the evidence columns. The statement must alias the row's table as `written`.
 * `more` adds names and values from other tables.
 */
function evidenceTexts(subject: EvidenceSubject, more: SQL = sql``): SQL {
  const columns: Record<string, AnySQLiteColumn> = EVIDENCE_COLUMNS[subject];
  const pairs = Object.entries(columns).map(([name, column]) => {
    const value = `written."${column.name}"`;
    return `'${name}', ${column.dataType === "json" ? `json(${value})` : value}`;
  });
  return sql`json_object(${sql.raw(pairs.join(", "))}${more})`;
}

const READY_PICTURES = sql`from (select url, caption from service_assets
  where service_id = written.id and status = 'ready' order by position)`;

const CAPTIONS = sql`, 'captions', json((select json_group_array(caption) filter (where caption <> '') ${READY_PICTURES}))`;

/** The texts of a listing. A report about a person keeps those of their listings without pictures. */
const listingPart = (hasPictures: SQL) => sql`json_object('subject', 'listing', 'id', written.id, 'kind', written.type,
  'texts', ${evidenceTexts("listing", CAPTIONS)}, 'pictures', json((select json_group_array(json_object('url', url))
    filter (where ${hasPictures}) ${READY_PICTURES})))`;

const PARTS = {
  person: sql`json_object('subject', 'person', 'id', written.id, 'texts', ${evidenceTexts("person")}, 'pictures',
    iif(written.picture_url is null, json_array(), json_array(json_object('url', written.picture_url))))`,
  proposal: sql`json_object('subject', 'proposal', 'id', written.id, 'texts', ${evidenceTexts("proposal")}, 'pictures', json_array())`,
};

/** The stored parts. Earlier versions stored another format, which counts as no parts. */
const STORED_PARTS = sql`(case when reports.evidence = '' or not json_valid(reports.evidence) then '[]'
  when json_type(reports.evidence) = 'array' then reports.evidence else '[]' end)`;

const isList = sql`(case when reports.evidence = '' then 1 when not json_valid(reports.evidence) then 0
  else json_type(reports.evidence) = 'array' end)`;

const isNotKept = (subject: EvidenceSubject) => sql`not exists (select 1 from json_each(${STORED_PARTS}) kept
  where kept.value ->> 'subject' = ${sql.raw(`'${subject}'`)} and kept.value ->> 'id' = written.id)`;

function candidates(ownerId: string, what: EvidenceSource): SQL {
  const listing = (
    which: SQL,
  ) => sql`select ${listingPart(sql`reports.subject = 'listing'`)} as part from services written
    where written.user_id = ${ownerId} and ${which} and ${isNotKept("listing")}`;
  const person = sql`select ${PARTS.person} as part from users written
    where written.id = ${ownerId} and reports.subject = 'person' and ${isNotKept("person")}`;
  if ("closing" in what) {
    // This includes listings deleted after the report, because closing an account blanks them too.
    const all = listing(sql`iif(reports.subject = 'listing', written.id = reports.subject_id,
      written.deleted_at is null or written.deleted_at >= reports.created_at)`);
    return sql`${person} union all
      select * from (${all} order by written.created_at <= reports.created_at desc, written.seq desc limit ${sql.raw(String(MAX_LISTINGS_IN_EVIDENCE))})`;
  }
  if (what.subject === "person") return person;
  if (what.subject === "listing")
    return listing(sql`written.id = ${what.id}
      and (reports.subject = 'person' or reports.subject_id = written.id)`);
  return sql`select ${PARTS.proposal} as part from proposals written where written.user_id = ${ownerId}
    and written.id = ${what.id} and reports.subject = 'person' and ${isNotKept("proposal")}`;
}

type EvidenceSource = { subject: EvidenceSubject; id: string } | { closing: SQL };

/**
 * Copies the texts and pictures of a listing, profile or proposal into the open reports about it or its
 * owner. Must run before the write that overwrites them, in the same batch. With `closing` it copies all that
 * closing the account overwrites, if that condition is true. Keeps the first version since the report.
 * Messages and reviews cannot be overwritten.
 */
export function keepEvidence(db: Database, ownerId: string, what: EvidenceSource) {
  const found = candidates(ownerId, what);
  const condition =
    "closing" in what
      ? sql`exists (select 1 from users where id = ${ownerId} and ${what.closing})`
      : sql`exists (${found})`;
  return db
    .update(reports)
    .set({
      evidence: sql`coalesce(nullif((select json_group_array(json(part)) from (
        select value as part from json_each(${STORED_PARTS}) union all select part from (${found}))
        ), '[]'), '')`,
    })
    .where(
      sql`reports.responsible_id = ${ownerId} and reports.status = 'open' and reports.subject in ('listing', 'person')
        and ${isList} and length(cast(reports.evidence as blob)) < ${MAX_EVIDENCE} and ${condition}`,
    );
}

export function selectReportedTexts(db: Database, reportId: string) {
  const about = (subject: EvidenceSubject) =>
    sql`(select subject_id from reports where id = ${reportId} and subject = ${subject})`;
  return db.select({ part: sql<string>`reported.part`.as("reported_part") }).from(
    sql`(select ${listingPart(sql`false`)} as part from services written where written.id = ${about("listing")}
        union all select ${PARTS.person} from users written where written.id = ${about("person")}) reported`,
  );
}

/** The kept pictures, also in the two earlier formats of URLs. The index `reports_evidence` has few rows. */
const KEPT_PICTURES = sql`(select evidence from reports where evidence <> '' and json_valid(evidence)) held,
  json_tree(held.evidence) kept`;

const isPictureAddress = sql`kept.type = 'text' and (kept.key = 'url' or kept.path = '$.pictures')`;

export async function picturesNotInEvidence(db: Database, urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const rows = await db.all<{ url: string }>(sql`select kept.value as url from ${KEPT_PICTURES}
    where ${isPictureAddress} and kept.value in (select value from json_each(${JSON.stringify(urls)}))`);
  const kept = new Set(rows.map(({ url }) => url));
  return urls.filter((url) => !kept.has(url));
}

export async function emptyOldEvidence(db: Database, before: number, limit: number): Promise<void> {
  await db
    .update(reports)
    .set({ evidence: "" })
    .where(
      sql`rowid in (select rowid from reports where evidence <> '' and closed_at < ${before}
      order by closed_at limit ${limit})`,
    );
}

export async function isInEvidence(db: Database, url: string): Promise<boolean> {
  const rows = await db.all(
    sql`select 1 from ${KEPT_PICTURES} where ${isPictureAddress} and kept.value = ${url} limit 1`,
  );
  return rows.length > 0;
}

/** True if a report about this user is open. It is for statements on another table. */
export function hasOpenReport(responsibleId: string): SQL {
  return sql`exists (select 1 from reports where status = 'open' and responsible_id = ${responsibleId})`;
}

/** True if a report from before the account closed is still open. */
export function reportedWhenClosed(as: "users" | "u" = "users"): SQL<0 | 1> {
  const of = sql.raw(as);
  return sql`exists (select 1 from reports earlier where earlier.status = 'open' and earlier.responsible_id = ${of}.id
    and earlier.created_at <= ${of}.closed_at)`;
}
