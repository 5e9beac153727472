import { fileURLToPath } from "node:url";
import { placePaidOrder } from "./support/buying";
import { postForm } from "./support/form-post";
import { expect, expectAccessible, expectNoSidewaysScroll, linkOrButton, summaryNamed, test } from "./support/page";
import { newAccount, signUpAndIn, switchUser } from "./support/people";
import { deliverWork, signUpSellerWithOffer } from "./support/selling";
import { countTaps } from "./support/taps";
import { beginVisit, placePaidVisit } from "./support/visits";

const PHOTO = fileURLToPath(new URL("./demo/pictures/kopi-lereng.webp", import.meta.url));
const WHY = "Tekanan freon unit depan tinggal 60 psi, AC tidak akan dingin walau sudah dicuci.";

test("an extra is proposed, agreed to, paid and released with six taps on two phones", {
  tag: ["@phone", "@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const { tap, taps } = countTaps();
  const { sari, gig } = await signUpSellerWithOffer(page);
  const budi = newAccount("Budi Hartono");
  await signUpAndIn(page, budi);
  const order = await placePaidOrder(page, gig);

  await test.step("Sari writes what it is for, and the form keeps what she typed without a photo", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await tap(page.getByRole("link", { name: "Tambah Biaya" }));
    await page.getByLabel("Biaya untuk apa").fill("Isi freon R32, unit depan");
    await page.getByLabel("Jumlah").fill("250.000");
    await page.getByLabel("Kenapa perlu").fill(WHY);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "Kirim ke Budi" }).click();
    await expect(page.getByText("Lampirkan satu sampai 5 foto.").first()).toBeVisible();
    await expect(page.getByLabel("Kenapa perlu")).toHaveValue(WHY);
    await expect(page.getByLabel("Jumlah")).toHaveValue("250.000");
    await expectAccessible(page);
    await page.getByLabel("Foto buktinya").setInputFiles(PHOTO);
    await tap(page.getByRole("button", { name: "Kirim ke Budi" }));
    await expect(page.getByText("Biaya tambahan terkirim")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step("Budi sees the photo and both totals, and agrees and pays with one press", async () => {
    await switchUser(page, budi);
    await page.goto(order);
    await expect(page.getByRole("heading", { name: "Sari mengusulkan biaya tambahan" })).toBeVisible();
    await expect(page.getByText(WHY).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await tap(page.getByRole("button", { name: "Setuju dan Bayar Rp 250.000" }));
    // The press leads to the gateway without another page of ours.
    await tap(page.getByRole("button", { name: /settlement/ }));
    await expect(page.getByRole("heading", { name: "Pembayaran Berhasil" })).toBeVisible();
    await expect(page.getByText("Isi freon R32, unit depan")).toBeVisible();
  });

  await test.step("Sari delivers, and Budi releases both parts", async () => {
    await switchUser(page, sari);
    await page.goto(order);
    await expect(page.getByText("Tambahan: Isi freon R32, unit depan").first()).toBeVisible();
    await deliverWork(page, "Freon sudah diisi.");
    await switchUser(page, budi);
    await page.goto(order);
    await expect(page.getByText(/Kedua bagian/).first()).toBeVisible();
    await expectAccessible(page);
    await tap(linkOrButton(page, /^Terima Hasil$/));
    await tap(page.getByRole("button", { name: "Terima Hasil", exact: true }).last());
    await expect(page.getByText("Order berhasil diselesaikan")).toBeVisible();
    await expect(page.getByText(/diteruskan ke Sari/).first()).toBeVisible();
  });
  expect(taps()).toBe(6);
});

test("Budi rejects an extra and cancels, for the call-out fee that he saw", {
  tag: ["@no-script", "@not-desktop"],
}, async ({ page }) => {
  test.slow();
  const { sari, budi, order } = await placePaidVisit(page);
  beginVisit(order, 10);
  await switchUser(page, sari);
  await postForm(page, `${order}/arrival`, {});
  await page.goto(`${order}/extra`);
  await page.getByLabel("Biaya untuk apa").fill("Isi freon R32, unit depan");
  await page.getByLabel("Jumlah").fill("150.000");
  await page.getByLabel("Kenapa perlu").fill(WHY);
  await page.getByLabel("Foto buktinya").setInputFiles(PHOTO);
  await page.getByRole("button", { name: "Kirim ke Budi" }).click();
  await expect(page.getByText("Biaya tambahan terkirim")).toBeVisible();

  await switchUser(page, budi);
  await page.goto(order);
  const answer = page.getByRole("region", { name: "Jawaban Anda" });
  await summaryNamed(page, "Tolak dan batalkan pesanan").click();
  await expect(answer).toContainText(/Rp\s225\.000/);
  await expect(answer).toContainText(/Rp\s25\.000/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await answer.getByRole("button", { name: "Batalkan Order" }).click();
  await expect(page.getByText("Order berhasil dibatalkan")).toBeVisible();
  await expect(page.getByText(/Rp\s25\.000 menjadi ongkos datang penjual/).first()).toBeVisible();

  await switchUser(page, sari);
  await page.goto(order);
  await expect(page.getByText(/Anda menerima ongkos datang Rp\s22\.500/).first()).toBeVisible();
});
