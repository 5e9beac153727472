import { BUYER } from "./support/demo-people";
import { expect, test } from "./support/page";

const EVERYWHERE = { tag: ["@phone", "@no-script"] };

test("the search asks what and where, and takes both along", EVERYWHERE, async ({ page }) => {
  await page.goto("/");
  const search = page.getByRole("search");
  await search.getByLabel("Apa yang Anda butuhkan?").fill("servis ac");
  await search.getByLabel("Di mana?").fill("Kota Bandung");
  await search.getByRole("button", { name: "Cari" }).click();
  await expect(page).toHaveURL(/\/explore\?q=servis\+ac&lokasi=Kota\+Bandung/);
});

test("a place is typed or chosen once, and home remembers it", EVERYWHERE, async ({ page }) => {
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

test("the first offer stands on the first screen of a phone", { tag: "@phone" }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide screen shows the promise beside it");
  await page.goto("/");
  const offer = page.getByRole("region", { name: "Jasa Populer" }).getByRole("listitem").first();
  const box = await offer.boundingBox();
  expect(box?.y).toBeLessThan(720);
});

test("the footer folds on a phone and stands open on a desk", EVERYWHERE, async ({ page, isMobile }) => {
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

test("saving data is switched on and off at the foot of a page", EVERYWHERE, async ({ page }) => {
  await page.goto("/explore");
  await page.getByRole("button", { name: "Hemat data", exact: true }).click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(page.getByText(/Isi halaman ini \d+ KB/)).toBeVisible();
  await page.getByRole("button", { name: "Matikan hemat data" }).click();
  await expect(page.getByText("Hemat data menyala")).toBeHidden();
});

test.describe("Budi, signed in", () => {
  test.use({ storageState: BUYER.session });

  test("has five tabs at the bottom of a phone", EVERYWHERE, async ({ page, isMobile }) => {
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

  test("finds what waits for him above all else", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: /hal menunggu Anda$/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Obrolan terakhir" })).toBeVisible();
  });
});
