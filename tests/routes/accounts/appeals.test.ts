import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { operatorActions } from "~/database/schema/operators";
import { findReportCase, writeClosedReport } from "~/moderation/queries.server";
import { reportClosedNotification } from "~/moderation/text";
import { mailWording } from "~/notifications/text";
import { order } from "../../support/flows/buying";
import { leave, newOperator } from "../../support/flows/operators";
import { propose } from "../../support/flows/proposing";
import { act, guardedMarket, type Market, newestReport, restore, suspend } from "../../support/flows/reporting";
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
async function refusal(answer: Response): Promise<string> {
  expect(answer.status).toBe(409);
  return answer.text();
}
/** Ayu suspends Sari, who appeals. Returns the operators' address of the appeal. */
async function appealed(): Promise<string> {
  await act(world, ayu, suspend(sari), WHY);
  await send("Pesan itu ditulis adik saya.");
  return `/operator/reports/${await newestReport(world)}`;
}
const isSuspended = async () => (await market.page("/account/suspended", sari)).status === 200;
const logOf = async (subjectId: string) =>
  (await world.context().db.select().from(operatorActions).where(eq(operatorActions.subjectId, subjectId))).map(
    ({ kind, operatorId, reason }) => ({ kind, operatorId, reason }),
  );

describe("an appeal", () => {
  it("is possible once at a time, and the operator's answer is on the page and in a mail", async () => {
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
    expect(world.postbox.sent.filter(({ to }) => to === sari.email).at(-1)?.text).toContain("mohon kirim bukti");
  });

  it("that is granted restores everything", async () => {
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

describe("an operator who restores a person with an open appeal", () => {
  it("is redirected to the appeal and asked to answer it", async () => {
    const path = await appealed();
    const done = await act(world, bagas, restore(sari), "Buktinya meyakinkan kami.");
    expect(done.headers.get("Location")).toBe(path);
    const page = await toastOf(world, done, bagas);
    for (const part of ["Akun dipulihkan", "Jawab juga bandingnya", `Dibaca oleh ${sari.name}`, "Tutup Laporan"])
      expect(page).toContain(part);
    expect(page).not.toContain("pelapor");
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
  });

  it("stays on the person's page if there is no open appeal", async () => {
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

describe("the operator who suspended a person", () => {
  it("can neither close the appeal nor restore the person, and a colleague can do both", async () => {
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
    expect(await refusal(await close(path, ayu))).toContain(OTHERS);
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
    expect((await logOf(sari.id)).map(({ kind, operatorId }) => [kind, operatorId])).toEqual([
      ["suspend_person", ayu.id],
      ["restore_person", bagas.id],
    ]);
  });

  it("can correct their own mistake without an appeal, and after the appeal was answered", async () => {
    await act(world, ayu, suspend(sari), WHY);
    await act(world, ayu, restore(sari), "Saya keliru orang.");
    expect(await isSuspended()).toBe(false);
    await close(await appealed(), bagas, "Belum meyakinkan kami.");
    await act(world, ayu, restore(sari), "Saya keliru orang.");
    expect(await isSuspended()).toBe(false);
    expect((await logOf(sari.id)).every(({ reason }) => !reason.includes("Tanpa operator lain"))).toBe(true);
  });

  it("can answer an appeal against a colleague's suspension, even after one of their own has ended", async () => {
    await act(world, bagas, suspend(sari), WHY);
    await act(world, bagas, restore(sari), "Saya keliru orang.");
    const path = await appealed();
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
  });

  it("is also one who suspended the person during the appeal", async () => {
    const path = await appealed();
    const candra = await newOperator(world, "Candra Wijaya");
    await act(world, bagas, restore(sari), "Penjelasannya meyakinkan.");
    await act(world, candra, suspend(sari), "Melakukannya lagi hari ini.");
    for (const one of [ayu, candra]) expect(await refusal(await close(path, one))).toContain(OTHERS);
    expect(await toastOf(world, await close(path, bagas), bagas)).toContain("Laporan ditutup");
    await leave(world, candra);
  });

  it("is refused by the batch itself if a colleague joined meanwhile", async () => {
    const path = await appealed();
    const id = path.split("/").at(-1) ?? "";
    const { db, now, env } = world.context();
    await leave(world, bagas);
    const report = (await findReportCase(db, id, ayu.id)) ?? expect.unreachable();
    expect(report.conflict).toBe("alone");
    await leave(world, bagas, true);
    const answer = "Tidak kami terima.";
    const closing = {
      reportId: report.id,
      operatorId: ayu.id,
      answer,
      logged: answer,
      notification: reportClosedNotification(report, answer),
    };
    expect(await writeClosedReport(db, closing, { now, wording: mailWording(env.appOrigin) })).toBe(false);
    expect(await logOf(id)).toEqual([]);
  });
});

describe("without a colleague who could decide", () => {
  it("the operator who suspended decides the appeal, which the pages and the log say", async () => {
    const path = await appealed();
    await leave(world, bagas);
    for (const one of [path, `/operator/people/${sari.id}/suspension`])
      expect(pageText((await market.page(one, ayu)).html)).toContain(ALONE);
    await act(world, ayu, restore(sari), "Penjelasannya meyakinkan.");
    await close(path, ayu, "Akun Anda sudah kami pulihkan.");
    const said = "Tanpa operator lain, oleh yang menangguhkan: ";
    expect((await logOf(sari.id)).at(-1)?.reason).toBe(`${said}Penjelasannya meyakinkan.`);
    expect((await logOf(path.split("/").at(-1) ?? "")).at(-1)?.reason).toBe(`${said}Akun Anda sudah kami pulihkan.`);
    const told = (await market.page("/notifications", sari)).html;
    expect(told).toContain("Akun Anda sudah kami pulihkan");
    expect(told).not.toContain("Tanpa operator lain");
    await leave(world, bagas, true);
  });

  it("a colleague with an open order of the person does not count and cannot decide", async () => {
    await order(world, bagas, await world.listing(sari));
    const path = await appealed();
    expect((await market.page(path, bagas)).html).toContain("Anda punya pesanan yang masih berjalan");
    expect(await refusal(await close(path, bagas))).toContain("Anda punya pesanan");
    expect(pageText((await market.page(path, ayu)).html)).toContain(ALONE);
    expect(await toastOf(world, await close(path, ayu), ayu)).toContain("Laporan ditutup");
  });
});
