import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { order } from "../../support/flows/buying";
import { answeredDispute, ruleOn, VERDICT } from "../../support/flows/disputing";
import { correction } from "../../support/flows/my-data";
import { newOperator, stuckNotification } from "../../support/flows/operators";
import { seller, withdrawal } from "../../support/flows/paying-out";
import { byHand, handle, nameAccount } from "../../support/flows/refunding";
import { act, hide, newestReport, report, suspend } from "../../support/flows/reporting";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let ayu: TestPerson;
let bagas: TestPerson;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  bagas = await newOperator(world, "Bagas Wicaksono");
});
afterAll(() => world.stop());

const TYPED = "Saya periksa mutasi dan berkasnya, lalu menelepon keduanya.";

type Late = {
  path: string;
  form: Record<string, string>;
  field: string;
  /** The other operator is faster, or the operator may not do it. */
  meanwhile(): Promise<unknown>;
};

const sides = async () => ({ buyer: budi, seller: sari, listingId: await world.listing(sari) });

const dispute = async (form: Record<string, string>): Promise<Late> => {
  const id = await answeredDispute(world, await sides());
  return {
    path: `/operator/disputes/${id}/ruling`,
    form: { back: "140000", ...form },
    field: "reason",
    meanwhile: () => ruleOn(world, id, bagas, { reason: VERDICT }),
  };
};

const moderation = ([path, name]: readonly [string, string]): Late => ({
  path,
  form: { act: name },
  field: "reason",
  meanwhile: () => act(world, bagas, [path, name]),
});

const decided = async (form: Record<string, string>, field: string): Promise<Late> => {
  const { id } = await withdrawal(world, await seller(world, "Sari Wulandari", 100_000), 100_000);
  const path = `/operator/withdrawals/${id}`;
  await world.fetch(path, { as: ayu, form: { act: "assign" } });
  const failure = { act: "fail_withdrawal", reason: "Nomor rekening tidak dikenal." };
  return { path, form, field, meanwhile: () => world.fetch(path, { as: ayu, form: failure }) };
};

const refunded = async (form: Record<string, string>, field: string): Promise<Late> => {
  const { orderId, refundId } = await byHand(world, await sides());
  await nameAccount(world, budi, orderId);
  await handle(world, ayu, refundId, { act: "assign" });
  const back = { act: "return_refund_account", reason: "Nomor rekening tidak dikenal." };
  return {
    path: `/operator/refunds/${refundId}`,
    form,
    field,
    meanwhile: () => handle(world, ayu, refundId, back),
  };
};

const TABLE: Record<string, () => Promise<Late> | Late> = {
  "reviewing a ruling": () => dispute({ press: "look" }),
  "editing a ruling": () => dispute({ press: "edit" }),
  "a ruling": () => dispute({ press: "rule" }),
  "a ruling without a sum": () => dispute({ press: "look", back: "" }),
  "a ruling with two shares": () => dispute({ press: "look", share: "50" }),
  "hiding a listing": async () => moderation(hide(await world.listing(sari))),
  "a suspension": () => moderation(suspend(sari)),
  "an answer to a report": async () => {
    await report(world, budi, { subject: "listing", id: await world.listing(sari) });
    const path = `/operator/reports/${await newestReport(world)}`;
    const answer = "Sudah kami periksa dan kami tegur.";
    return {
      path,
      form: {},
      field: "answer",
      meanwhile: () => world.fetch(path, { as: bagas, form: { answer } }),
    };
  },
  "an answer to a request to correct data": async () => {
    const path = `/operator/data/${await correction(world, budi)}`;
    const form = { act: "done", answer: "Sudah kami perbaiki." };
    return {
      path,
      form: { act: "refused" },
      field: "answer",
      meanwhile: () => world.fetch(path, { as: bagas, form }),
    };
  },
  "a question to the gateway about an own order": async () => {
    const id = await order(world, ayu, await world.listing(sari));
    return {
      path: `/operator/orders/${id}/payment-check`,
      form: {},
      field: "reason",
      meanwhile: async () => null,
    };
  },
  "a notification of an own order": async () => {
    const id = await order(world, ayu, await world.listing(sari));
    const path = `/operator/orders/${id}/notifications/${await stuckNotification(world, ayu, id)}`;
    return { path, form: {}, field: "reason", meanwhile: async () => null };
  },
  "a notification that was processed meanwhile": async () => {
    const id = await order(world, budi, await world.listing(sari));
    const key = await stuckNotification(world, budi, id);
    const sql = "update gateway_notifications set processed_at = 1 where id = ?";
    return {
      path: `/operator/orders/${id}/notifications/${key}`,
      form: {},
      field: "reason",
      meanwhile: () => world.bindings.DB.prepare(sql).bind(key).run(),
    };
  },
  "the reference of a withdrawal": () => decided({ act: "pay" }, "reference"),
  "the reason why a withdrawal failed": () => decided({ act: "fail_withdrawal" }, "reason"),
  "a verdict on a withdrawal without a denial": () => decided({ act: "judge_arrived" }, "reason"),
  "the reference of a provider's payout that does not exist": () => decided({ act: "enter_reference" }, "reference"),
  "the reference of a refund": () => refunded({ act: "pay" }, "reference"),
  "the reason why a refund's account is wrong": () => refunded({ act: "return_refund_account" }, "reason"),
  "a verdict on a refund without a denial": () => refunded({ act: "judge_returned" }, "reason"),
};

describe.each(Object.keys(TABLE))("%s that comes too late", (name) => {
  it.each([
    ["valid", TYPED],
    ["too short", "Ya"],
  ])("keeps a %s text", async (_kind, typed) => {
    sari = await world.person("Sari Wulandari");
    budi = await world.person("Budi Santoso");
    const late = await TABLE[name]?.();
    if (!late) throw new Error(name);
    await late.meanwhile();
    for (const path of [late.path, `${late.path}.data`]) {
      const answer = await world.fetch(path, { as: ayu, form: { ...late.form, [late.field]: typed } });
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(await answer.text(), path).toMatch(new RegExp(`[">\n]${typed}["<]`));
    }
  });
});
