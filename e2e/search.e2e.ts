import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./support/page";

test("a search is filtered, sorted and widened again", async ({ page }) => {
  await page.goto("/explore");
  await page.getByRole("searchbox", { name: "Apa yang Anda butuhkan?" }).fill("desain");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hasil pencarian “desain”");

  const category = page.getByLabel("Kategori", { exact: true });
  // Folded on a phone.
  if (!(await category.isVisible())) await page.getByText("Saring", { exact: true }).click();
  await category.selectOption("Desain Grafis");
  await page.getByLabel("Sampai").fill("Rp 400.000");
  await page.getByRole("button", { name: /^Lihat hasil/ }).click();

  const used = page.getByRole("list", { name: "Yang kami pahami" });
  await expect(used.getByRole("link", { name: /^kategori Desain Grafis ?, hapus$/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Urutkan" }).getByRole("link", { name: "Termahal" }).click();
  await expect(page).toHaveURL(/hargaMax=400000&sort=termahal/);

  await used.getByRole("link", { name: /^harga maks Rp 400\.000 ?, hapus$/ }).click();
  await expect(page).toHaveURL(/\/explore\?q=desain&kategori=desain-grafis&lokasi=semua&sort=termahal$/);
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
});

test("on a phone the sort menu takes one line above the results and shows the current order", {
  tag: ["@phone", "@not-desktop"],
}, async ({ page }) => {
  for (const address of ["/explore?q=desain&sort=termahal", "/category/design?sort=termahal"]) {
    await page.goto(address);
    const order = page.getByRole("navigation", { name: "Urutkan" });
    expect((await order.boundingBox())?.height, `height at ${address}`).toBeLessThanOrEqual(56);
    await expect(order.getByText("Termahal")).toBeInViewport();
    const link = order.getByRole("link", { name: "Cara kami mengurutkan" });
    await link.focus();
    await expect(link).toBeInViewport();
    await expectNoSidewaysScroll(page);
  }
});

test("on a phone the first result begins within 360 pixels, also with many chips and a long text", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  for (const query of [
    "servis+ac",
    "servis+ac+di+bandung+maksimal+300+ribu+besok",
    "les&hargaMax=400000&cara=daring",
  ]) {
    await page.goto(`/explore?q=${query}`);
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .first();
    expect((await card.boundingBox())?.y, query).toBeLessThanOrEqual(360);
    await expectNoSidewaysScroll(page);
  }
});

test("a question about the place is in view as a whole", { tag: ["@phone", "@no-script"] }, async ({ page }) => {
  await page.goto("/explore?q=servis+ac+di+bandung+maksimal+300+ribu");
  const question = page.getByText(/^Maksud Anda .*\?$/);
  const box = await question.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  expect(await question.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  for (const link of await question.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test("on a phone the heading of a list begins at the margin, with results and without", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  for (const address of ["/explore?q=servis+ac", "/explore?q=zzzqqq", "/wanted"]) {
    await page.goto(address);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const main = await page.getByRole("main").boundingBox();
    expect((heading?.x ?? 0) - (main?.x ?? 0), address).toBeLessThanOrEqual(16);
  }
});

test("on a phone the filters open as a sheet, which a tap above it closes", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  await page.goto("/explore?q=les");
  const count = await page
    .getByRole("main")
    .getByText(/^\d+ jasa$/)
    .first()
    .textContent();
  await page.getByText("Saring", { exact: true }).click();
  const apply = page.getByRole("button", { name: `Lihat hasil, sekarang ${count}` });
  await expect(apply).toBeInViewport();
  await expectAccessible(page);
  await page.mouse.click(180, 30);
  await expect(apply).toBeHidden();
  await expect(page).toHaveURL(/q=les$/);
  await page.getByText("Saring", { exact: true }).click();
  await page.getByLabel("Hanya daring").check();
  await apply.click();
  await expect(page).toHaveURL(/cara=daring/);
});

test("an empty result leads to a wider search", async ({ page }) => {
  // Words of no other test's listing, so that this one is on the first page.
  await page.goto("/explore?q=identitas+merek+umkm&kategori=pendidikan");
  await expect(page.getByRole("heading", { name: "Belum ada “identitas merek umkm”" })).toBeVisible();
  const offer = page.getByRole("link", { name: "Desain logo dan identitas merek untuk UMKM" });
  const nearly = page.getByRole("complementary", { name: "Yang mendekati" });
  await expect(nearly.getByRole("heading", { name: "Yang mendekati, tanpa saringan" })).toBeVisible();
  await expect(nearly.locator(offer)).toBeVisible();
  await page.getByRole("link", { name: "Cari di semua kategori" }).click();
  await expect(page).toHaveURL(/\/explore\?q=identitas\+merek\+umkm$/);
  await expect(page.getByRole("heading", { name: /^Belum ada/ })).toHaveCount(0);
  await expect(offer).toBeVisible();
});

test("requests are filtered by budget", async ({ page }) => {
  await page.goto("/wanted?hargaMax=500.000");
  await expect(page.getByRole("link", { name: /^harga maks Rp 500\.000 ?, hapus$/ })).toBeVisible();
  await page.getByRole("link", { name: "Anggaran terbesar" }).click();
  await expect(page).toHaveURL(/sort=/);
  const offering = page.getByRole("link", { name: /^Tawarkan Jasa Anda/ });
  await expect(offering.first()).toBeVisible();
  const budgets = (await page.getByRole("listitem").filter({ has: offering }).allInnerTexts()).map((text) =>
    Number(/Rp\s*([\d.]+)\s*Tawarkan Jasa Anda/.exec(text)?.[1]?.replaceAll(".", "")),
  );
  expect(budgets).toHaveLength(await offering.count());
  for (const budget of budgets) expect(budget).toBeLessThanOrEqual(500_000);
  expect(budgets).toEqual([...budgets].sort((one, other) => other - one));
});
