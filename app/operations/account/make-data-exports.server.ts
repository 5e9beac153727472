import { dataExportReadyMail } from "~/copy/account/data-export";
import {
  forgetDataExports,
  listOldDataExports,
  listWantedDataExports,
  writeDataExportMade,
} from "~/db/account/data-requests.server";
import { outboxRowIf } from "~/db/core/outbox.server";
import { DATA_EXPORT_KEPT } from "~/domain/account/data-request";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { collectArchived, mergeArchived } from "./collect-archived.server";
import { collectDataExport } from "./collect-data-export.server";
import { asHtml, asJson } from "./data-export-files";

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
      const shares = mergeArchived(await collectDataExport(db, { id: userId, email }), archived);
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
