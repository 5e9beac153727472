import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportBooks } from "~/ledger/commands.server";
import { readSellerMonth } from "~/ledger/page-queries.server";
import { monthKey } from "~/platform/dates";
import { elsewhere, PASSWORD } from "../../support/flows/account";
import { auditLedger, balanceOf } from "../../support/flows/money";
import { closeAccount } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { paidOrder } from "../../support/flows/order-steps";
import { earn, payOut, seller, withdrawal } from "../../support/flows/paying-out";
import { latePaid } from "../../support/flows/refunding";
import { hush } from "../../support/logs";
import { part } from "../../support/pages/page-parts";
import { fieldValue, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const read = async (path: string, as: TestPerson) => {
  const response = await world.fetch(path, { as });
  const text = await response.text();
  return { status: response.status, text: pageText(text), csv: text };
};
const numbersIn = (text: string) => [...text.matchAll(/(?:INV|KOR)\/\d{4}\/\d{6}/g)].map(([found]) => found);

describe("invoices of paid orders", () => {
  it("are numbered consecutively and shown to both sides only", async () => {
    const offer = await world.listing(sari, { title: "Logo untuk kedai kopi", price: 350_000 });
    const orders = [await paidOrder(world, budi, offer), await paidOrder(world, budi, offer)];
    const shown: string[] = [];
    for (const id of orders) {
      const { text, status } = await read(`/dashboard/orders/${id}/invoice`, budi);
      expect(status).toBe(200);
      for (const words of ["Rincian transaksi", "Lunas", "Logo untuk kedai kopi", "Rp 350.000", "Budi Santoso"])
        expect(text).toContain(words);
      expect(numbersIn((await read(`/dashboard/orders/${id}/invoice`, sari)).text)).toEqual(numbersIn(text));
      shown.push(...numbersIn(text));
    }
    const [first, second] = shown.map((number) => Number(number.split("/")[2]));
    expect(second).toBe((first ?? 0) + 1);
    expect(shown).toHaveLength(2);
    const hendra = await world.person("Hendra Gunawan");
    expect((await read(`/dashboard/orders/${orders[0]}/invoice`, hendra)).status).toBe(404);
  });

  it("do not exist before the payment, and show refunds", async () => {
    const orderId = await latePaid(world, budi, await world.listing(sari));
    const { text } = await read(`/dashboard/orders/${orderId}/invoice`, budi);
    expect(text).toContain("Pengembalian diproses");
    expect(text).toContain("Hak pembeli");
    expect(numbersIn(text).map((number) => number.slice(0, 3))).toEqual(["INV", "KOR"]);
  });

  it("are summed up by month for the seller, and by seller for the accountant", async () => {
    const candra = await world.person("Candra Wijaya");
    const offer = await world.listing(candra, { title: "Servis AC", price: 200_000 });
    for (let n = 0; n < 2; n += 1) {
      const id = await paidOrder(world, budi, offer);
      await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    }
    const { text } = await read("/dashboard/balance/sales", candra);
    for (const words of ["Rp 400.000", "Rp 40.000", "Rp 360.000", "Pajak yang dipotong (0 %)", "Servis AC"])
      expect(text).toContain(words);
    const number = /SLIP\/\d{4}\/\d{2}\/\d{6}/.exec(text)?.[0] ?? "none";
    const month = monthKey(Date.now());
    const { csv } = await read(`/operator/books/fees.csv?bulan=${month}`, await newOperator(world));
    expect(csv).toContain(`${number};${candra.id};Candra Wijaya;400000;40000;0;0`);
    expect((await read(`/operator/books/fees.csv?bulan=${month}`, candra)).status).toBe(404);
  });

  it("keep the name of a closed account, for the accountant only", async () => {
    const fitri = await seller(world, "Fitri Handayani", 0);
    const id = await paidOrder(world, budi, await world.listing(fitri));
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    const { db } = world.context();
    await payOut(
      world,
      (await withdrawal(world, fitri, await balanceOf(world, `seller:${fitri.id}`))).id,
      await newOperator(world),
    );
    expect((await closeAccount(world, fitri)).status).toBe(303);
    const month = monthKey(Date.now());
    const { csv } = await read(`/operator/books/fees.csv?bulan=${month}`, await newOperator(world));
    expect(csv).toContain(`;${fitri.id};Fitri Handayani;`);
    const written: string[] = [];
    await exportBooks(db, String(new Date().getUTCFullYear()), {
      now: Date.now() + 1,
      write: (_, text) => void written.push(text),
    });
    expect(written.join("")).toContain(`Fitri Handayani;${fitri.id};`);
    expect((await read(`/dashboard/orders/${id}`, budi)).text).not.toContain("Fitri Handayani");
  });

  it("contain the seller's NPWP or NIK, masked, while it is stored", async () => {
    const eka = await seller(world, "Eka Lestari", 0);
    const id = await paidOrder(world, budi, await world.listing(eka));
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    const nik = "3174096512900007";
    const leave = async (form: Record<string, string>) =>
      world.fetch("/dashboard/balance/tax", { as: eka, form, headers: elsewhere() });
    const wrong = await leave({ kind: "nik", number: "3174", currentPassword: PASSWORD });
    expect(wrong.status).toBe(400);
    const html = await wrong.text();
    expect(pageText(html)).toContain("Nomor ini bukan NIK");
    expect(fieldValue(html, "number")).toBe("3174");
    const guessed = await leave({ kind: "nik", number: nik, currentPassword: "Salah#2026" });
    expect(pageText(await guessed.text())).toContain("Kata sandi ini salah");
    const papers = async () =>
      (await read("/dashboard/balance/tax", eka)).csv + (await read("/dashboard/balance/sales", eka)).csv;
    expect(await papers()).not.toContain("••••");
    const log = hush();
    expect((await leave({ kind: "nik", number: nik, currentPassword: PASSWORD })).status).toBe(303);
    expect(JSON.stringify(log.lines())).not.toContain(nik);
    log.end();
    const page = await read("/dashboard/balance/tax", eka);
    expect(page.text).toContain("NIK •••• 0007");
    const trail = part(page.csv, "navigation", "Remah roti");
    expect(part(trail.html, "link", "Saldo").href).toBe("/dashboard/balance");
    const side = part(page.csv, "navigation", "Dashboard");
    expect(part(side.html, "link", "Saldo").current).toBe(true);
    expect((await read("/dashboard/balance/sales", eka)).text).toContain("NIK •••• 0007");
    expect(await papers()).not.toContain(nik);
    for (const path of [`/u/${eka.id}`, `/dashboard/orders/${id}/invoice`])
      expect((await read(path, budi)).csv).not.toContain("•••• 0007");
    for (const currentPassword of ["", "Salah#2026"])
      expect((await leave({ act: "remove", currentPassword })).status).toBe(400);
    const kept = await leave({ act: "remove", currentPassword: "Salah#2026" });
    const refused = await kept.text();
    expect(pageText(refused)).toContain("Kata sandi ini salah");
    expect(refused).toContain("NIK •••• 0007");
    expect((await leave({ act: "remove", currentPassword: PASSWORD })).status).toBe(303);
    expect(await papers()).not.toContain("••••");
  });

  it("match the ledger", async () => {
    expect(await auditLedger(world)).toEqual([]);
  });

  it("of a month list as many sales as fit, even after many other entries", async () => {
    const dian = await world.person("Dian Pratiwi");
    await earn(world, dian, 50_000);
    const id = await paidOrder(world, budi, await world.listing(dian));
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    const month = { month: monthKey(Date.now()), span: { from: 0, until: Date.now() + 60_000 }, max: 1 };
    const { sales } = await readSellerMonth(world.context().db, dian.id, month);
    expect(sales.map(({ orderId }) => orderId)).toEqual([id]);
  });
});
