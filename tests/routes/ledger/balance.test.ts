import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { monthKey } from "~/platform/dates";
import { newOperator } from "../../support/flows/operators";
import { paidOrder } from "../../support/flows/order-steps";
import {
  askFor,
  earn,
  PAYOUT_ACCOUNT,
  payOut,
  seller,
  withdrawal,
  withdrawalsOf,
} from "../../support/flows/paying-out";
import { fieldValue, hrefs, linksNamed, linkTexts, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const PAGE = "/dashboard/balance";
const ASK = `${PAGE}/withdrawals/new`;

let world: World;
let ayu: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world, "Ayu Lestari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function releasedOrder(listingId: string): Promise<void> {
  const id = await paidOrder(world, budi, listingId);
  const answer = await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
  expect(answer.status).toBe(303);
}

const show = async (as: TestPerson, path = PAGE) => {
  const response = await world.fetch(path, { as });
  expect(response.status).toBe(200);
  return response.text();
};

describe("the balance", () => {
  it("is empty at first, and says what comes next", async () => {
    const html = await show(await seller(world, "Rina Kartika", 0));
    const said = pageText(html);
    expect(linksNamed(html, /^Tawarkan Jasa$/)).toContain("/dashboard/services/create");
    expect(said).toContain("Saldo Anda masih kosong");
    expect(said).toContain("Tawarkan Jasa");
  });

  it("separates held, available, pending and paid money", async () => {
    const sari = await seller(world, "Sari Wulandari", 0);
    const listing = await world.listing(sari, { title: "Logo untuk kedai kopi", price: 350_000 });
    await releasedOrder(listing);
    await paidOrder(world, budi, listing);
    const paid = await withdrawal(world, sari, 100_000);
    await payOut(world, paid.id, ayu, "TRX-77");
    await withdrawal(world, sari, 50_000);

    const response = await world.fetch(PAGE, { as: sari });
    expect(databaseCost(response).trips).toBe(1);
    const html = await response.text();
    const said = pageText(html);
    expect(said).toContain("Saldo Rp 165.000 Anda bisa menarik lagi setelah penarikan ini selesai.");
    expect(said).not.toContain("Dapat ditarik sekarang");
    expect(said).toContain("Dalam titipan Rp 315.000");
    expect(said).toContain("Sedang ditarik Rp 50.000");
    expect(said).toContain("Sudah ditarik Rp 100.000");
    expect(said).toContain("Titipan dari 1 pesanan berjalan, sesudah biaya platform.");
    expect(said).toContain("Nomor referensi TRX-77");
    expect(said).toContain("BCA •••• 7890");
    expect(html).not.toContain(PAYOUT_ACCOUNT.number);
    // Newest first, each with the balance after it.
    expect(said).toMatch(
      /Penarikan diminta BCA •••• 7890 − Rp 50\.000 Saldo Rp 165\.000.*Penarikan diminta .*− Rp 100\.000 Saldo Rp 215\.000.*Bayaran pesanan Logo untuk kedai kopi \+ Rp 315\.000 Saldo Rp 315\.000/,
    );
    expect(hrefs(html).some((href) => href.startsWith("/dashboard/orders/"))).toBe(true);
  });

  it("has pages by key, each with its balance", async () => {
    const sari = await seller(world, "Sari Wulandari", 0);
    const now = Date.now();
    // Two of each time, so that a page may end between them.
    for (let n = 0; n < 50; n += 1) await earn(world, sari, 10_000 + n, now - (50 - (n - (n % 2))) * 60_000);
    const seen: string[] = [];
    let path: string | undefined = PAGE;
    for (let pages = 0; path && pages < 5; pages += 1) {
      const html = await show(sari, path);
      seen.push(...(pageText(html).match(/\+ Rp [\d.]+ Saldo Rp [\d.]+/g) ?? []));
      path = hrefs(html).find((href) => href.includes("?after="));
    }
    const expected = Array.from({ length: 50 }, (_, n) => 10_000 + n);
    const sums = expected.map((_, n) => expected.slice(0, n + 1).reduce((sum, one) => sum + one, 0));
    const rupiah = (amount: number) => `Rp ${amount.toLocaleString("id-ID")}`;
    expect(seen).toEqual(expected.map((one, n) => `+ ${rupiah(one)} Saldo ${rupiah(sums[n] ?? 0)}`).reverse());
  });

  it("offers a report for each month since its owner joined", async () => {
    const sari = await seller(world, "Sari Wulandari", 90_000);
    const months = async () => (await show(sari, PAGE)).match(/<option value="[0-9-]+"/g)?.length;
    expect(await months()).toBe(1);
    const joined = world.bindings.DB.prepare("update users set created_at = ? where id = ?");
    await joined.bind(Date.UTC(2021, 0, 1), sari.id).run();
    expect(await months()).toBe(24);
  });

  it("is private", async () => {
    const response = await world.fetch(PAGE);
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fdashboard%2Fbalance");
    const rina = await seller(world, "Rina Kartika", 0);
    expect(pageText(await show(rina, PAGE))).not.toContain("Sari");
    for (const path of [ASK, `${PAGE}/withdrawals`, `${PAGE}/statement.csv`])
      expect((await world.fetch(path)).headers.get("Location")).toMatch(/^\/login\?/);
  });
});

describe("the form", () => {
  it("offers the whole sum, and the last account with a masked number", async () => {
    const sari = await seller(world, "Sari Wulandari", 400_000);
    const first = await show(sari, ASK);
    expect(pageText(first)).toContain("Semua saldo, Rp 400.000");
    expect(fieldValue(first, "portion")).toBe("all");
    const { id } = await withdrawal(world, sari, 100_000);
    await decideWithdrawal(world.context(), "fail_withdrawal", {
      id,
      operatorId: ayu.id,
      words: "Nomor tidak dikenal.",
    });
    expect(pageText(await show(sari, PAGE))).toContain("Dapat ditarik sekarang Rp 400.000");
    const second = await show(sari, ASK);
    expect(pageText(second)).toContain("BCA •••• 7890, a.n. Sari Wulandari");
    expect(second).not.toContain(PAYOUT_ACCOUNT.number);
    expect(fieldValue(second, "to")).toBe(id);

    const answer = await askFor(world, sari, {
      portion: "all",
      amount: "",
      shown: "400000",
      to: id,
      channel: "",
      number: "",
      holder: "",
    });
    expect(answer.status).toBe(303);
    const toast = pageText(await toastOf(world, answer, sari));
    expect(toast).toContain("Penarikan diminta");
    expect(toast).toContain("Rp 400.000 dikirim ke BCA •••• 7890 setelah diperiksa.");
    expect((await withdrawalsOf(world, sari)).at(-1)).toMatchObject({
      amount: 400_000,
      account: PAYOUT_ACCOUNT,
    });
    expect(pageText(await show(sari, ASK))).toContain("Masih ada penarikan yang diproses");
    await world.listing(sari);
    const start = await show(sari, "/dashboard");
    expect(linkTexts(start, PAGE)).toContain("Penarikan diproses");
    expect(hrefs(start)).not.toContain(ASK);
  });

  const none = { channel: "", number: "", holder: "" };
  it.each([
    [
      { ...none, amount: "", currentPassword: "" },
      ["Tulis jumlah", "Pilih bank", "Tulis nomor rekening", "Tulis nama pemilik", "Tulis kata sandi Anda"],
    ],
    [{ amount: "dua ratus" }, ["Tulis jumlah dalam rupiah"]],
    [{ amount: "9.999" }, ["Penarikan minimal Rp 10.000"]],
    [{ amount: "400.001" }, ["Jumlah ini lebih besar dari saldo Anda sekarang"]],
    [{ portion: "all", shown: "400000" }, ["Anda memilih semua saldo"]],
    [{ portion: "all", shown: "x", amount: "" }, ["Pilih berapa yang ditarik"]],
    [{ portion: "", amount: "" }, ["Pilih berapa yang ditarik"]],
    [{ channel: "GoPay", number: "1234567890" }, ["Tulis nomor ponsel e-wallet"]],
    [{ to: crypto.randomUUID() }, ["Anda memilih rekening yang dipakai terakhir"]],
    [{ to: crypto.randomUUID(), ...none }, ["Rekening yang dipakai terakhir sudah berganti"]],
    [{ currentPassword: "Salah#2026" }, ["Kata sandi ini salah"]],
    [
      { amount: "900.000", currentPassword: "Salah#2026" },
      ["Jumlah ini lebih besar dari saldo Anda sekarang", "Kata sandi ini salah"],
    ],
    [
      { amount: "900.000", number: "12", currentPassword: "Salah#2026" },
      ["Jumlah ini lebih besar dari saldo Anda sekarang", "Kata sandi ini salah", "Tulis nomor rekening"],
    ],
    [
      { amount: "900.000", number: "12", currentPassword: "" },
      ["Jumlah ini lebih besar dari saldo Anda sekarang", "Tulis kata sandi Anda", "Tulis nomor rekening"],
    ],
  ] as [Record<string, string>, string[]][])("sends %o back with %o", async (changes, says) => {
    const sari = await seller(world, "Sari Wulandari", 400_000);
    const answer = await askFor(world, sari, changes);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    for (const sentence of says) expect(pageText(html)).toContain(sentence);
    if (changes.holder === undefined) expect(fieldValue(html, "holder")).toBe(PAYOUT_ACCOUNT.holder);
    expect(html).not.toContain("Melati#2026");
    expect(await withdrawalsOf(world, sari)).toEqual([]);
  });

  it("takes at most three trips", async () => {
    const sari = await seller(world, "Sari Wulandari", 400_000);
    expect(databaseCost(await askFor(world, sari)).trips).toBeLessThanOrEqual(3);
  });
});

describe("the statement", () => {
  it("is a table of the month that a spreadsheet opens", async () => {
    const sari = await seller(world, "Sari Wulandari", 0);
    const listing = await world.listing(sari, { title: "=1+1; kedai", price: 350_000 });
    await earn(world, sari, 70_000, Date.now() - 40 * 86_400_000);
    await releasedOrder(listing);
    const made = await withdrawal(world, sari, 100_000);
    const response = await world.fetch(`${PAGE}/statement.csv`, { as: sari });
    const month = monthKey(Date.now());
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="saldo-jasawarga-${month}.csv"`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    expect(lines[0]).toBe("Waktu (WIB);Keterangan;Rincian;Nomor;Masuk (Rp);Keluar (Rp);Saldo (Rp)");
    expect(lines[1]).toMatch(/^\d{4}-\d\d-01 00:00;Saldo awal;;;;;70000$/);
    expect(lines[2]).toMatch(/;Bayaran pesanan;"'=1\+1; kedai";[2-9a-z]{20};315000;;385000$/);
    expect(lines[3]).toMatch(new RegExp(`;Penarikan diminta;BCA •••• 7890;${made.id};;100000;285000$`));
    expect(lines[4]).toMatch(/;Saldo akhir;;;;;285000$/);
    expect(lines[5]).toBe("");
  });

  it("of thousands of ledger entries is complete", async () => {
    const sari = await seller(world, "Sari Wulandari", 0);
    await world.bindings.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2500)
       insert into ledger select 'many-' || ?1 || i, 1, null, 'gateway_clearing', 'seller:' || ?1, 100, cast(?2 as integer) - 2500 + i from n`,
    )
      .bind(sari.id, Date.now())
      .run();
    const text = await (await world.fetch(`${PAGE}/statement.csv`, { as: sari })).text();
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(2_503);
    expect(lines.at(-1)).toMatch(/Saldo akhir;;;;;250000$/);
    expect(lines[1_002]).toMatch(/;100;;100100$/);
  });

  it("of a month without entries shows its balance, and does not exist for an invalid or future month", async () => {
    const sari = await seller(world, "Sari Wulandari", 50_000);
    const empty = await (await world.fetch(`${PAGE}/statement.csv?bulan=2024-02`, { as: sari })).text();
    expect(empty.trimEnd().split("\r\n")).toHaveLength(3);
    expect(empty).toContain("2024-02-29 23:59;Saldo akhir;;;;;0");
    for (const month of ["2024-13", "x", "%22%0d%0aX-Evil:1", "", "2099-01"]) {
      const refused = await world.fetch(`${PAGE}/statement.csv?bulan=${month}`, { as: sari });
      expect(refused.status).toBe(400);
      expect(refused.headers.get("content-disposition")).toBeNull();
      expect(await refused.text()).toContain("bulan yang sudah dimulai");
    }
    expect((await world.fetch(`${PAGE}/statement.csv.data`, { as: sari })).status).toBe(404);
  });
});
