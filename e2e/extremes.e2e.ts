import type { APIRequestContext, Page } from "@playwright/test";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import { APP_URL } from "./support/addresses";
import { BUYER } from "./support/demo-people";
import { postForm } from "./support/form-post";
import { expect, test } from "./support/page";
import { newAccount, signUpAndIn, signUpOnPage } from "./support/people";
import { addressOf } from "./support/screens";
import { dateInDays } from "./support/wanted";

const WIDTHS = [320, 360, 1280];

const longWord = (length: number) => "W".repeat(length);

async function post(request: APIRequestContext, path: string, sent: Record<string, string>): Promise<string> {
  const page = await (await request.get(path)).text();
  const form = { ...sent, [FORM_OWNER_FIELD]: / name="_owner" value="(\w+)"/.exec(page)?.[1] ?? "" };
  const answer = await request.post(path, { form, headers: { Origin: APP_URL }, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  return answer.headers().location ?? "";
}

async function expectToFit(page: Page, addresses: (string | null)[]): Promise<void> {
  for (const address of addresses) {
    expect(address).not.toBeNull();
    await page.goto(address ?? "");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(wide, `${address} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
      const folder = process.env.SCREENSHOTS;
      if (folder) {
        const name = `${(address ?? "").replace(/\W+/g, "-").slice(0, 60)}-${width}.png`;
        await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
      }
    }
  }
}

test("the login page shows the email address of a new account, even a very long one", async ({ page }) => {
  await signUpOnPage(page, newAccount(longWord(50)));
  await expect(page.getByText(/Kami mengirim tautan ke w{50}/)).toBeVisible();
  await expectToFit(page, ["/login"]);
});

test("lists and pages keep very long texts inside their width", { tag: "@soak" }, async ({ page, another }) => {
  test.slow();
  const sari = newAccount(longWord(60));
  await signUpAndIn(page, sari);
  const texts = {
    title: longWord(100),
    description: longWord(2_000),
    location: "Kabupaten Kepulauan Siau Tagulandang Biaro",
    category: "Lainnya",
  };
  for (const n of [1, 2]) {
    await post(page.request, "/dashboard/services/create", {
      ...texts,
      title: `${n}${longWord(99)}`,
      price: "500.000.000",
      modes: "online",
      deliveryTime: `5 hari ${longWord(93)}`,
      "packages.basic.name": longWord(50),
      "packages.basic.price": "500.000.000",
      "packages.basic.checklist": longWord(120),
    });
    await post(page.request, "/dashboard/wanted/create", {
      ...texts,
      budget: "500.000.000",
      deadline: dateInDays(14),
      requirements: longWord(200),
      additionalInfo: longWord(500),
    });
  }
  await post(page.request, "/profile/edit", {
    fullName: longWord(100),
    bio: longWord(500),
    location: texts.location,
    phone: "0812-3456-78901",
    contactEmail: `${longWord(60)}@contoh.id`,
    website: `https://contoh.id/${longWord(200)}`,
    skills: Array.from({ length: 10 }, () => longWord(40)).join(","),
  });
  const gig = await addressOf(page, { on: "/dashboard/services", link: /\/gig\/[2-9a-z]{20}/ });
  const wanted = await addressOf(page, { on: "/dashboard/wanted", link: /\/wanted\/[2-9a-z]{20}/ });
  const person = await addressOf(page, { on: "/profile", link: /\/u\/[2-9a-z]{20}/ });
  const edit = await addressOf(page, {
    on: "/dashboard/services",
    link: /\/dashboard\/services\/edit\/[2-9a-z]{20}/,
  });

  const budi = await another({ storageState: BUYER.session });
  const id = gig?.slice("/gig/".length);
  const payment = await postForm(budi, `/order/${id}`, {
    quantity: "100",
    requirements: longWord(5_000),
    notes: longWord(2_000),
    agreeToTerms: "on",
  });
  await post(budi.request, `/messages/new?listing=${id}`, { message: longWord(2_000) });
  const order = payment.replace("/payment/", "/dashboard/orders/");
  await expectToFit(budi, [
    `/order/${id}`,
    payment,
    "/dashboard/orders",
    order,
    "/messages",
    await addressOf(budi, { on: "/messages", link: /\/messages\/[2-9a-z]{20}/ }),
  ]);

  await expectToFit(page, [
    "/",
    "/explore",
    `/explore?q=${longWord(100)}`,
    "/category/lainnya",
    "/wanted",
    gig,
    wanted,
    person,
    edit,
    "/dashboard/services",
    "/dashboard/wanted",
    "/dashboard/orders?sisi=penjual",
    order,
    "/profile",
    "/profile?tab=services",
    "/profile/edit",
    "/notifications",
    "/messages",
  ]);
});
