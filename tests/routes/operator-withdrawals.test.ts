import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECOND_PERSON_ABOVE } from "~/domain/withdrawal";
import { balanceOf } from "../support/money";
import { operator } from "../support/operating";
import { ACCOUNT, seller, withdrawal } from "../support/paying-out";
import { fieldValue, hrefs, words } from "../support/reading";
import { toastOf } from "../support/toast";
import { databaseCost } from "../support/weight";
import { type Person, startWorld, type World } from "../support/world";

const LIST = "/operator/withdrawals";

let world: World;
let ayu: Person;
let bima: Person;
beforeAll(async () => {
  world = await startWorld();
  ayu = await operator(world, "Ayu Pramesti");
  bima = await operator(world, "Bima Pratama");
});
afterAll(() => world.stop());

const show = async (path: string, as = ayu) => {
  const response = await world.fetch(path, { as });
  expect(response.status).toBe(200);
  expect(databaseCost(response).trips).toBeLessThanOrEqual(2);
  return response.text();
};
const send = (id: string, form: Record<string, string>, as = ayu) =>
  world.fetch(`${LIST}/${id}`, { as, form });

/** A seller of that name with one open withdrawal. */
async function asked(name: string, amount: number) {
  const person = await seller(world, name, amount);
  return { person, ...(await withdrawal(world, person, amount)) };
}

describe("the list", () => {
  it("has what waits, the oldest first, and what was decided apart", async () => {
    expect(words(await show(LIST))).toContain("Tidak ada penarikan yang menunggu");
    const first = await asked("Sari Wulandari", 100_000);
    await asked("Hendra Gunawan", SECOND_PERSON_ABOVE + 1);
    const waiting = words(await show(LIST));
    expect(waiting).toMatch(/Sari Wulandari.*Perlu dibayar.*Hendra Gunawan.*Perlu persetujuan pertama/);
    expect(waiting).not.toContain(ACCOUNT.number);
    await send(first.id, { act: "payment", reference: "TRX-77" });
    expect(words(await show(LIST))).not.toContain("Sari Wulandari");
    expect(words(await show(`${LIST}?status=selesai`))).toMatch(/Sari Wulandari.*Dibayarkan/);
  });

  it("goes on by key on both sides", async () => {
    for (let n = 0; n < 23; n += 1) {
      const { id } = await asked(`Penjual ${n}`, 10_000);
      if (n % 2 === 0) await send(id, { act: "failure", reason: "Nomor rekening tidak dikenal." });
    }
    const walk = async (path: string) => {
      const seen: string[] = [];
      for (let next: string | undefined = path; next; ) {
        const html = await show(next);
        seen.push(...hrefs(html).filter((href) => /withdrawals\/[0-9a-f-]{36}$/.test(href)));
        next = hrefs(html).find((href) => href.includes("after="));
      }
      return seen;
    };
    const [open, closed] = [await walk(LIST), await walk(`${LIST}?status=selesai`)];
    expect(open).toHaveLength(12);
    expect(closed).toHaveLength(13);
    expect(new Set([...open, ...closed]).size).toBe(25);
  });

  it("does not exist for anybody else", async () => {
    const { id, person } = await asked("Rina Kartika", 100_000);
    for (const path of [LIST, `${LIST}/${id}`])
      expect((await world.fetch(path, { as: person })).status).toBe(404);
    expect((await send(id, { act: "payment", reference: "TRX-1" }, person)).status).toBe(404);
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });
});

describe("one withdrawal", () => {
  it("shows where the money goes in full, and whether the name is the asker's", async () => {
    const own = await asked("Sari Wulandari", 100_000);
    const said = words(await show(`${LIST}/${own.id}`));
    expect(said).toContain(`Nomor ${ACCOUNT.number}`);
    expect(said).toContain("Ini penarikan pertamanya");
    expect(said).not.toContain("berbeda dari nama akun");
    const other = await asked("Hendra Gunawan", 100_000);
    expect(words(await show(`${LIST}/${other.id}`))).toContain("berbeda dari nama akun");
  });

  it("asks for a reference or a reason, and keeps what was typed", async () => {
    const { id } = await asked("Sari Wulandari", 100_000);
    const none = await send(id, { act: "payment", reference: " " });
    expect(none.status).toBe(400);
    expect(words(await none.text())).toContain("Tulis nomor referensi dari bank");
    const short = await send(id, { act: "failure", reason: "Salah" });
    const html = await short.text();
    expect(words(html)).toContain("Tulis alasannya, minimal 10 karakter");
    expect(fieldValue(html, "reason")).toBe("Salah");
    expect((await send(id, { act: "something" })).status).toBe(400);
    expect(await balanceOf(world, `payout:${id}`)).toBe(100_000);
  });

  it("says so when another was faster", async () => {
    const { id } = await asked("Sari Wulandari", 100_000);
    await send(id, { act: "payment", reference: "TRX-77" });
    const late = await send(id, { act: "failure", reason: "Nomor rekening tidak dikenal." }, bima);
    expect(words(await toastOf(world, late, bima))).toContain("Penarikan ini sudah diputuskan");
  });

  it("takes two people above the limit", async () => {
    const { id } = await asked("Sari Wulandari", SECOND_PERSON_ABOVE + 1);
    expect(words(await show(`${LIST}/${id}`))).not.toContain("Tandai Sudah Dibayar");
    await send(id, { act: "approval", reason: "Nama dan rekening cocok." });
    expect(words(await show(`${LIST}/${id}`))).toContain("Anda sudah menyetujuinya");
    const alone = await send(id, { act: "payment", reference: "TRX-77" });
    expect(words(await toastOf(world, alone, ayu))).toContain("harus operator lain");
    const paid = await send(id, { act: "payment", reference: "TRX-77" }, bima);
    expect(words(await toastOf(world, paid, bima))).toContain("Penarikan ditandai sudah dibayar");
    expect(await balanceOf(world, `payout:${id}`)).toBe(0);
    expect(words(await show(`${LIST}/${id}`))).toMatch(/Membayar penarikan.*Menyetujui penarikan/);
  });
});
