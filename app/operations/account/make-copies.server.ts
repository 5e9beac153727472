import { COLUMN_LABELS, SECTION_TITLES, sectionTitle } from "~/copy/account/copied-columns";
import { copiedValue } from "~/copy/account/copied-values";
import {
  COPY_CONTENTS,
  COPY_CUT,
  COPY_OMISSIONS,
  COPY_TITLE,
  copyIntro,
  copyReadyMail,
} from "~/copy/account/personal-copy";
import {
  forgetCopies,
  listOldCopies,
  listWantedCopies,
  writeCopyMade,
} from "~/db/account/data-requests.server";
import type { Plan } from "~/db/account/personal-data/plan";
import type { ColumnsOf, TablesOf } from "~/db/account/personal-data/share";
import { outboxRowIf } from "~/db/core/outbox.server";
import { COPY_KEPT } from "~/domain/account/data-request";
import { formatDateTime } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { type CopiedShare, collectCopy } from "./collect-copy.server";
import { htmlDocument } from "./copy-document";

/** A copy may hold years of messages. */
const COPIES_A_BATCH = 1;
const OLD_A_BATCH = 50;

/** The objects first: a request is answered only once its copy lies there. True: there is more. */
export async function makeCopies(
  { db, now, copies, env }: Pick<Context, "db" | "now" | "copies" | "env">,
  turn?: StepTurn,
): Promise<boolean> {
  return forEachDue("copy of one's data", {
    ...{ turn, batch: COPIES_A_BATCH },
    list: (limit) => listWantedCopies(db, limit),
    async work({ id, userId, email }) {
      const shares = await collectCopy(db, { id: userId, email });
      const key = crypto.randomUUID();
      await copies.put(key, { json: asJson(shares, now), html: asHtml(shares, now) });
      const mail = copyReadyMail(email, `${env.appOrigin}/account/data`);
      const made = await writeCopyMade(db, { id, key }, now, (stands) => [
        outboxRowIf(db, stands, mail, now),
      ]);
      if (!made) await copies.remove([key]);
    },
  });
}

/** True: there is more. */
export async function removeOldCopies({
  db,
  now,
  copies,
}: Pick<Context, "db" | "now" | "copies">): Promise<boolean> {
  const old = await listOldCopies(db, now, OLD_A_BATCH);
  await copies.remove(old.map(({ key }) => key));
  if (old.length > 0)
    await forgetCopies(
      db,
      old.map(({ id }) => id),
    );
  await copies.removeOlder(now - COPY_KEPT);
  return old.length === OLD_A_BATCH;
}

function asJson(shares: readonly CopiedShare[], now: number): string {
  const data = shares.map(({ table, of, rows, cut }) => ({
    bagian: table,
    sebagai: of,
    baris: rows.map(withLists),
    ...(cut && { catatan: COPY_CUT }),
  }));
  return JSON.stringify({ dibuat: new Date(now).toISOString(), catatan: COPY_OMISSIONS, data }, null, 2);
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

function asHtml(shares: readonly CopiedShare[], now: number): string {
  const titles = [...new Set(shares.map((share) => sectionTitle(TITLES, share)))];
  return htmlDocument({
    title: COPY_TITLE,
    paragraphs: [copyIntro(formatDateTime(now)), COPY_OMISSIONS],
    contents: COPY_CONTENTS,
    sections: titles.map((title) => {
      const parts = shares.filter((share) => sectionTitle(TITLES, share) === title);
      return {
        title,
        note: parts.some(({ cut }) => cut) ? COPY_CUT : null,
        items: parts.flatMap(({ table, rows }) =>
          rows.map((row) =>
            Object.entries(row).map(
              ([column, value]) => [LABELS[column] ?? column, copiedValue({ table, column }, value)] as const,
            ),
          ),
        ),
      };
    }),
  });
}
