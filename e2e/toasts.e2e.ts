import type { Locator, Page } from "@playwright/test";
import { expect, hasScript, test, waitForFormScripts, waitForHydration, waitForPageScript } from "./support/page";
import { newAccount, signUpAndIn } from "./support/people";
import { addressOf } from "./support/screens";
import { sampled } from "./support/size";

/** Returns the timing in ms of the animation that removes a toast. Reading it avoids waiting. */
async function removalTiming(toast: Locator) {
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
async function findSettledToast(page: Page, text: string): Promise<Locator> {
  const toast = toastOf(page, text);
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/\/(profile)?$/);
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(haveStylesLoaded)).toBe(true);
  await page.mouse.move(1, 400);
  return toast;
}

/** Returns false after a navigation by script until the style sheet of the new page has replaced the old one. */
function haveStylesLoaded(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].every(({ sheet, href }) => sheet?.href === href);
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const PAGES = [
  {
    name: "a document",
    text: "Berhasil keluar",
    show: async (page: Page) => {
      await signUpAndIn(page, newAccount("Tuti Toast"));
      await page.goto("/account");
      await page.getByRole("button", { name: "Keluar", exact: true }).filter({ visible: true }).last().click();
    },
  },
  {
    name: "a page that hydrates",
    text: "Profil berhasil disimpan",
    show: async (page: Page) => {
      await signUpAndIn(page, newAccount("Tuti Toast"));
      await page.goto("/profile/edit");
      if (hasScript()) await waitForHydration(page);
      await page.getByLabel("Location").fill("Kota Bandung");
      await page.getByLabel("Contact email").fill("tuti@contoh.id");
      await page.getByLabel("Phone number").fill("081234567890");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole("heading", { name: "Services Provided" })).toBeVisible();
    },
  },
];

for (const { name, text, show } of PAGES) {
  test(`on ${name} a success toast disappears after three seconds and moves no content`, { tag: "@no-script" }, async ({
    page,
  }) => {
    await show(page);
    const toast = await findSettledToast(page, text);
    await expect.poll(() => removalTiming(toast)).toEqual({ ends: 3_000, moves: true, state: "running" });
    const height = await heightOf(page);
    await finish(toast);
    await expect(page.getByText(text)).toBeHidden();
    await expect(toast).toHaveCount(0);
    expect(await heightOf(page)).toBe(height);
  });

  test(`on ${name} a toast stays while it is hovered or focused`, { tag: sampled(name !== "a document") }, async ({
    page,
  }) => {
    await show(page);
    const toast = await findSettledToast(page, text);
    await toast.hover();
    expect((await removalTiming(toast)).state).toBe("paused");
    await page.mouse.move(1, 400);
    await expect.poll(async () => (await removalTiming(toast)).state).toBe("running");
    await toast.evaluate((node) => {
      node.tabIndex = -1;
      node.focus();
    });
    await expect.poll(async () => (await removalTiming(toast)).state).toBe("paused");
  });

  test(`on ${name} a toast disappears without moving for people who prefer reduced motion`, {
    tag: sampled(name === "a document"),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await show(page);
    const toast = await findSettledToast(page, text);
    expect(await removalTiming(toast)).toMatchObject({ ends: 3_000, moves: false });
    await toast.hover();
    expect((await removalTiming(toast)).state).toBe("paused");
    await page.mouse.move(1, 400);
    await finish(toast);
    await expect(page.getByText(text)).toBeHidden();
  });
}

test("a toast that asks for an action stays on every page, in the page flow", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/dashboard/orders", "/profile"]) {
    await page.goto(path);
    const toast = toastOf(page, "Anda harus login");
    await expect(toast).toBeVisible();
    expect((await removalTiming(toast)).state).toBeUndefined();
  }
});

/** Returns the sums, hours and fields that the toast covers. */
function coveredBy(toast: Element): string[] {
  const area = toast.getBoundingClientRect();
  const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
    width > 0 && left < area.right && right > area.left && top < area.bottom && bottom > area.top;
  const fields = [...document.querySelectorAll("input:not([type=hidden]), select, textarea")]
    .filter((field) => isCovered(field.getBoundingClientRect()))
    .map((field) => field.id);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (toast.contains(text) || !/\d{1,3}\.\d{2,3}|^Rp/.test(text.textContent ?? "")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent ?? "");
  }
  return [...fields, ...covered];
}

test("a toast on a phone covers no sum, no hour and no field", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpAndIn(page, newAccount("Tuti Toast"));
  const offer = await addressOf(page, { on: "/explore?q=identitas+merek+umkm", link: /(?<=\/gig\/)[2-9a-z]{20}/ });
  const pages = [
    {
      text: "Pesanan Dibuat",
      show: async () => {
        await page.goto(`/order/${offer}?package=pkg_0`);
        if (hasScript()) await waitForFormScripts(page);
        await page.getByRole("checkbox", { name: "Media sosial" }).check();
        await page.getByLabel(/Saya menyetujui/).check();
        await page.getByRole("button", { name: "Lanjutkan ke Pembayaran" }).click();
      },
    },
    {
      text: "Jam kerja disimpan",
      show: async () => {
        await page.goto("/dashboard/services/hours");
        if (hasScript()) await waitForHydration(page);
        await page.getByRole("button", { name: /^Simpan/ }).click();
      },
    },
    {
      text: "Anda harus login",
      show: async () => {
        await page.context().clearCookies();
        await page.goto("/dashboard/orders");
      },
    },
  ];
  for (const { text, show } of pages) {
    await show();
    const toast = page.getByRole("status").filter({ hasText: text });
    await expect(toast).toBeVisible();
    await page.waitForLoadState();
    expect(await toast.evaluate(coveredBy), String(text)).toEqual([]);
  }
});

test("the next toast starts its own three seconds", async ({ page }) => {
  test.skip(!hasScript(), "without script each toast comes with its own page");
  await signUpAndIn(page, newAccount("Tuti Toast"));
  await page.goto("/dashboard/services/hours");
  await waitForHydration(page);
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

const centre = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? Math.round(box.y + box.height / 2) : null;
};

/** Pages whose own bar replaces the site's bar on phones, with a part of that bar. */
const TITLE_BARS: readonly { path: string; bar: (page: Page) => Locator }[] = [
  { path: "/dashboard/orders", bar: (page) => page.getByRole("heading", { level: 1 }) },
  { path: "/account", bar: (page) => page.getByRole("heading", { level: 1 }) },
  { path: "/messages", bar: (page) => page.getByRole("heading", { level: 1 }) },
  { path: "/profile", bar: (page) => page.getByRole("navigation", { name: "Remah roti" }) },
];

test("an error toast keeps the bar of a phone's page in one line", { tag: ["@phone", "@not-desktop"] }, async ({
  page,
}) => {
  test.skip(!hasScript(), "without script a failed logout is a page of its own");
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpAndIn(page, newAccount("Tuti Toast"));
  await page.route("**/logout.data", (route) => route.abort("internetdisconnected"));
  for (const { path, bar } of TITLE_BARS) {
    await page.goto(path);
    await waitForPageScript(page);
    const menu = page.locator("summary").filter({ hasText: "Menu pengguna" });
    await menu.click();
    await page.getByRole("button", { name: "Keluar", exact: true }).filter({ visible: true }).first().click();
    const toast = page.getByRole("alert").filter({ hasText: "Gagal keluar" });
    await expect(toast, path).toBeVisible();
    const [middle, menuMiddle] = [await centre(bar(page)), await centre(menu)];
    expect(Math.abs((middle ?? 0) - (menuMiddle ?? 99)), path).toBeLessThan(6);
    const bottom = await toast.evaluate((node) => node.getBoundingClientRect().bottom);
    const top = await menu.evaluate((node) => node.getBoundingClientRect().top);
    expect(bottom <= top, path).toBe(true);
  }
});

test("an error page of a page with its own bar keeps the menu off its text", {
  tag: ["@phone", "@not-desktop"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUpAndIn(page, newAccount("Tuti Toast"));
  for (const path of ["/operator", "/payment/tidakada"]) {
    await page.goto(path);
    const logo = page.getByRole("link", { name: "JasaWarga, ke Beranda" }).filter({ visible: true });
    const menu = page.locator("summary").filter({ hasText: "Menu pengguna" });
    const [middle, menuMiddle] = [await centre(logo), await centre(menu)];
    expect(Math.abs((middle ?? 0) - (menuMiddle ?? 99)), path).toBeLessThan(6);
  }
});
