import type { Page } from "@playwright/test";
import { BUYER, SELLER } from "./support/demo-people";
import { expect, expectNoSidewaysScroll, test } from "./support/page";
import { clearSession, fillSignUp, newAccount, signUpAndIn, verifyEmailOnPage } from "./support/people";

/** The home page loads no script, so the project without script would repeat the phone's. */
const ON_PHONES = { tag: "@phone" };

test("the search takes a text and a place and passes both on", async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("search");
  await search.getByLabel("Apa yang Anda butuhkan?").fill("servis ac");
  await search.getByLabel("Di mana?").fill("Kota Bandung");
  await search.getByRole("button", { name: "Cari" }).click();
  await expect(page).toHaveURL(/\/explore\?q=servis\+ac&lokasi=Kota\+Bandung/);
});

test("a place is typed or chosen once, and the home page remembers it", { tag: "@no-script" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Pilih tempat" }).click();
  await page.getByLabel("Kota atau kabupaten").fill("tangerang");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByRole("heading", { name: /“tangerang” ada dua/ })).toBeVisible();
  await page.getByRole("button", { name: /^Kota Tangerang Banten/ }).click();
  await expect(page.getByLabel("Di mana?")).toHaveValue("Kota Tangerang");
  await page.reload();
  await expect(page.getByLabel("Di mana?")).toHaveValue("Kota Tangerang");

  await page.getByRole("link", { name: "Ubah tempat" }).click();
  await page.getByRole("button", { name: /^Semua Indonesia/ }).click();
  await expect(page.getByLabel("Di mana?")).toHaveValue("");
});

const SECTIONS = [
  "Temukan jasa lokal yang Anda butuhkan",
  "Jasa Dicari",
  "Jasa Populer",
  "Cara kerja",
  "Kata warga",
  "Punya keahlian? Tetangga Anda sedang mencarinya.",
  "Kategori",
];

async function expectSections(page: Page): Promise<void> {
  const tops: number[] = [];
  for (const name of SECTIONS) {
    const box = await page.getByRole("heading", { name, exact: true }).boundingBox();
    tops.push(box?.y ?? Number.NaN);
  }
  const footer = await page.getByText(/^© \d{4} JasaWarga$/).evaluate((line) => line.getBoundingClientRect().y);
  expect(footer).toBeGreaterThan(0);
  tops.push(footer);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
}

async function expectEarlyOffer(page: Page): Promise<void> {
  const offer = page.getByRole("region", { name: "Jasa Populer" }).getByRole("listitem").first();
  const box = await offer.boundingBox();
  expect(box?.y).toBeLessThan(1.5 * (page.viewportSize()?.height ?? 0));
}

for (const path of ["/", "/?lokasi=kota-bandung", "/?lokasi=kabupaten-hulu-sungai-selatan", "/?wanted=60"])
  test(`${path} has its sections in order, the first offer within 1.5 screens of a phone`, {
    tag: path === "/" ? ["@phone"] : ["@phone", "@not-desktop"],
  }, async ({ page, isMobile }) => {
    await page.goto(path);
    await expectSections(page);
    if (isMobile) await expectEarlyOffer(page);
  });

test("a button adds more requests until all are shown", async ({ page }) => {
  await page.goto("/");
  const region = page.getByRole("region", { name: "Jasa Dicari" });
  const titles = () => region.getByRole("heading", { level: 3 }).allTextContents();
  const more = region.getByRole("link", { name: "Tampilkan Lebih Banyak" });
  let before = await titles();
  expect(before).toHaveLength(4);
  for (let press = 0; press < 3; press++) {
    await more.click();
    await expect(page).toHaveURL(new RegExp(`/\\?wanted=${before.length + 4}#jasa-dicari$`));
    const now = await titles();
    expect(now.slice(0, before.length)).toEqual(before);
    expect(now.length).toBe(before.length + 4);
    before = now;
    await expect(region.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

test("the footer is folded on a phone and open on a wide screen", ON_PHONES, async ({ page, isMobile }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const privacy = footer.getByRole("link", { name: "Kebijakan Privasi" });
  if (isMobile) {
    await expect(privacy).toBeHidden();
    await footer.getByText("Legal").last().click();
  }
  await expect(privacy).toBeVisible();
  await expect(footer.getByText("Pengaduan konsumen")).toBeVisible();
});

test("saving data is switched on and off in the footer", async ({ page }) => {
  await page.goto("/explore");
  await page.getByRole("button", { name: "Hemat data", exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByText(/Isi halaman ini \d+ KB/)).toBeVisible();
  await page.getByRole("button", { name: "Matikan hemat data" }).click();
  await expect(page.getByText("Hemat data menyala")).toBeHidden();
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });

  test("has five tabs at the bottom of a phone", { tag: ["@phone", "@not-desktop"] }, async ({ page, isMobile }) => {
    await page.goto("/");
    const tabs = page.getByRole("navigation", { name: "Pintasan" });
    if (!isMobile) {
      await expect(tabs).toBeHidden();
      return;
    }
    await expect(tabs.getByRole("link", { name: "Beranda" })).toHaveAttribute("aria-current", "page");
    await expect(tabs).toBeInViewport();
    await tabs.getByRole("link", { name: "Cari" }).click();
    await expect(tabs.getByRole("link", { name: "Cari" })).toHaveAttribute("aria-current", "page");
    await tabs.getByRole("link", { name: /^Pesanan/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/orders$/);
  });

  test("sees the sections in the same order, below his own strip", ON_PHONES, async ({ page, isMobile }) => {
    for (const path of ["/", "/?lokasi=kota-bandung"]) {
      await page.goto(path);
      await expectSections(page);
      if (isMobile) await expectEarlyOffer(page);
    }
    await expect(page.getByRole("link", { name: "Bimbingan Belajar" })).toBeAttached();
    const offers = page.getByRole("region", { name: "Jasa Populer" }).getByRole("listitem").filter({ visible: true });
    await expect(offers).toHaveCount(8);
    await expectNoSidewaysScroll(page);
  });

  test("sees his open tasks first", ON_PHONES, async ({ page }) => {
    await page.goto("/");
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const waits = await page.getByRole("heading", { name: /hal menunggu Anda$/ }).boundingBox();
    expect(waits?.y).toBeLessThan(title?.y ?? 0);
    await expect(page.getByRole("heading", { name: /hal menunggu Anda$/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Obrolan terakhir" })).toBeVisible();
  });
});

test.describe("Sari, signed in", () => {
  test.use({ storageState: SELLER.session });

  test("sees the first offer within 1.5 screens of a phone", { tag: ["@phone", "@not-desktop"] }, async ({
    page,
    isMobile,
  }) => {
    await page.goto("/");
    await expectSections(page);
    if (isMobile) await expectEarlyOffer(page);
  });
});

test("a new member sees the sections in order below a greeting", ON_PHONES, async ({ page, isMobile }) => {
  await signUpAndIn(page, newAccount("Wati Baru"));
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /^Selamat (pagi|siang|sore|malam), Wati$/ })).toBeVisible();
  await expectSections(page);
  if (isMobile) await expectEarlyOffer(page);
});

test("who signs up to offer a service is led there by the mailed link in another browser", {
  tag: "@no-script",
}, async ({ page }) => {
  const rina = newAccount("Rina Penjahit");
  await page.goto("/");
  await page.getByRole("link", { name: "Daftar gratis" }).click();
  await fillSignUp(page, rina);
  await clearSession(page);
  await verifyEmailOnPage(page, rina);
  await expect(page).toHaveURL(/\/dashboard\/services\/create$/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Saya butuh jasa" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saya menawarkan jasa" })).toBeVisible();
});
