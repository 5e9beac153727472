import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { placeOrder } from "./support/buying";
import { SELLER } from "./support/demo-people";
import { launchOptions } from "./support/launch";
import {
  type Another,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hasScript,
  summaryNamed,
  test,
  waitForFormScripts,
} from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { postOffer } from "./support/selling";

test.use({ launchOptions: launchOptions({ pictures: true }) });

const photo = fileURLToPath(new URL("demo/pictures/kopi-lereng.webp", import.meta.url));

async function startConversation(page: Page, another: Another) {
  test.slow();
  const sari = await another();
  await signUpAndIn(sari, newAccount("Sari Melati"));
  const { gig, title } = await postOffer(sari);
  await signUpAndIn(page, newAccount("Budi Hartono"));
  await page.goto(gig);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  return { sari, budi: page, title };
}

async function say(page: Page, text: string) {
  await page.getByLabel("Tulis pesan").fill(text);
  await page.getByRole("button", { name: "Kirim Pesan" }).click();
}

/** In the top bar, or in the bottom bar of a narrow screen. */
const messagesLink = (page: Page) =>
  page
    .getByRole("link", { name: /^Pesan( ?,.*)?$/ })
    .filter({ visible: true })
    .first();

test("two members write to each other about a listing", { tag: ["@phone", "@no-script", "@not-desktop"] }, async ({
  page,
  another,
}) => {
  const { sari, budi, title } = await startConversation(page, another);
  await budi.getByRole("link", { name: "Tanya Penjual" }).click();
  await expect(budi.getByText("Belum ada pesan.")).toBeVisible();
  await expectAccessible(budi);
  await say(budi, "Apakah bisa selesai minggu ini?");
  await expect(budi.getByRole("log")).toContainText("Apakah bisa selesai minggu ini?");

  await sari.goto("/dashboard/orders");
  await expect(messagesLink(sari)).toHaveAccessibleName(/^Pesan ?, 1 (belum dibaca|baru)$/);
  await messagesLink(sari).click();
  await expect(sari.getByRole("heading", { name: "Pesan", exact: true })).toBeVisible();
  await expectAccessible(sari);
  await expectNoSidewaysScroll(sari);
  await sari.getByRole("link", { name: new RegExp(title) }).click();
  await expect(sari.getByRole("log")).toContainText("Apakah bisa selesai minggu ini?");

  // Budi's page stays open. With script Sari's message appears by itself.
  await say(sari, "Bisa, Pak. Rekening saya BCA 1234567890.");
  await expect(sari.getByRole("log")).toContainText("Bisa, Pak.");
  if (!hasScript()) await budi.reload();
  await expect(budi.getByRole("log")).toContainText("Bisa, Pak. Rekening saya BCA 1234567890.");
  for (const one of [budi, sari]) {
    await expect(one.getByText(/Pesan ini memuat nomor rekening/)).toBeVisible();
    await expectAccessible(one);
    await expectNoSidewaysScroll(one);
  }
  await sari.goto("/dashboard/orders");
  await expect(messagesLink(sari)).toHaveAccessibleName("Pesan");
  if (hasScript()) {
    // The message counts as read when it appears.
    await expect(async () => {
      await budi.goto("/dashboard/orders");
      await expect(messagesLink(budi)).toHaveAccessibleName("Pesan", { timeout: 1_000 });
    }).toPass();
  }
});

test("a message can have a picture, and very long texts stay inside the page", { tag: "@soak" }, async ({
  page,
  another,
}) => {
  const { sari, budi } = await startConversation(page, another);
  await budi.getByRole("link", { name: "Tanya Penjual" }).click();
  await say(budi, "w".repeat(200));
  await expect(budi.getByRole("log")).toContainText("wwww");
  await summaryNamed(budi, "Lampirkan foto").click();
  await budi.getByLabel(/^Foto/).setInputFiles(photo);
  await say(budi, "");
  await expect(budi.getByRole("img", { name: /^Foto 1 dari Anda/ })).toBeVisible();
  await expectNoSidewaysScroll(budi);
  await sari.goto("/messages");
  await expectNoSidewaysScroll(sari);
  await sari.getByRole("link", { name: /Budi Hartono/ }).click();
  const shown = sari.getByRole("img", { name: /^Foto 1 dari Budi Hartono/ });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});

test("a message that could not be sent keeps its text", async ({ page, another }) => {
  test.skip(!hasScript(), "without script the browser shows the error");
  const { budi } = await startConversation(page, another);
  await budi.getByRole("link", { name: "Tanya Penjual" }).click();
  await say(budi, "Halo");
  await expect(budi.getByRole("log")).toContainText("Halo");
  // The text appears at once. Its address exists after the response.
  await budi.waitForURL(/\/messages\/[2-9a-z]{20}/);
  await waitForFormScripts(budi);
  await budi.context().setOffline(true);
  await say(budi, "Terdengar?");
  await expect(budi.getByText("Belum terkirim. Periksa sambungan internet Anda.")).toBeVisible();
  await expect(budi.getByText("Sambungan terputus, mencoba lagi…")).toBeVisible();
  await budi.context().setOffline(false);
  await budi.getByRole("button", { name: "Kirim ulang" }).click();
  await expect(budi.getByText("Belum terkirim.")).toBeHidden();
  await expect(budi.getByRole("log")).toContainText("Terdengar?");
  await expect(budi.getByText("Sambungan terputus, mencoba lagi…")).toBeHidden();
});

test("an order's page shows the conversation of both sides", async ({ page, another }) => {
  const { sari, budi } = await startConversation(page, another);
  await placeOrder(budi, budi.url());
  await budi.goto("/dashboard/orders");
  await budi.getByRole("link", { name: /^Detail pesanan/ }).click();
  const panel = budi.getByRole("region", { name: "Aktivitas dan percakapan" });
  await expect(panel).toContainText("Pesanan dibuat");
  await say(budi, "Apakah file sumbernya ikut?");
  await expect(panel.getByRole("log")).toContainText("Apakah file sumbernya ikut?");
  await expect(budi).toHaveURL(/\/dashboard\/orders\//);
  await expectAccessible(budi);
  await expectNoSidewaysScroll(budi);

  await sari.goto(new URL(budi.url()).pathname);
  await expect(sari.getByRole("log")).toContainText("Apakah file sumbernya ikut?");
  await say(sari, "Ikut, Pak.");
  await expect(sari).toHaveURL(/\/dashboard\/orders\//);
  if (!hasScript()) await budi.reload();
  await expect(panel.getByRole("log")).toContainText("Ikut, Pak.");
  await panel.getByRole("link", { name: "Buka chat" }).click();
  await expect(budi.getByRole("heading", { name: "Sari Melati" })).toBeVisible();
  await expect(budi.getByRole("log")).toContainText("Ikut, Pak.");
});

/** Delays every message. The returned array gets a function for each that releases it. */
async function delayMessages(page: Page) {
  const held: (() => void)[] = [];
  await page.route("**/messages/**", async (route) => {
    if (route.request().method() === "POST") await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return held;
}

test("a message that is being sent keeps its button busy, and a toast confirms it", async ({ page, another }) => {
  const { budi } = await startConversation(page, another);
  await placeOrder(budi, budi.url());
  await budi.goto("/dashboard/orders");
  await budi.getByRole("link", { name: /^Detail pesanan/ }).click();
  const log = budi.getByRole("log");
  // The toast of the previous message may still be visible.
  const toast = budi.getByRole("status").filter({ hasText: "Pesan terkirim" }).last();
  const send = budi.getByRole("button", { name: "Kirim Pesan" });
  const busy = budi.getByRole("button", { name: "Memproses..." });
  if (!hasScript()) {
    await say(budi, "Halo");
    await expect(toast).toBeVisible();
    return;
  }
  await waitForFormScripts(budi);
  const held = await delayMessages(budi);
  const letGo = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };

  // The first message of an order starts a conversation.
  await say(budi, "Apakah file sumbernya ikut?");
  await expect(busy).toBeDisabled();
  await letGo();
  await expect(toast).toBeVisible();
  await expect(send).toBeEnabled();
  await expect(log).toContainText("Apakah file sumbernya ikut?");

  await say(budi, "Dan berapa lama?");
  await expect(busy).toBeDisabled();
  // The next message can be written and sent meanwhile.
  await budi.getByLabel("Tulis pesan").fill("Terima kasih.");
  await expect(send).toBeEnabled();
  await send.click();
  await letGo();
  await expect(toast).toBeVisible();
  await letGo();
  await expect(busy).toBeHidden();
  await expect(log.getByText("Mengirim…")).toHaveCount(0);
  await expect(log).toContainText("Terima kasih.");

  await budi.getByRole("link", { name: "Buka chat" }).click();
  await waitForFormScripts(budi);
  await say(budi, "Saya tunggu ya.");
  await expect(busy).toBeDisabled();
  await letGo();
  await expect(toast).toBeVisible();
  await expect(send).toBeEnabled();
  await expectAccessible(budi);
});

test.describe("the demo's seller", () => {
  test.use({ storageState: SELLER.session });

  test("sees an unread question, and a hint beside a phone number", async ({ page }) => {
    await page.goto("/messages");
    await expect(page.getByRole("link", { name: /Agus Maulana/ })).toBeVisible();
    await page.getByRole("link", { name: /Agus Maulana/ }).click();
    await expect(page.getByText(/Pesan ini memuat nomor telepon/)).toBeVisible();
    await expectAccessible(page);
  });
});
