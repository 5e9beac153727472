import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { readyFile } from "../../app/commands/local-state";
import { placePaidOrder } from "./buying";
import { postForm } from "./form-post";
import { newAccount, signUpAndIn, switchUser } from "./people";
import { postOffer } from "./selling";
import { dateInDays } from "./wanted";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Jakarta is ahead of UTC by this time. */
const WIB = 420 * MINUTE;

/** Sari works at Budi's place for Rp 250.000, with a call-out fee of Rp 25.000. They agreed on an hour. Budi is signed in. */
export async function placePaidVisit(page: Page) {
  const sari = newAccount("Sari Lestari");
  await signUpAndIn(page, sari);
  const { gig } = await postOffer(page, `Servis AC rumah ${crypto.randomUUID().slice(0, 8)}`, {
    category: "Rumah Tangga",
    modes: "at_buyer",
    callOutFee: "25.000",
  });
  const budi = newAccount("Budi Hartono");
  await signUpAndIn(page, budi);
  const when = { day: "other", otherDay: dateInDays(5), slots: "600" };
  const where = { street: "Jalan Kenanga 14", block: "", landmark: "", place: "31.74" };
  const order = await placePaidOrder(page, gig, { visit: { mode: "at_buyer", ...when, ...where } });
  await switchUser(page, sari);
  await postForm(page, `${order}/visit-acceptance`, { day: when.otherDay, slot: when.slots });
  await switchUser(page, budi);
  return { sari, budi, order };
}

/**
 * Lets the agreed visit of an order in Jakarta begin some minutes ago, or ahead if `minutes` is negative. Nobody can
 * move the server's clock, so this moves the times of the order in its database. `arrived` moves a stated arrival.
 */
export function beginVisit(order: string, minutes: number, arrived?: number): void {
  const at = Math.floor(Date.now() / MINUTE - minutes) * MINUTE;
  const day = new Date(at + WIB).toISOString().slice(0, 10);
  const slot = ((at + WIB) % DAY) / MINUTE;
  change(order, (database, id) => {
    database.prepare("update order_visits set day = ?, slot = ? where order_id = ?").run(day, slot, id);
    database
      .prepare(
        "update orders set visit_at = ?, visit_agreed_at = ?, free_until = null, started_at = min(started_at, ?) where id = ?",
      )
      .run(at, at - 5 * DAY, at - DAY, id);
    if (arrived !== undefined)
      database.prepare("update orders set arrived_at = ? where id = ?").run(Date.now() - arrived * MINUTE, id);
  });
}

function change(order: string, write: (database: DatabaseSync, id: string) => void): void {
  const database = new DatabaseSync(readyFile(process.env.E2E_STATE ?? ""), { timeout: 10_000 });
  try {
    write(database, order.split("/").at(-1) ?? "");
  } finally {
    database.close();
  }
}
