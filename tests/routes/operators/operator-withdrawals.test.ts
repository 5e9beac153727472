import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withdrawals } from "~/database/schema/money";
import { ASSIGNMENT_LASTS } from "~/payouts/manual-payout";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { balanceOf } from "../../support/flows/money";
import { newOperator } from "../../support/flows/operators";
import { PAYOUT_ACCOUNT, seller, withdrawal } from "../../support/flows/paying-out";
import { fieldValue, hrefs, pageText } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const LIST = "/operator/withdrawals";

let world: World;
let ayu: TestPerson;
let bima: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world, "Ayu Pramesti");
  bima = await newOperator(world, "Bima Pratama");
});
afterAll(() => world.stop());

const show = async (path: string, as = ayu) => {
  const response = await world.fetch(path, { as });
  expect(response.status).toBe(200);
  expect(databaseCost(response).trips).toBeLessThanOrEqual(2);
  return response.text();
};
const send = (id: string, form: Record<string, string>, as = ayu) => world.fetch(`${LIST}/${id}`, { as, form });

async function sellerWithWithdrawal(name: string, amount: number) {
  const person = await seller(world, name, amount);
  return { person, ...(await withdrawal(world, person, amount)) };
}

describe("the list", () => {
  it("shows open ones, oldest first, and decided ones apart", async () => {
    expect(pageText(await show(LIST))).toContain("Tidak ada penarikan yang menunggu");
    const first = await sellerWithWithdrawal("Sari Wulandari", 100_000);
    await sellerWithWithdrawal("Hendra Gunawan", SECOND_PERSON_ABOVE + 1);
    const waiting = pageText(await show(LIST));
    expect(waiting).toMatch(/Sari Wulandari.*Perlu dibayar.*Hendra Gunawan.*Perlu persetujuan pertama/);
    expect(waiting).not.toContain(PAYOUT_ACCOUNT.number);
    await send(first.id, { act: "assign" });
    await send(first.id, { act: "pay", reference: "TRX-77" });
    expect(pageText(await show(LIST))).not.toContain("Sari Wulandari");
    expect(pageText(await show(`${LIST}?status=selesai`))).toMatch(/Sari Wulandari.*Dibayarkan/);
  });

  it("has pages by key for both", async () => {
    for (let n = 0; n < 23; n += 1) {
      const { id } = await sellerWithWithdrawal(`Penjual ${n}`, 10_000);
      if (n % 2 === 0) await send(id, { act: "fail_withdrawal", reason: "Nomor rekening tidak dikenal." });
    }
    const walk = async (path: string) => {
      const seen: string[] = [];
      for (let next: string | undefined = path; next; ) {
        const html = await show(next);
        seen.push(...hrefs(html).filter((href) => /withdrawals\/[2-9a-z]{20}$/.test(href)));
        next = hrefs(html).find((href) => href.includes("after="));
      }
      return seen;
    };
    const [open, closed] = [await walk(LIST), await walk(`${LIST}?status=selesai`)];
    expect(open).toHaveLength(12);
    expect(closed).toHaveLength(13);
    expect(new Set([...open, ...closed]).size).toBe(25);
  });

  it("is not found for anybody else", async () => {
    const { id, person } = await sellerWithWithdrawal("Rina Kartika", 100_000);
    for (const path of [LIST, `${LIST}/${id}`]) expect((await world.fetch(path, { as: person })).status).toBe(404);
    expect((await send(id, { act: "pay", reference: "TRX-1" }, person)).status).toBe(404);
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });
});

describe("one withdrawal", () => {
  it("shows the account, in full to the assigned operator, and whether its name differs from the owner's", async () => {
    const own = await sellerWithWithdrawal("Sari Wulandari", 100_000);
    const before = await show(`${LIST}/${own.id}`);
    expect(pageText(before)).toContain("Nomor •••• 7890");
    expect(before).not.toContain(PAYOUT_ACCOUNT.number);
    await send(own.id, { act: "assign" });
    const said = pageText(await show(`${LIST}/${own.id}`));
    expect(said).toContain(`Nomor ${PAYOUT_ACCOUNT.number}`);
    expect(await show(`${LIST}/${own.id}`, bima)).not.toContain(PAYOUT_ACCOUNT.number);
    expect(said).toContain("Ini penarikan pertamanya");
    expect(said).not.toContain("berbeda dari nama akun");
    const other = await sellerWithWithdrawal("Hendra Gunawan", 100_000);
    expect(pageText(await show(`${LIST}/${other.id}`))).toContain("berbeda dari nama akun");
  });

  it("requires a reference or a reason, and keeps the typed values", async () => {
    const { id } = await sellerWithWithdrawal("Sari Wulandari", 100_000);
    await send(id, { act: "assign" });
    const none = await send(id, { act: "pay", reference: " " });
    expect(none.status).toBe(400);
    expect(pageText(await none.text())).toContain("Tulis nomor referensi dari bank");
    const short = await send(id, { act: "fail_withdrawal", reason: "Salah" });
    const html = await short.text();
    expect(pageText(html)).toContain("Tulis alasannya, minimal 10 karakter");
    expect(fieldValue(html, "reason")).toBe("Salah");
    expect((await send(id, { act: "something" })).status).toBe(400);
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });

  it("says if another operator acted first", async () => {
    const { id } = await sellerWithWithdrawal("Sari Wulandari", 100_000);
    await send(id, { act: "assign" });
    await send(id, { act: "pay", reference: "TRX-77" });
    const late = await send(id, { act: "fail_withdrawal", reason: "Nomor rekening tidak dikenal." }, bima);
    expect(pageText(await toastOf(world, late, bima))).toContain("Penarikan ini sudah diputuskan");
  });

  it("needs two people above the limit", async () => {
    const { id } = await sellerWithWithdrawal("Sari Wulandari", SECOND_PERSON_ABOVE + 1);
    expect(pageText(await show(`${LIST}/${id}`))).not.toContain("Tandai Sudah Dibayar");
    await send(id, { act: "approve", reason: "Nama dan rekening cocok." });
    expect(pageText(await show(`${LIST}/${id}`))).toContain("Anda sudah menyetujuinya");
    const alone = await send(id, { act: "assign" });
    expect(pageText(await toastOf(world, alone, ayu))).toContain("harus operator lain");
    await send(id, { act: "assign" }, bima);
    const paid = await send(id, { act: "pay", reference: "TRX-77" }, bima);
    expect(pageText(await toastOf(world, paid, bima))).toContain("Penarikan ditandai sudah dibayar");
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
    expect(pageText(await show(`${LIST}/${id}`))).toMatch(
      /Membayar penarikan.*Mengerjakan penarikan.*Menyetujui penarikan/,
    );
  });
});

describe("an assigned withdrawal", () => {
  it("names its operator to others, on its page and in the list, and refuses their actions", async () => {
    const { id } = await sellerWithWithdrawal("Citra Maharani", 100_000);
    expect(pageText(await show(`${LIST}/${id}`))).toContain("Saya Kerjakan");
    expect(pageText(await show(`${LIST}/${id}`))).not.toContain("Tandai Sudah Dibayar");
    await send(id, { act: "assign" });
    const own = pageText(await show(`${LIST}/${id}`));
    expect(own).toMatch(/Anda mengerjakannya sejak.*Tandai Sudah Dibayar.*Lepaskan/);
    const others = pageText(await show(`${LIST}/${id}`, bima));
    expect(others).toContain("Ayu Pramesti mengerjakannya sejak");
    for (const button of ["Tandai Sudah Dibayar", "Saya Kerjakan", "Ambil Alih", "Nyatakan Gagal"])
      expect(others).not.toContain(button);
    expect(pageText(await show(LIST, bima))).toMatch(/Citra Maharani.*Dikerjakan Ayu Pramesti sejak/);
    expect(pageText(await show(LIST))).toMatch(/Citra Maharani.*Anda kerjakan sejak/);
    const tries: Record<string, string>[] = [
      { act: "pay", reference: "TRX-77" },
      { act: "assign" },
      { act: "take_over" },
      { act: "fail_withdrawal", reason: "Nomor rekening tidak dikenal." },
    ];
    for (const form of tries)
      expect(pageText(await toastOf(world, await send(id, form, bima), bima))).toContain(
        "Operator lain sedang mengerjakannya",
      );
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });

  it("is free again after it was unassigned", async () => {
    const { id } = await sellerWithWithdrawal("Citra Maharani", 100_000);
    await send(id, { act: "assign" });
    const freed = await send(id, { act: "unassign" });
    expect(pageText(await toastOf(world, freed, ayu))).toContain("Penarikan dilepaskan");
    expect(pageText(await show(`${LIST}/${id}`, bima))).toContain("Saya Kerjakan");
    const unclaimed = await send(id, { act: "pay", reference: "TRX-77" });
    expect(pageText(await toastOf(world, unclaimed, ayu))).toContain("tidak ada di tangan Anda");
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });

  it("can be taken over after two hours, with a warning to check the bank statement first", async () => {
    const { id } = await sellerWithWithdrawal("Citra Maharani", 100_000);
    await send(id, { act: "assign" });
    const { db, now } = world.context();
    await db
      .update(withdrawals)
      .set({ assignedAt: now - ASSIGNMENT_LASTS })
      .where(eq(withdrawals.id, id));
    expect(pageText(await show(LIST, bima))).toMatch(/Citra Maharani.*Ditinggalkan Ayu Pramesti sejak/);
    const left = pageText(await show(`${LIST}/${id}`, bima));
    expect(left).toMatch(/ditinggalkan sejak.*Periksa dahulu mutasi rekening bank.*Ambil Alih/);
    await send(id, { act: "take_over" }, bima);
    const taken = await show(`${LIST}/${id}`, bima);
    expect(pageText(taken)).toMatch(/Anda mengambil alih ini.*Pastikan di mutasi bank/);
    expect(pageText(taken)).toMatch(/Mengambil alih penarikan Ditinggalkan Ayu Pramesti sejak/);
    expect(taken).toContain(PAYOUT_ACCOUNT.number);
    const late = await send(id, { act: "pay", reference: "TRX-1" });
    expect(pageText(await toastOf(world, late, ayu))).toContain("Operator lain sedang mengerjakannya");
    await send(id, { act: "pay", reference: "TRX-2" }, bima);
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
  });
});
