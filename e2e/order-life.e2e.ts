import { fileURLToPath } from "node:url";
import { completeOrderOnPage, placePaidOrder } from "./support/buying";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hasScript,
  summaryNamed,
  test,
  waitForHydration,
} from "./support/page";
import { newAccount, signUpAndIn, switchUser } from "./support/people";
import { deliverWork, signUpSellerWithOffer } from "./support/selling";

const FILE = fileURLToPath(new URL("./demo/pictures/kopi-lereng.webp", import.meta.url));
const NOTE = "Logo dalam tiga warna, siap cetak.";
const CHANGE = "Tulisan di bawah daunnya mohon sedikit lebih tebal.";

test("an order is delivered, revised, delivered again and accepted", async ({ page }) => {
  test.slow();
  const { sari, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount("Budi Hartono");
  let order = "";

  await test.step("Budi orders and pays", async () => {
    await signUpAndIn(page, budi);
    order = await placePaidOrder(page, gig);
  });

  await test.step("Sari is notified, and an empty delivery is rejected", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await expect(page.getByText("Giliran Anda").first()).toBeVisible();
    await page.getByRole("button", { name: "Serahkan Hasil" }).click();
    await expect(page.getByText(/Tulis catatan serah terima/).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.goto(order);
    await deliverWork(page, NOTE, FILE);
  });

  await test.step("Budi reads the delivery and requests a revision", async () => {
    await switchUser(page, budi);
    await page.goto(order);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole("link", { name: /kopi-lereng\.webp/ })).toBeVisible();
    await summaryNamed(page, "Perlu revisi").click();
    await page.getByLabel("Apa yang perlu diubah").fill("Kurang");
    await page.getByRole("button", { name: "Kirim Permintaan" }).click();
    await expect(page.getByText(/minimal 20 karakter/).first()).toBeVisible();
    await expect(page.getByLabel("Apa yang perlu diubah")).toHaveValue("Kurang");
    await page.getByLabel("Apa yang perlu diubah").fill(CHANGE);
    // Without script the refused form is shown on the step's own page.
    const send = hasScript() ? "Kirim Permintaan" : "Minta Revisi";
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByText("Permintaan revisi terkirim")).toBeVisible();
  });

  await test.step("Sari delivers again, and Budi accepts", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await expect(page.getByText(CHANGE).first()).toBeVisible();
    await deliverWork(page, "Sudah lebih tebal.", FILE);
    await switchUser(page, budi);
    await page.goto(order);
    await expectAccessible(page);
    await completeOrderOnPage(page);
  });
});

test("a form that is sent while another part of its page hydrates does not disturb that part", async ({ page }) => {
  test.skip(!hasScript(), "without script nothing hydrates");
  const { sari, gig } = await signUpSellerWithOffer(page);
  await signUpAndIn(page, newAccount("Budi Hartono"));
  const order = await placePaidOrder(page, gig);
  await switchUser(page, sari);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const parts = /\/body-\w+\.js/;
  await page.route(parts, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(parts);
  await page.goto(order, { waitUntil: "commit" });
  await waitForHydration(page);
  const sent = page.evaluate(async (code) => {
    await import(code);
    const form = document.querySelector<HTMLFormElement>("#serah-hasil");
    // As soon as React has the code, an event hydrates the part of its target. The other parts follow in a later task.
    for (let turn = 1; form && !Object.keys(form).some((key) => key.startsWith("__reactProps")); turn++) {
      form.click();
      await (turn % 100 === 0 ? new Promise((next) => setTimeout(next)) : null);
    }
    form?.querySelector<HTMLElement>("[type=submit]")?.click();
  }, (await asked).url());
  answer();
  await sent;
  await expect(page.getByText(/Tulis catatan serah terima/).first()).toBeVisible();
  await expect(page).toHaveURL(order);
});
