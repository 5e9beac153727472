import { unknownFileKeys } from "~/db/order/files.server";
import { HOUR } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";
import { startingPoint } from "../core/sweep-pictures.server";

export async function sweepFiles({ db, files, now }: Pick<Context, "db" | "files" | "now">): Promise<void> {
  const keys = await files.listKeys(startingPoint(now), now - HOUR);
  await files.remove(await unknownFileKeys(db, keys));
}
