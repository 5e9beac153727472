import type { Page } from "@playwright/test";
import { placeOrder } from "./support/buying";
import { expect, expectAccessible, expectNoSidewaysScroll, hasScript, test, waitForHydration } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { postOffer } from "./support/selling";

async function expectUnread(page: Page, count: number): Promise<void> {
  const name = count > 0 ? `Notifikasi, ${count} belum dibaca` : "Notifikasi";
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
}

async function countMail(page: Page, to: string, subject: RegExp): Promise<number> {
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(to)}`);
  return page.getByRole("heading", { name: subject }).count();
}

test("notifications are listed, marked as read, and mailed if wanted", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page, another }) => {
  test.slow();
  const sari = newAccount("Sari Lestari");
  const budi = newAccount("Budi Hartono");
  let gig = "";
  const budis = await another();
  const order = () => placeOrder(budis, gig);

  await test.step("Sari has no notification yet", async () => {
    await signUpAndIn(page, sari);
    ({ gig } = await postOffer(page));
    await page.goto("/notifications");
    await expect(page.getByText("Belum ada notifikasi")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("Budi orders; Sari gets a mail and a notification that leads to the order", async () => {
    await signUpAndIn(budis, budi);
    await order();
    await order();
    await page.goto("/notifications");
    await expectUnread(page, 2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page
      .getByRole("button", { name: /Pesanan baru dari Budi/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard\/orders\//);
    await page.goto("/notifications");
    await expectUnread(page, 1);
    expect(await countMail(page, sari.email, /Pesanan baru dari Budi/)).toBe(2);
  });

  await test.step("she marks all as read, and the bell's count follows", async () => {
    await page.goto("/notifications");
    await page.getByRole("button", { name: "Tandai semua dibaca" }).click();
    await expect(page.getByText("Semua notifikasi sudah dibaca")).toBeVisible();
    await expectUnread(page, 0);
    await expect(page.getByRole("button", { name: "Tandai semua dibaca" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Pesanan baru dari Budi/ })).toHaveCount(2);
  });

  await test.step("she switches off mails about orders and gets none", async () => {
    await page.getByRole("link", { name: "Atur email notifikasi" }).click();
    await expect(page.getByLabel(/^Pesanan/)).toBeChecked();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel(/^Pesanan/).uncheck();
    await page.getByRole("button", { name: "Simpan" }).click();
    await expect(page.getByText("Pilihan email disimpan")).toBeVisible();
    await expect(page.getByLabel(/^Pesanan/)).not.toBeChecked();
    await order();
    await page.goto("/notifications");
    await expectUnread(page, 1);
    expect(await countMail(page, sari.email, /Pesanan baru dari Budi/)).toBe(2);
  });
});

test("the settings pages link to each other", async ({ page }) => {
  await signUpAndIn(page, newAccount("Wulan Ayu"));
  await page.goto("/profile/edit");
  for (const name of ["Keamanan", "Email", "Profil"]) {
    await page.getByRole("navigation", { name: "Pengaturan akun" }).getByRole("link", { name }).click();
    await expect(page.getByRole("navigation", { name: "Pengaturan akun" }).getByRole("link", { name })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test("a success toast disappears unless the pointer is on it, and a page shows that the next one is loading", async ({
  page,
}) => {
  test.skip(!hasScript(), "needs script");
  await page.clock.install();
  await signUpAndIn(page, newAccount("Wulan Ayu"));
  await page.goto("/account/notifications");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Simpan" }).click();
  const toast = page.getByText("Pilihan email disimpan");
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_000);
  await expect(toast).toBeHidden();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/security\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Keamanan" }).click();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  answer();
  await expect(page.getByRole("heading", { name: "Keamanan", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "false");
});
