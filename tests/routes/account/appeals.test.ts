import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorActions } from "~/database/schema/operators";
import { writeClosedReport } from "~/moderation/decision-queries.server";
import { reportClosedNotification } from "~/moderation/notification-text";
import { findReportCase } from "~/moderation/queries.server";
import { wordingFor } from "~/notifications/text";
import { order } from "../../support/flows/buying";
import { leave, newOperator } from "../../support/flows/operators";
import { propose } from "../../support/flows/proposing";
import {
  act,
  guardedMarket,
  type Market,
  newestReport,
  restore,
  suspend,
} from "../../support/flows/reporting";
import { fields, written } from "../../support/pages/page-parts";
import { hrefs, pageText } from "../../support/pages/page-text";
import { toastOf } from "../../support/pages/toast";
import type { TestPerson, World } from "../../support/world";

let market: Market;
let world: World;
let ayu: TestPerson;
let bagas: TestPerson;
let sari: TestPerson;
let budi: TestPerson;

const WHY = "Meminta pembayaran di luar JasaWarga.";
const OTHERS = "Operator lain yang memutuskannya.";
const ALONE = "tidak ada operator lain yang dapat memutuskan bandingnya";

beforeAll(async () => {
  market = await guardedMarket();
  ({ world, ayu } = market);
  bagas = await newOperator(world, "Bagas Wicaksono");
  budi = await world.person("Budi Santoso");
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const send = (text: string, as = sari) => world.fetch("/account/suspended", { as, form: { appeal: text } });
const close = (path: string, as: TestPerson, answer = "Penjelasannya dapat kami terima.") =>
  world.fetch(path, { as, form: { answer } });
/** Returns the page of a form that is refused for good. */
async function refusal(answer: Response): Promise<string> {
  expect(answer.status).toBe(409);
  return answer.text();
}
/** Ayu suspends Sari, who appeals; gives the appeal's address for operators. */
async function appealed(): Promise<string> {
  await act(world, ayu, suspend(sari), WHY);
  await send("Pesan itu ditulis adik saya.");
  return `/operator/reports/${await newestReport(world)}`;
}
const isSuspended = async () => (await market.page("/account/suspended", sari)).status === 200;
const logOf = async (subjectId: string) =>
  (
    await world.context().db.select().from(operatorActions).where(eq(operatorActions.subjectId, subjectId))
  ).map(({ kind, operatorId, reason }) => ({ kind, operatorId, reason }));

describe("an appeal", () => {
  it("is made once at a time, answered by an operator, and the answer stands there and comes by mail", async () => {
    await act(world, ayu, suspend(sari), WHY);
    expect((await send("Pendek")).status).toBe(400);
    expect((await send("Saya tidak menipu.", budi)).headers.get("Location")).toBe("/dashboard");
    const sent = await send("Pesan itu ditulis adik saya.");
    expect(await toastOf(world, sent, sari)).toContain("Banding terkirim");
    expect(await refusal(await send("Sekali lagi, tolong."))).toContain("sudah ada pada kami");
    const waiting = (await market.page("/account/suspended", sari)).html;
    expect(waiting).toContain("Pesan itu ditulis adik saya.");
    expect(fields(waiting)).toEqual([]);

    const path = `/operator/reports/${await newestReport(world)}`;
    const { html } = await market.page(path, bagas);
    for (const part of ["Pesan itu ditulis adik saya.", WHY, "Pulihkan Akun"]) expect(html).toContain(part);
    const file = async () => pageText((await market.page(`/operator/people/${sari.id}`, bagas)).html);
    expect(await file()).toContain("Bandingnya menunggu jawaban.");
    expect(hrefs((await market.page(`/operator/people/${sari.id}`, bagas)).html)).toContain(path);
    await close(path, bagas, "Belum, mohon kirim bukti.");
    expect(await file()).not.toContain("Bandingnya menunggu");
    const answered = (await market.page("/account/suspended", sari)).html;
    expect(answered).toContain("Belum, mohon kirim bukti.");
    expect(answered).toContain("Ajukan banding lagi");
    await world.settled();
    expect(world.postbox.sent.filter(({ to }) => to === sari.email).at(-1)?.text).toContain(
      "mohon kirim bukti",
    );
  });

  it("that is granted gives everything back", async () => {
    const offer = await world.listing(sari);
    await appealed();
    await act(world, bagas, restore(sari), "Buktinya meyakinkan kami.");
    expect((await market.page("/dashboard/services", sari)).status).toBe(200);
    expect((await market.page(`/gig/${offer}`, budi)).status).toBe(200);
    expect((await market.page("/account/suspended", sari)).to).toBe("/dashboard");
    const wanted = await world.listing(budi, { kind: "wanted" });
    await propose(world, sari, wanted);
  });
});

describe("whoever restores somebody with an open appeal", () => {
  it("is led to it, which waits for its answer, and is told so", async () => {
    const path = await appealed();
    const done = await act(world, bagas, restore(sari), "Buktinya meyakinkan kami.");
    expect(done.headers.get("Location")).toBe(path);
    const page = await toastOf(world, done, bagas);
    for (const part of [
      "Akun dipulihkan",
      "Jawab juga bandingnya",
      `Dibaca oleh ${sari.name}`,
      "Tutup Laporan",
    ])
      expect(page).toContain(part);
    expect(page).not.toContain("pelapor");
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
  });

  it("stays with the file of whoever did not appeal, or was answered", async () => {
    const file = `/operator/people/${sari.id}`;
    await act(world, ayu, suspend(sari), WHY);
    const corrected = await act(world, ayu, restore(sari), "Saya keliru orang.");
    expect(corrected.headers.get("Location")).toBe(file);
    await close(await appealed(), bagas);
    const done = await act(world, bagas, restore(sari), "Buktinya meyakinkan kami.");
    expect(done.headers.get("Location")).toBe(file);
    expect(await toastOf(world, done, bagas)).not.toContain("Jawab juga bandingnya");
  });
});

describe("whoever suspended somebody", () => {
  it("neither closes their appeal nor restores them in answer to it; a colleague does both", async () => {
    const path = await appealed();
    const { html } = await market.page(path, ayu);
    expect(pageText(html)).toContain(OTHERS);
    for (const name of ["Tutup Laporan", "Pulihkan Akun"]) expect(html).not.toContain(name);
    expect(written(html)).toEqual([]);
    const asked = await market.page(`/operator/people/${sari.id}/suspension`, ayu);
    expect(pageText(asked.html)).toContain(OTHERS);
    expect(written(asked.html)).toEqual([]);

    expect(await refusal(await close(path, ayu))).toContain(OTHERS);
    expect(await refusal(await act(world, ayu, restore(sari)))).toContain(OTHERS);
    expect(await isSuspended()).toBe(true);
    expect((await market.page(path, bagas)).html).toContain("Tutup Laporan");

    expect((await act(world, bagas, restore(sari), "Penjelasannya meyakinkan.")).status).toBe(303);
    expect(await isSuspended()).toBe(false);
    // It still is an appeal against what Ayu did.
    expect(await refusal(await close(path, ayu))).toContain(OTHERS);
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
    expect((await logOf(sari.id)).map(({ kind, operatorId }) => [kind, operatorId])).toEqual([
      ["suspend_person", ayu.id],
      ["restore_person", bagas.id],
    ]);
  });

  it("corrects themselves where nobody appealed, and once the appeal is answered", async () => {
    await act(world, ayu, suspend(sari), WHY);
    await act(world, ayu, restore(sari), "Saya keliru orang.");
    expect(await isSuspended()).toBe(false);
    await close(await appealed(), bagas, "Belum meyakinkan kami.");
    await act(world, ayu, restore(sari), "Saya keliru orang.");
    expect(await isSuspended()).toBe(false);
    expect((await logOf(sari.id)).every(({ reason }) => !reason.includes("Tanpa operator lain"))).toBe(true);
  });

  it("answers an appeal against what somebody else did, also after a suspension of theirs that is over", async () => {
    await act(world, bagas, suspend(sari), WHY);
    await act(world, bagas, restore(sari), "Saya keliru orang.");
    const path = await appealed();
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
  });

  it("is whoever did so while the appeal was open, too", async () => {
    const path = await appealed();
    const candra = await newOperator(world, "Candra Wijaya");
    await act(world, bagas, restore(sari), "Penjelasannya meyakinkan.");
    await act(world, candra, suspend(sari), "Melakukannya lagi hari ini.");
    for (const one of [ayu, candra]) expect(await refusal(await close(path, one))).toContain(OTHERS);
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
    await leave(world, candra);
  });

  it("is refused by the very batch, when a colleague came after they looked", async () => {
    const path = await appealed();
    const id = path.split("/").at(-1) ?? "";
    const { db, now, env } = world.context();
    await leave(world, bagas);
    const report = (await findReportCase(db, id, ayu.id)) ?? expect.unreachable();
    expect(report.standing).toBe("alone");
    await leave(world, bagas, true);
    const answer = "Tidak kami terima.";
    const closing = {
      reportId: report.id,
      operatorId: ayu.id,
      answer,
      logged: answer,
      notification: reportClosedNotification(report, answer),
    };
    expect(await writeClosedReport(db, closing, { now, wording: wordingFor(env.appOrigin) })).toBe(false);
    expect(await logOf(id)).toEqual([]);
  });
});

describe("nobody else who could decide", () => {
  it("leaves the appeal to whoever suspended them, whose page and whose lines in the log say so", async () => {
    const path = await appealed();
    await leave(world, bagas);
    for (const one of [path, `/operator/people/${sari.id}/suspension`])
      expect(pageText((await market.page(one, ayu)).html)).toContain(ALONE);
    await act(world, ayu, restore(sari), "Penjelasannya meyakinkan.");
    await close(path, ayu, "Akun Anda sudah kami pulihkan.");
    const said = "Tanpa operator lain, oleh yang menangguhkan: ";
    expect((await logOf(sari.id)).at(-1)?.reason).toBe(`${said}Penjelasannya meyakinkan.`);
    expect((await logOf(path.split("/").at(-1) ?? "")).at(-1)?.reason).toBe(
      `${said}Akun Anda sudah kami pulihkan.`,
    );
    const told = (await market.page("/notifications", sari)).html;
    expect(told).toContain("Akun Anda sudah kami pulihkan");
    expect(told).not.toContain("Tanpa operator lain");
    await leave(world, bagas, true);
  });

  it("is also a colleague with an open order of theirs, who does not decide about it", async () => {
    await order(world, bagas, await world.listing(sari));
    const path = await appealed();
    expect((await market.page(path, bagas)).html).toContain("Anda punya pesanan yang masih berjalan");
    expect(await refusal(await close(path, bagas))).toContain("Anda punya pesanan");
    expect(pageText((await market.page(path, ayu)).html)).toContain(ALONE);
    expect(await toastOf(world, await close(path, ayu), ayu)).toContain("Laporan ditutup");
  });
});
