import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test, withScript } from "./support/page";
import { newcomer, signUpAndIn } from "./support/people";

const EVERYWHERE = { tag: ["@phone", "@no-script"] };

/** Returns the timing in ms of the animation that removes a toast. Reading it avoids waiting. */
async function leaving(toast: Locator) {
  return toast.evaluate((node) => {
    const [animation] = (node.parentElement as HTMLElement).getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    return { ends: timing?.endTime, moves: Number(timing?.duration) > 0, state: animation?.playState };
  });
}

async function finish(toast: Locator): Promise<void> {
  await toast.evaluate((node) => {
    for (const animation of (node.parentElement as HTMLElement).getAnimations()) animation.finish();
  });
}

const toastOf = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Returns the toast after the styles have loaded, without a pointer over it. */
async function shownToast(page: Page, text: string): Promise<Locator> {
  const toast = toastOf(page, text);
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/\/(profile)?$/);
  await page.waitForLoadState();
  await page.mouse.move(1, 1);
  return toast;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const PAGES = [
  {
    name: "a document",
    text: "Berhasil keluar",
    show: async (page: Page) => {
      await signUpAndIn(page, newcomer("Tuti Toast"));
      await page.goto("/account");
      await page
        .getByRole("button", { name: "Keluar", exact: true })
        .filter({ visible: true })
        .last()
        .click();
    },
  },
  {
    name: "a page that hydrates",
    text: "Profil berhasil disimpan",
    show: async (page: Page) => {
      await signUpAndIn(page, newcomer("Tuti Toast"));
      await page.goto("/profile/edit");
      if (withScript()) await hydrated(page);
      await page.getByLabel("Location").fill("Kota Bandung");
      await page.getByLabel("Contact email").fill("tuti@contoh.id");
      await page.getByLabel("Phone number").fill("081234567890");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole("heading", { name: "Services Provided" })).toBeVisible();
    },
  },
];

for (const { name, text, show } of PAGES) {
  test(
    `on ${name} a success toast leaves after three seconds and moves no content`,
    EVERYWHERE,
    async ({ page }) => {
      await show(page);
      const toast = await shownToast(page, text);
      await expect.poll(() => leaving(toast)).toEqual({ ends: 3_000, moves: true, state: "running" });
      const height = await heightOf(page);
      await finish(toast);
      await expect(page.getByText(text)).toBeHidden();
      await expect(toast).toHaveCount(0);
      expect(await heightOf(page)).toBe(height);
    },
  );

  test(`on ${name} a toast stays while it is hovered or focused`, EVERYWHERE, async ({ page }) => {
    await show(page);
    const toast = await shownToast(page, text);
    await toast.hover();
    expect((await leaving(toast)).state).toBe("paused");
    await page.mouse.move(1, 1);
    await expect.poll(async () => (await leaving(toast)).state).toBe("running");
    await toast.evaluate((node) => {
      node.tabIndex = -1;
      node.focus();
    });
    await expect.poll(async () => (await leaving(toast)).state).toBe("paused");
  });

  test(
    `on ${name} a toast leaves without moving for people who prefer reduced motion`,
    EVERYWHERE,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await show(page);
      const toast = await shownToast(page, text);
      expect(await leaving(toast)).toMatchObject({ ends: 3_000, moves: false });
      await toast.hover();
      expect((await leaving(toast)).state).toBe("paused");
      await page.mouse.move(1, 1);
      await finish(toast);
      await expect(page.getByText(text)).toBeHidden();
    },
  );
}

test("an error toast stays on every page, in the page flow", EVERYWHERE, async ({ page }) => {
  for (const path of ["/dashboard/orders", "/profile"]) {
    await page.goto(path);
    const error = page.getByRole("alert").filter({ hasText: "Anda harus login" });
    await expect(error).toBeVisible();
    expect((await leaving(error)).state).toBeUndefined();
  }
});

test("the next toast starts its own three seconds", async ({ page }) => {
  test.skip(!withScript(), "without script each toast comes with its own page");
  await signUpAndIn(page, newcomer("Tuti Toast"));
  await page.goto("/dashboard/services/hours");
  await hydrated(page);
  const save = page.getByRole("button", { name: /^Simpan/ });
  await save.click();
  const toast = page.getByRole("status").first();
  await expect(toast).toBeVisible();
  const text = (await toast.textContent()) ?? "";
  await finish(toast);
  await expect(page.getByText(text)).toBeHidden();
  await save.click();
  await expect(page.getByText(text)).toBeVisible();
});
