import type { Database } from "~/database/connection.server";
import { outboxRowIf } from "~/database/outbox.server";
import { type ColumnsOf, type Plan, shownColumns, type TablesOf } from "~/database/personal-data.server";
import { batchByName } from "~/database/statements.server";
import { CATEGORIES } from "~/listings/category";
import { pictureKey } from "~/listings/queries.server";
import { readArchive } from "~/messages/archive-commands.server";
import { listArchivesOf } from "~/messages/queries.server";
import { picturesNotInEvidence } from "~/moderation/evidence-queries.server";
import { quoteLine } from "~/notifications/line-text";
import { notify } from "~/notifications/queries.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { mailWording } from "~/notifications/text";
import { type WithdrawalStatus, withdrawalOutcome } from "~/payouts/withdrawal";
import type { Context } from "~/platform/context.server";
import { formatDateTime } from "~/platform/dates";
import { categoryCacheTag, LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { wantedClosedNotification } from "~/proposals/notification-text";
import {
  COLUMN_LABELS,
  DATA_EXPORT_CONTENTS,
  DATA_EXPORT_CUT,
  DATA_EXPORT_KEYS,
  DATA_EXPORT_OMISSIONS,
  DATA_EXPORT_TITLE,
  dataExportIntro,
  dataExportReadyMail,
  exportedValue,
  SECTION_TITLES,
  sectionTitle,
} from "./export-text";
import { type RecheckRefusal, recheckPassword } from "./login-commands.server";
import {
  ADDRESS_BARRED,
  closedAddress,
  DATA_EXPORT_RETENTION,
  isHeldByReports,
  type OpenObstacle,
  openObstacles,
} from "./personal-data";
import {
  type DataSubject,
  findObstacles,
  forgetDataExports,
  listOldDataExports,
  listWantedDataExports,
  PERSONAL_DATA_RULES,
  readWhatCloses,
  selectShare,
  closeAccountRows as writeClosing,
  writeClosingWish,
  writeDataExportMade,
} from "./personal-data-queries.server";
import { barredPrefixes } from "./sessions.server";
import { accountClosedMail, CLOSED_LISTING, CLOSED_PERSON } from "./text";

type ClosingResult =
  | { ok: true }
  | { ok: false; reason: "open"; obstacles: OpenObstacle[] }
  | { ok: false; reason: "wished" }
  | RecheckRefusal;

/**
 * Updates rows first, then deletes the objects they refer to in R2. If only reports block it, it stores
 * the request and returns `wished`. Repeated after `REPORTS_HOLD`, the reports no longer block.
 */
export async function closeAccount(
  context: Context,
  user: { id: string; email: string },
  { password, address }: { password: string; address: string },
): Promise<ClosingResult> {
  const { db, now, env } = context;
  const checked = await recheckPassword(context, user, { password, address });
  if (!checked.ok) return checked;
  await checked.forgiven;
  const known = await readWhatCloses(db, user.id);
  context.purge(LISTS_CACHE_TAG, ...[user.id, ...known.subjectIds].map(personCacheTag));
  context.purge(...CATEGORIES.map(({ name }) => categoryCacheTag(name)));
  const [prefix = ""] = await barredPrefixes(env.sessionSecrets, user.email);
  const free = closedAddress(crypto.randomUUID());
  const barred = closedAddress(prefix + crypto.randomUUID());
  const words = {
    "<person>": CLOSED_PERSON,
    "<title>": CLOSED_LISTING.title,
    "<words>": CLOSED_LISTING.words,
    "<address>": free,
    barred,
  };
  const until = now + ADDRESS_BARRED;
  const options = { now, wording: mailWording(env.appOrigin) };
  const closed = await writeClosing(db, user, words, now, ({ isClosed, freed, suspended, reported }) => [
    ...known.proposers.flatMap((proposer) =>
      notify(
        db,
        wantedClosedNotification({ ...proposer, wantedTitle: quoteLine(proposer.wantedTitle, "user") }, "deleted", now),
        options,
        isClosed,
      ),
    ),
    outboxRowIf(db, freed, accountClosedMail(user.email, { why: "free" }), now),
    outboxRowIf(db, suspended, accountClosedMail(user.email, { why: "suspended", until }), now),
    outboxRowIf(db, reported, accountClosedMail(user.email, { why: "reported", until }), now),
  ]);
  if (!closed) {
    const counts = await findObstacles(db, user.id, now);
    if (!counts) return { ok: true };
    const obstacles = openObstacles(counts);
    if (!isHeldByReports(obstacles)) return { ok: false, reason: "open", obstacles };
    await writeClosingWish(db, user.id, now);
    return { ok: false, reason: "wished" };
  }
  context.defer(removeObjects(context, known));
  context.defer(context.sessions.forget(known.sessionIds));
  context.defer(sendOutbox(context));
  return { ok: true };
}

async function removeObjects(
  { db, pictures, dataExports }: Pick<Context, "db" | "pictures" | "dataExports">,
  known: Awaited<ReturnType<typeof readWhatCloses>>,
): Promise<void> {
  const listed = await picturesNotInEvidence(db, known.pictures);
  await pictures.remove(listed.map(pictureKey), "listing");
  const portraits = await picturesNotInEvidence(db, known.portrait ? [known.portrait] : []);
  await pictures.remove(portraits.map(pictureKey), "person");
  await dataExports.remove(known.dataExportKeys);
}

/** The maximum number of archives read. An invocation has 1,000 calls in all. */
const MAX_ARCHIVES = 400;
const A_TRIP = 100;
/** The calls at the same time. A Worker has six connections. */
const AT_ONCE = 5;

type Rows = Record<string, unknown>[];

/**
 * Reads a person's archived messages in the shape of their rows. `cut` means that more exist, or that some are
 * unreadable now.
 */
async function collectArchived(
  context: Pick<Context, "db" | "conversationArchive" | "deferredDb" | "defer" | "now">,
  userId: string,
): Promise<{ messages: Rows; message_pictures: Rows; cut: boolean }> {
  const collected = { messages: [] as Rows, message_pictures: [] as Rows, cut: false };
  let after = "";
  for (let read = 0; ; read += A_TRIP) {
    const page = await listArchivesOf(context.db, userId, { after, limit: A_TRIP });
    if (page.length > 0 && read >= MAX_ARCHIVES) return { ...collected, cut: true };
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const said = page.slice(from, from + AT_ONCE).map((one) => ownWords(context, one, userId));
      for (const one of await Promise.all(said)) {
        collected.messages.push(...(one?.messages ?? []));
        collected.message_pictures.push(...(one?.message_pictures ?? []));
        collected.cut ||= one === null;
      }
    }
    if (page.length < A_TRIP) return collected;
    after = page.at(-1)?.id ?? after;
  }
}

async function ownWords(
  context: Parameters<typeof collectArchived>[0],
  { id, archivedHash }: { id: string; archivedHash: string | null },
  userId: string,
): Promise<{ messages: Rows; message_pictures: Rows } | null> {
  const archive = archivedHash === null ? null : await readArchive(context, { id, archivedHash });
  if (archive === null) return null;
  const written = archive.messages.filter(({ senderId }) => senderId === userId);
  return {
    messages: written.map(({ id: message, createdAt, body }) => ({
      id: message,
      conversation_id: id,
      created_at: createdAt,
      body,
    })),
    message_pictures: written.flatMap((message) =>
      archive.pictures
        .filter(({ messageId }) => messageId === message.id)
        .map(({ key, width, height }, position) => ({
          conversation_id: id,
          message_id: message.id,
          position,
          width,
          height,
          created_at: message.createdAt,
          key,
        })),
    ),
  };
}

function mergeArchived(
  shares: readonly ExportedShare[],
  { cut, ...archived }: Awaited<ReturnType<typeof collectArchived>>,
): ExportedShare[] {
  const left = new Map(Object.entries(archived));
  const whole = shares.map((share) => {
    const older = left.get(share.table) ?? [];
    left.delete(share.table);
    return { ...share, rows: [...older, ...share.rows], cut: share.cut || (cut && share.table in archived) };
  });
  const alone = [...left].filter(([table, rows]) => rows.length > 0 || (cut && table === "messages"));
  return [...whole, ...alone.map(([table, rows]) => ({ table, of: "sender_id", rows, cut }))];
}

const ROWS_PER_TRIP = 100;
/** The maximum number of characters of all rows, because an isolate has 128 MB and keeps several copies. */
const MAX_TEXT_LENGTH = 4_000_000;

/**
 * The parts of which the export shows a column. The others are excluded, so that it does not show their number of rows.
 */
const EXPORTED_RULES = PERSONAL_DATA_RULES.filter(({ share }) => shownColumns(share).length > 0);

type ExportedRow = Record<string, unknown>;
type ExportedShare = { table: string; of: string; rows: ExportedRow[]; cut: boolean };

export async function collectDataExport(
  db: Database,
  owner: DataSubject,
  maxLength = MAX_TEXT_LENGTH,
): Promise<ExportedShare[]> {
  const statements = EXPORTED_RULES.map(
    (owned, at) => [String(at), selectShare(db, owned, owner, { after: 0, limit: ROWS_PER_TRIP })] as const,
  );
  const first = await batchByName(db, Object.fromEntries(statements));
  let left = maxLength - JSON.stringify(first).length;
  const collected: ExportedShare[] = [];
  for (const [at, owned] of EXPORTED_RULES.entries()) {
    const rows = [...(first[String(at)] ?? [])];
    let page = rows.length;
    while (page === ROWS_PER_TRIP && left > 0) {
      const after = rows.at(-1)?.row ?? 0;
      const more = await selectShare(db, owned, owner, { after, limit: ROWS_PER_TRIP });
      rows.push(...more);
      left -= JSON.stringify(more).length;
      page = more.length;
    }
    if (rows.length > 0)
      collected.push({
        table: owned.table,
        of: owned.share.of,
        rows: rows.map(({ row, ...exported }) => asItStands(exported)),
        cut: page === ROWS_PER_TRIP,
      });
  }
  return collected;
}

function asItStands({ arrived_too: arrivedToo, ...row }: ExportedRow): ExportedRow {
  if (arrivedToo === undefined) return row;
  return {
    ...row,
    status: withdrawalOutcome({ status: row.status as WithdrawalStatus, arrivedToo: Number(arrivedToo) }),
  };
}

function asJson(shares: readonly ExportedShare[], now: number): string {
  const data = shares.map(({ table, of, rows, cut }) => ({
    [DATA_EXPORT_KEYS.table]: table,
    [DATA_EXPORT_KEYS.of]: of,
    [DATA_EXPORT_KEYS.rows]: rows.map(withLists),
    ...(cut && { [DATA_EXPORT_KEYS.note]: DATA_EXPORT_CUT }),
  }));
  // The text is not indented, because indentation makes deeply nested brackets grow quadratically.
  return JSON.stringify({
    [DATA_EXPORT_KEYS.made]: new Date(now).toISOString(),
    [DATA_EXPORT_KEYS.note]: DATA_EXPORT_OMISSIONS,
    [DATA_EXPORT_KEYS.data]: data,
  });
}

function withLists(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, unpacked(value)]));
}

function unpacked(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const TITLES: Record<TablesOf<Plan>, string> = SECTION_TITLES;
const LABELS: Readonly<Record<string, string>> = COLUMN_LABELS satisfies Record<ColumnsOf<Plan>, string>;

function asHtml(shares: readonly ExportedShare[], now: number): string {
  const titles = [...new Set(shares.map((share) => sectionTitle(TITLES, share)))];
  return htmlDocument({
    title: DATA_EXPORT_TITLE,
    paragraphs: [dataExportIntro(formatDateTime(now)), DATA_EXPORT_OMISSIONS],
    contents: DATA_EXPORT_CONTENTS,
    sections: titles.map((title) => {
      const parts = shares.filter((share) => sectionTitle(TITLES, share) === title);
      return {
        title,
        note: parts.some(({ cut }) => cut) ? DATA_EXPORT_CUT : null,
        items: parts.flatMap(({ table, rows }) =>
          rows.map((row) =>
            Object.entries(row).map(
              ([column, value]) => [LABELS[column] ?? column, exportedValue({ table, column }, value)] as const,
            ),
          ),
        ),
      };
    }),
  });
}

type Section = {
  title: string;
  note: string | null;
  items: readonly (readonly (readonly [label: string, value: string])[])[];
};

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = [
  ":root{color-scheme:light dark}",
  "body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:1.5rem auto 4rem;padding:0 1rem;overflow-wrap:anywhere}",
  "h1{font-size:1.5rem;line-height:1.25}h2{margin:2.5rem 0 .75rem;font-size:1.25rem}",
  "nav ol{padding-left:1.5rem}nav a{display:inline-block;padding:.4rem 0}nav span,.back,dt{opacity:.75}",
  "dl{margin:0 0 1rem;padding:.75rem 1rem;border:1px solid #8886;border-radius:.5rem}",
  "dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:.25rem .75rem}dt{font-size:.875rem}dd{margin:0;white-space:pre-wrap}",
  "@media(min-width:40em){dl{grid-template-columns:14rem 1fr}}",
  "@media print{nav,.back{display:none}dl{break-inside:avoid}}",
].join("");

function htmlDocument({
  title,
  paragraphs,
  contents,
  sections,
}: {
  title: string;
  paragraphs: readonly string[];
  contents: { title: string; back: string };
  sections: readonly Section[];
}): string {
  const head = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>`;
  const begin = `<header><h1>${escaped(title)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}</header>`;
  const entries = sections.map(
    ({ title, items }, at) => `<li><a href="#b${at + 1}">${escaped(title)}</a> <span>(${items.length})</span></li>`,
  );
  const list = `<nav id="isi" aria-labelledby="judul-isi"><h2 id="judul-isi">${escaped(contents.title)}</h2><ol>${entries.join("")}</ol></nav>`;
  const back = `<p class="back"><a href="#isi">${escaped(contents.back)}</a></p>`;
  const parts = sections.map((section, at) => sectionHtml(section, `b${at + 1}`) + back);
  return `${head}<body>${begin}${list}<main>${parts.join("")}</main></body></html>\n`;
}

function sectionHtml({ title, note, items }: Section, id: string): string {
  const lists = items.map(
    (item) =>
      `<dl>${item.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join("")}</dl>`,
  );
  return `<h2 id="${id}">${escaped(title)}</h2>${note ? `<p>${escaped(note)}</p>` : ""}${lists.join("")}`;
}

const EXPORTS_PER_BATCH = 1;
const OLD_PER_BATCH = 50;

/** Writes the objects before marking a request as answered. Returns true if there is more. */
export async function makeDataExports(context: Context, progress?: StepProgress): Promise<boolean> {
  const { db, now, dataExports, env } = context;
  return forEachDue("data export", {
    progress,
    batch: EXPORTS_PER_BATCH,
    list: (limit) => listWantedDataExports(db, limit),
    async work({ id, userId, email }) {
      const archived = await collectArchived(context, userId);
      const shares = mergeArchived(await collectDataExport(db, { id: userId, email }), archived);
      const key = crypto.randomUUID();
      await dataExports.put(key, { json: asJson(shares, now), html: asHtml(shares, now) });
      const mail = dataExportReadyMail(email, `${env.appOrigin}/account/data`);
      const made = await writeDataExportMade(db, { id, key }, now, (isMade) => [outboxRowIf(db, isMade, mail, now)]);
      if (!made) await dataExports.remove([key]);
    },
  });
}

export async function removeOldDataExports({
  db,
  now,
  dataExports,
}: Pick<Context, "db" | "now" | "dataExports">): Promise<boolean> {
  const old = await listOldDataExports(db, now, OLD_PER_BATCH);
  await dataExports.remove(old.map(({ key }) => key));
  if (old.length > 0)
    await forgetDataExports(
      db,
      old.map(({ id }) => id),
    );
  await dataExports.removeOlder(now - DATA_EXPORT_RETENTION);
  return old.length === OLD_PER_BATCH;
}
