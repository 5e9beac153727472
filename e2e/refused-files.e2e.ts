import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { placePaidOrder } from "./support/buying";
import { DELIVERY, postForm } from "./support/form-post";
import { launchOptions } from "./support/launch";
import { expect, expectAccessible, expectNoSidewaysScroll, summaryNamed, test, waitForHydration } from "./support/page";
import { type BrowserAccount, newAccount, signUpAndIn, switchUser } from "./support/people";
import { picture, postOffer } from "./support/selling";
import { sampled } from "./support/size";
import { dateInDays, WANTED_TITLE } from "./support/wanted";

test.use({ launchOptions: launchOptions({ pictures: true }) });

type World = { page: Page; sari: BrowserAccount; budi: BrowserAccount; gig: string; order: string };

type FileForm = {
  form: string;
  open: (world: World) => Promise<string>;
  files: string | RegExp;
  button: string;
  typed: Record<string, string>;
  /** One of `typed` with a value that the server rejects, and its error, which must appear beside the file's. */
  wrong?: { label: string; value: string; says: string };
  done: string | RegExp;
};

const DESCRIPTION = "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.";
const SHORT_TITLE = { label: "Judul", value: "Cat", says: "Judul harus minimal 5 karakter" };
const PROBLEM = "Tulisan di logonya salah eja, dan belum diperbaiki.";

const as = (who: "sari" | "budi", path: (world: World) => string) => async (world: World) => {
  await switchUser(world.page, world[who]);
  return path(world);
};
const deliverOrder = async (world: World) => {
  await switchUser(world.page, world.sari);
  await postForm(world.page, `${world.order}/delivery`, DELIVERY);
  await switchUser(world.page, world.budi);
};

const FORMS: FileForm[] = [
  {
    form: "new offer",
    open: as("sari", () => "/dashboard/services/create"),
    files: "Foto hasil kerja",
    button: "Buat Jasa",
    typed: {
      Judul: "Logo untuk usaha kecil",
      Kategori: "Desain Grafis",
      Deskripsi: "Logo dari obrolan sampai file siap cetak.",
      Harga: "350.000",
      "Waktu pengerjaan": "3-5 hari",
      Lokasi: "Jakarta Selatan",
    },
    wrong: SHORT_TITLE,
    done: "Jasa berhasil dibuat!",
  },
  {
    form: "new request",
    open: as("budi", () => "/dashboard/wanted/create"),
    files: /^Foto referensi/,
    button: "Buat Permintaan",
    typed: {
      Judul: WANTED_TITLE,
      Kategori: "Rumah Tangga",
      Deskripsi: DESCRIPTION,
      Budget: "1.500.000",
      Deadline: dateInDays(14),
      Lokasi: "Kota Bandung",
    },
    wrong: SHORT_TITLE,
    done: "Permintaan jasa berhasil dibuat!",
  },
  {
    form: "changed offer",
    open: as("sari", ({ gig }) => `/dashboard/services/edit/${gig.split("/").at(-1)}`),
    files: "Foto hasil kerja",
    button: "Simpan Perubahan",
    typed: { Deskripsi: "Logo dari obrolan sampai file siap cetak, tiga konsep." },
    wrong: { label: "Deskripsi", value: "Logo", says: "Deskripsi harus minimal 20 karakter" },
    done: "Perubahan jasa disimpan",
  },
  {
    form: "profile",
    open: as("sari", () => "/profile/edit"),
    files: "Change Picture",
    button: "Save Changes",
    typed: { "Full name": "Sari Lestari", "Phone number": "0812-3456-7890", Location: "Jakarta Selatan" },
    wrong: { label: "Phone number", value: "081", says: "Phone number" },
    done: "Profil berhasil disimpan",
  },
  {
    form: "first message",
    open: as("budi", ({ gig }) => `/messages/new?listing=${gig.split("/").at(-1)}`),
    files: /^Foto/,
    button: "Kirim Pesan",
    typed: { "Tulis pesan": "Apakah bisa mulai minggu ini?" },
    done: "Apakah bisa mulai minggu ini?",
  },
  {
    form: "message on the order's page",
    open: as("budi", ({ order }) => order),
    files: /^Foto/,
    button: "Kirim Pesan",
    typed: { "Tulis pesan": "Warnanya cokelat tua, ya." },
    done: "Warnanya cokelat tua, ya.",
  },
  {
    form: "delivery on the order's page",
    open: as("sari", ({ order }) => order),
    files: /^Berkas/,
    button: "Serahkan Hasil",
    typed: { "Catatan untuk Budi Hartono": "Logo dalam tiga warna." },
    done: "Hasil kerja terkirim",
  },
  {
    form: "delivery",
    open: as("sari", ({ order }) => `${order}/delivery`),
    files: /^Berkas/,
    button: "Serahkan Hasil",
    typed: { Catatan: "Logo dalam tiga warna." },
    done: "Hasil kerja terkirim",
  },
  {
    form: "dispute",
    open: async (world) => {
      await deliverOrder(world);
      return `${world.order}/dispute`;
    },
    files: /^Berkas/,
    button: "Ajukan Masalah",
    typed: { "Apa masalahnya": PROBLEM },
    wrong: { label: "Apa masalahnya", value: "Salah eja.", says: "minimal 20 karakter" },
    done: "Masalah diajukan",
  },
  {
    form: "answer to a dispute",
    open: async (world) => {
      await deliverOrder(world);
      await postForm(world.page, `${world.order}/dispute`, { reason: PROBLEM });
      await switchUser(world.page, world.sari);
      return `${world.order}/dispute-answer`;
    },
    files: /^Berkas/,
    button: "Kirim Tanggapan",
    typed: { "Tanggapan Anda": "Ejaannya sesuai dengan yang ditulis di kebutuhan." },
    wrong: { label: "Tanggapan Anda", value: "Tidak.", says: "minimal" },
    done: "Tanggapan terkirim",
  },
];

/** One form of each kind: photos, and files of an order. */
const SAMPLED = ["new request", "message on the order's page", "delivery on the order's page"];

async function worldFor(page: Page): Promise<World> {
  const [sari, budi] = [newAccount("Sari Lestari"), newAccount("Budi Hartono")];
  await signUpAndIn(page, sari);
  const { gig } = await postOffer(page);
  await signUpAndIn(page, budi);
  return { page, sari, budi, gig, order: await placePaidOrder(page, gig) };
}

for (const { form, open, files, button, typed, wrong, done } of FORMS) {
  test(`a rejected file never blocks the form: ${form}`, { tag: sampled(SAMPLED.includes(form)) }, async ({ page }) => {
    await page.goto(await open(await worldFor(page)));
    await waitForHydration(page);
    const field = (label: string) => page.getByLabel(label, { exact: label !== "Catatan" }).first();
    const fill = async (label: string, value: string) => {
      if (label === "Kategori") await field(label).selectOption(value);
      else await field(label).fill(value);
    };
    const all = { ...typed, ...(wrong && { [wrong.label]: wrong.value }) };
    for (const [label, value] of Object.entries(all)) await fill(label, value);
    if (form === "new request") await summaryNamed(page, "Foto referensi").click();
    if (form === "new offer") await page.getByLabel("Daring").check();
    const count = page.getByText("2/8", { exact: true });
    const chosen = page.getByLabel(files).first();
    const isMany = await chosen.evaluate((input: HTMLInputElement) => input.multiple);
    const good = {
      name: "kedai.webp",
      mimeType: "image/webp",
      buffer: readFileSync(picture("kopi-lereng.webp")),
    };
    const heic = {
      name: "IMG_7.HEIC",
      mimeType: "image/heic",
      buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1"),
    };
    await chosen.setInputFiles(heic);
    const warning = page.locator("[role=status]", { hasText: '"IMG_7.HEIC" adalah foto HEIC, yang mungkin' });
    await expect(warning).toContainText("Jadikan JPEG dahulu");
    // The photos of a message are in a box that the clip opens.
    await chosen.evaluate((input) => input.closest("details")?.setAttribute("open", ""));
    await page.getByRole("button", { name: /^Hapus (foto|berkas) IMG_7\.HEIC$/ }).click();
    const empty = { name: "kosong.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) };
    await chosen.setInputFiles(isMany ? [good, empty] : [empty]);
    const reason = page.getByText('"kosong.jpg" kosong (0 byte)').filter({ visible: true });
    const press = page.getByRole("button", { name: button, exact: true }).last();
    if (form.includes("message")) await expect(chosen).toHaveAttribute("aria-invalid", "true");
    await expect(reason.first()).toBeVisible();
    await expect(warning).toHaveCount(0);
    const removal = page.getByRole("button", { name: /^Hapus (foto|berkas) kosong\.jpg$/ });
    await expect(removal).toHaveAccessibleDescription(/"kosong\.jpg" kosong/);
    const rows = page.getByRole("list", { name: /yang dipilih$/ }).getByRole("listitem");
    await expect(rows.filter({ hasText: "Ditolak" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "Ditolak" }).filter({ has: removal })).toHaveCount(1);
    await expect(press).toBeEnabled();
    await expect(count).toHaveCount(0);

    await press.click();
    const summary = page.getByRole("alert", { name: /^Ada .+ hal yang perlu diperbaiki$/ });
    await expect(summary.or(chosen).and(page.locator(":focus"))).toBeVisible();
    await expect(reason.first()).toBeVisible();
    if (wrong) {
      await expect(summary).toContainText(wrong.says);
      await expect(summary).toContainText("kosong.jpg");
      await expect(summary).toContainText("Ada dua hal");
      // The script that clears errors loads after the response.
      await page.waitForLoadState("networkidle");
      await fill(wrong.label, typed[wrong.label] ?? "");
      await expect(summary).toContainText("Ada satu hal");
    }
    for (const [label, value] of Object.entries(typed))
      if (label !== "Lokasi" && label !== "Location") await expect(field(label)).toHaveValue(value);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await removal.click();
    await expect(reason).toHaveCount(0);
    await expect(summary).toHaveCount(0);
    await expect(chosen).not.toHaveAttribute("aria-invalid", "true");
    await press.click();
    await expect(page.getByText(done).first()).toBeVisible();
  });
}

test("an order's file that the browser cannot read can be replaced", async ({ page }) => {
  const world = await worldFor(page);
  await switchUser(page, world.sari);
  await page.goto(`${world.order}/delivery`);
  await waitForHydration(page);
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({
    name: `logo-${number}.txt`,
    mimeType: "text/plain",
    buffer: Buffer.from(`logo ${number}`),
  }));
  await page
    .getByLabel(/^Berkas/)
    .first()
    .setInputFiles(six);
  await expect(page.getByText("Lampirkan paling banyak 5 berkas")).toBeVisible();
  await page.getByRole("button", { name: "Hapus berkas logo-3.txt" }).press("Enter");
  await expect(page.getByRole("button", { name: "Hapus berkas logo-4.txt" })).toBeFocused();
  await expect(page.getByText("Lampirkan paling banyak 5 berkas")).toHaveCount(0);
  await page.getByRole("button", { name: "Serahkan Hasil" }).last().click();
  await expect(page.getByText("Hasil kerja terkirim")).toBeVisible();
  await expect(page.getByText("logo-6.txt").first()).toBeVisible();
  await expect(page.getByText("logo-3.txt")).toHaveCount(0);
});

test("chosen pictures that the browser cannot show are listed by name", async ({ page }) => {
  await signUpAndIn(page, newAccount("Sari Lestari"));
  await page.goto("/dashboard/services/create");
  await waitForHydration(page);
  const note = { name: "catatan.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bukan foto") };
  await page.getByLabel("Foto hasil kerja").setInputFiles([note, note]);
  const tiles = page.getByRole("list", { name: "Foto yang dipilih" });
  await expect(tiles.getByRole("listitem")).toHaveCount(2);
  await expect(tiles.getByText("catatan.jpg")).toHaveCount(2);
  await expect(tiles.getByRole("img")).toHaveCount(0);
  await tiles.getByRole("button", { name: "Hapus foto catatan.jpg" }).first().click();
  await expect(tiles.getByRole("listitem")).toHaveCount(1);
});
