import {
  DATA_EXPORT_CONTENTS,
  DATA_EXPORT_CUT,
  DATA_EXPORT_OMISSIONS,
  DATA_EXPORT_TITLE,
  dataExportIntro,
  dataExportReadyMail,
} from "~/copy/account/data-export";
import { COLUMN_LABELS, SECTION_TITLES, sectionTitle } from "~/copy/account/exported-columns";
import { exportedValue } from "~/copy/account/exported-values";
import {
  forgetDataExports,
  listOldDataExports,
  listWantedDataExports,
  writeDataExportMade,
} from "~/db/account/data-requests.server";
import type { Plan } from "~/db/account/personal-data/plan";
import type { ColumnsOf, TablesOf } from "~/db/account/personal-data/share";
import { outboxRowIf } from "~/db/core/outbox.server";
import { DATA_EXPORT_KEPT } from "~/domain/account/data-request";
import { formatDateTime } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { collectArchived, withArchived } from "./collect-archived.server";
import { collectDataExport, type ExportedShare } from "./collect-data-export.server";
import { htmlDocument } from "./data-export-html";

/** An export may hold years of messages. */
const EXPORTS_A_BATCH = 1;
const OLD_A_BATCH = 50;

/** The objects first: a request is answered only once its export lies there. True: there is more. */
export async function makeDataExports(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now, dataExports, env } = context;
  return forEachDue("data export", {
    ...{ turn, batch: EXPORTS_A_BATCH },
    list: (limit) => listWantedDataExports(db, limit),
    async work({ id, userId, email }) {
      const archived = await collectArchived(context, userId);
      const shares = withArchived(await collectDataExport(db, { id: userId, email }), archived);
      const key = crypto.randomUUID();
      await dataExports.put(key, { json: asJson(shares, now), html: asHtml(shares, now) });
      const mail = dataExportReadyMail(email, `${env.appOrigin}/account/data`);
      const made = await writeDataExportMade(db, { id, key }, now, (stands) => [
        outboxRowIf(db, stands, mail, now),
      ]);
      if (!made) await dataExports.remove([key]);
    },
  });
}

/** True: there is more. */
export async function removeOldDataExports({
  db,
  now,
  dataExports,
}: Pick<Context, "db" | "now" | "dataExports">): Promise<boolean> {
  const old = await listOldDataExports(db, now, OLD_A_BATCH);
  await dataExports.remove(old.map(({ key }) => key));
  if (old.length > 0)
    await forgetDataExports(
      db,
      old.map(({ id }) => id),
    );
  await dataExports.removeOlder(now - DATA_EXPORT_KEPT);
  return old.length === OLD_A_BATCH;
}

function asJson(shares: readonly ExportedShare[], now: number): string {
  const data = shares.map(({ table, of, rows, cut }) => ({
    bagian: table,
    sebagai: of,
    baris: rows.map(withLists),
    ...(cut && { catatan: DATA_EXPORT_CUT }),
  }));
  // Not indented: a message of nothing but brackets would grow with the square of its length.
  return JSON.stringify({ dibuat: new Date(now).toISOString(), catatan: DATA_EXPORT_OMISSIONS, data });
}

/** What the database keeps as JSON is JSON in the file as well. */
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

/** What the plan shows and has no words is a type error here. */
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
              ([column, value]) =>
                [LABELS[column] ?? column, exportedValue({ table, column }, value)] as const,
            ),
          ),
        ),
      };
    }),
  });
}
