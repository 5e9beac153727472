import { BUYER, OPERATOR } from "./support/demo-people";
import { expect, expectAccessible, expectNoSidewaysScroll, summaryNamed, test } from "./support/page";

test.describe("an operator", () => {
  test.use({ storageState: OPERATOR.session });

  test("works from the list of open tasks to the history of an order", async ({ page }) => {
    const reason = `Budi bertanya lewat telepon, ${crypto.randomUUID().slice(0, 8)}`;

    await test.step("the menu leads to the open tasks", async () => {
      await page.goto("/dashboard/orders");
      const menu = summaryNamed(page, "Menu pengguna");
      // On a phone the menu is a page of its own.
      const tabs = page.getByRole("navigation", { name: "Pintasan" });
      await ((await menu.isVisible()) ? menu : tabs.getByRole("link", { name: "Akun" })).click();
      await page.getByRole("link", { name: "Operator", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Menunggu keputusan" })).toBeVisible();
      await expect(page.getByText("Sengketa untuk diputuskan")).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("a row is one link of two lines on a phone, and its texts never overlap", async () => {
      const size = page.viewportSize();
      const rows = page.getByRole("table", { name: /^Sengketa/ }).getByRole("row");
      const row = rows.last();
      const parts = (element: Element) => {
        const boxOf = (part: Element | null) => {
          const text = document.createRange();
          if (part) text.selectNodeContents(part);
          return text.getBoundingClientRect();
        };
        const [title, , due] = element.querySelectorAll("td");
        const note = title?.querySelector("small")?.getBoundingClientRect();
        return { gap: boxOf(due?.querySelector("span") ?? null).left - (note?.right ?? 0) };
      };
      await expect(row.getByRole("link")).toHaveCount(1);
      for (let width = 320; width < 560; width += 16) {
        await page.setViewportSize({ width, height: 800 });
        expect((await row.evaluate(parts)).gap, `at ${width}`).toBeGreaterThanOrEqual(6);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeLessThan(72);
      const shortcuts = page.getByRole("navigation", { name: "Pintasan" });
      await expect(shortcuts.getByRole("link")).toHaveText(["Ringkasan", "Sengketa", "Penarikan", "Laporan"]);
      await expect(shortcuts.getByRole("link", { name: "Ringkasan" })).toHaveAttribute("aria-current", "page");
      await shortcuts.getByText("Lainnya").click();
      await page.getByRole("navigation", { name: "Operator" }).getByRole("link", { name: "Keadaan" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Keadaan" })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/operator/people?q=sari+wul");
      // A tap beside the name opens the person, because the link covers its row.
      const person = page.getByRole("row", { name: /Sari Wulandari/ }).first();
      const target = await person.boundingBox();
      await page.mouse.click((target?.x ?? 0) + (target?.width ?? 0) - 12, (target?.y ?? 0) + 12);
      await expect(page).toHaveURL(/\/operator\/people\/./);
      if (size) await page.setViewportSize(size);
    });

    await test.step("finds an order by its buyer", async () => {
      await page.goto("/operator/orders");
      await page.getByLabel("Cari pesanan").fill(BUYER.email);
      await page.getByLabel("Keadaan").selectOption("Selesai");
      await page.getByRole("button", { name: "Cari" }).click();
      await expect(page).toHaveURL(/keadaan=completed/);
      await expect(page.getByText("Uang diteruskan ke penjual").first()).toBeVisible();
      await page
        .getByRole("link", { name: /Berkas pesanan/ })
        .first()
        .click();
      await expect(page.getByText("Keadaan sekarang")).toBeVisible();
      await expect(page.getByText("Penyedia pembayaran → Titipan pesanan ini").first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step("queries the gateway again, and the log shows the reason", async () => {
      await page.getByRole("link", { name: "Tanyakan ke Penyedia Pembayaran" }).click();
      await page.getByRole("button", { name: "Tanyakan Sekarang" }).click();
      await expect(page.getByText(/Tulis alasannya/).first()).toBeVisible();
      await page.getByRole("textbox", { name: "Alasan" }).fill(reason);
      await page.getByRole("button", { name: "Tanyakan Sekarang" }).click();
      await expect(page.getByText("Penyedia pembayaran sudah ditanyai")).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      await page.goto("/operator/acts");
      await expect(page.getByText(reason)).toBeVisible();
    });

    await test.step("finds a person by the beginning of a name", async () => {
      await page.goto("/operator/people");
      await page.getByLabel("Cari orang").fill("sari wul");
      await page.getByRole("button", { name: "Cari" }).click();
      await expect(page).toHaveURL(/q=sari/);
      await page.getByRole("link", { name: "Berkas Sari Wulandari" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Sari Wulandari" })).toBeVisible();
      await expect(page.getByText("Uang orang ini di JasaWarga")).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
});

test.describe("Budi, a member", () => {
  test.use({ storageState: BUYER.session });

  test("cannot open operators' pages and sees no link to them", async ({ page }) => {
    await page.goto("/operator");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await page.goto("/dashboard/orders");
    await expect(page.getByRole("link", { name: "Operator", exact: true })).toHaveCount(0);
  });
});
