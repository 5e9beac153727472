import type { Page } from "@playwright/test";
import { BUYER, SELLER } from "./support/demo-people";
import { launchOptions } from "./support/launch";
import { PHONE } from "./support/length";
import { expect, hasScript, test, waitForHydration } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { sampled } from "./support/size";

test.use({ launchOptions: launchOptions({ pictures: true }), viewport: PHONE });

const ADDRESSES = ["/dashboard", "/dashboard/orders"];
/** Maximum share of a phone's height of 740 px. */
const STRIP_SHARE = 0.4;

const strip = (page: Page) => page.getByRole("region", { name: "Ringkasan" });

/** Returns every link and heading below the strip, hidden ones too. */
async function linksAndHeadings(page: Page): Promise<string[]> {
  const inStrip = await strip(page).getByRole("link").count();
  const links = await page
    .getByRole("main")
    .getByRole("link", { includeHidden: true })
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
  const bell = (link: string) => link.endsWith("/notifications");
  return links.filter((link) => !bell(link)).slice(inStrip);
}

for (const [side, person] of Object.entries({ buyer: BUYER, seller: SELLER })) {
  test.describe(person.name, () => {
    test.use({ storageState: person.session });

    test(`the ${side} sees the same list of orders at both addresses, below a low strip`, {
      tag: sampled(side === "buyer"),
    }, async ({ page }) => {
      // Other tests may place an order meanwhile.
      await expect(async () => {
        const lists: string[][] = [];
        for (const address of ADDRESSES) {
          await page.goto(address);
          await expect(page.getByRole("heading", { level: 1, name: "Order Aktif" })).toBeVisible();
          await expect(strip(page)).toHaveCount(1);
          const box = await strip(page).boundingBox();
          expect(box?.height).toBeLessThanOrEqual(STRIP_SHARE * PHONE.height);
          const tabs = await page.getByRole("navigation", { name: "Sisi pesanan" }).boundingBox();
          expect(box && tabs && box.y + box.height <= tabs.y).toBe(true);
          lists.push(await linksAndHeadings(page));
        }
        expect(lists[0]?.length).toBeGreaterThan(20);
        expect(lists[1]).toEqual(lists[0]);
      }).toPass();
    });

    test(`the ${side} sees ID, date and Detail in every row on a phone, and can use both links`, {
      tag: sampled(side === "buyer"),
    }, async ({ page }) => {
      await page.goto(`/dashboard/orders?sisi=${side === "buyer" ? "pembeli" : "penjual"}`);
      const rows = page.getByRole("row").filter({ has: page.getByRole("cell"), visible: true });
      const count = await rows.count();
      expect(count).toBeGreaterThan(5);
      for (let at = 0; at < count; at += 1) {
        const row = rows.nth(at);
        await expect(row.getByText("Detail", { exact: true })).toBeVisible();
        await expect(row.getByRole("cell").first()).toHaveText(/^[2-9a-z]{8}\.\.\.\s·\s\d{1,2}\s\w{3}\s\d{4}$/);
        // Visible, not only for screen readers.
        await expect(row.getByRole("cell").first()).toHaveCSS("position", "static");
      }
      const turn = page.getByRole("region", { name: "Giliran Anda" }).getByRole("row").nth(1);
      const verb = turn.getByRole("link").first();
      const [step, detail] = [verb, turn.getByRole("link", { name: /^Detail/ })];
      const target = await detail.getAttribute("href");
      await step.click({ trial: true });
      // The step's link covers its row, including the picture.
      await turn.scrollIntoViewIfNeeded();
      const box = await turn.boundingBox();
      await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 24);
      await expect(page).toHaveURL(new RegExp(`${target}$`));
    });

    test(`the ${side} switches sides and filters at both addresses`, { tag: sampled(side === "buyer") }, async ({
      page,
    }) => {
      for (const address of ADDRESSES) {
        await page.goto(address);
        if (hasScript()) await waitForHydration(page);
        for (const tab of [/^Dipesan dari saya/, /^Saya memesan/]) {
          await page.getByRole("link", { name: tab }).click();
          await expect(page.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
        }
        await page.getByRole("link", { name: /^Selesai/ }).click();
        await expect(page.getByRole("link", { name: /^Selesai/ })).toHaveAttribute("aria-current", /true|page/);
        await expect(page.getByRole("region", { name: "Riwayat" })).toBeVisible();
        await page.goto(`${address}?sisi=penjual&status=completed`);
        await expect(page.getByRole("link", { name: /^Dipesan dari saya/ })).toHaveAttribute("aria-current", "page");
      }
    });
  });
}

test("a member without orders sees a search instead of strip and list", async ({ page }) => {
  await signUpAndIn(page, newAccount("Rina Baru"));
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Anda belum memiliki pesanan aktif." })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole("main").getByLabel("Cari jasa").fill("les gitar");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page).toHaveURL(/\/explore\?q=les\+gitar/);
});
