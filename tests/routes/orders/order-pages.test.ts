import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REVIEW_WINDOW } from "~/orders/order";
import { DAY, formatDate, HOUR, toDateInput } from "~/platform/dates";
import { NEEDS, order, orderFields, startPaying } from "../../support/flows/buying";
import { readOrder } from "../../support/flows/money";
import { paidOrder, step } from "../../support/flows/order-steps";
import { byHand, latePaid } from "../../support/flows/refunding";
import { controlOf } from "../../support/gateway-control";
import { field } from "../../support/pages/page-parts";
import { linkTexts, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let hendra: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  hendra = await world.person("Hendra Gunawan");
  listing = await world.listing(sari);
});
afterAll(() => world.stop());

const read = async (path: string, as?: TestPerson) => (await world.fetch(path, as ? { as } : {})).text();
/** React separates adjacent texts with comments. */
const plain = (html: string) => html.replaceAll("<!-- -->", "");
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe("the order form", () => {
  it("redirects a visitor to the login page, with the specified message, and back", async () => {
    const answer = await world.fetch(`/order/${listing}?package=pkg_0`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(
      `/login?redirectTo=${encodeURIComponent(`/order/${listing}?package=pkg_0`)}`,
    );
  });

  it("shows the package, its price and the guarantees", async () => {
    const page = await read(`/order/${listing}`, budi);
    for (const words of [
      "Paket Standar",
      "Rp 350.000",
      "3-5 hari",
      "Lanjutkan ke Pembayaran",
      "Pembayaran Anda diamankan oleh JasaWarga.",
      "Uang diteruskan ke penjual hanya setelah Anda puas.",
      `Jika Anda tidak menanggapi dalam ${REVIEW_WINDOW / HOUR} jam setelah hasil diserahkan, hasil dianggap diterima.`,
      ">Home<",
      ">Service detail<",
    ]) {
      expect(page).toContain(words);
    }
  });

  it("shows no price for a custom request", async () => {
    const page = plain(await read(`/order/${listing}?custom=true`, budi));
    expect(page).toContain("Buat Permintaan Kustom");
    expect(page).toContain("Kirim Permintaan Kustom");
    expect(pageText(page)).not.toContain("Rp 350.000");
  });

  it.each([
    ["quantity", "0", "Jumlah minimal 1"],
    ["quantity", "101", "Jumlah maksimal 100"],
    ["quantity", "", "Jumlah minimal 1"],
    ["quantity", "dua", "Jumlah minimal 1"],
    ["quantity", "1.5", "Jumlah harus bilangan bulat"],
    ["quantity", "1e1", "Jumlah harus bilangan bulat"],
    ["quantity", "0x10", "Jumlah harus bilangan bulat"],
    ["quantity", "+1", "Jumlah minimal 1"],
    ["quantity", "-5", "Jumlah minimal 1"],
    ["quantity", "9999999999", "Jumlah maksimal 100"],
    ["requirements", "Logo kopi", "Deskripsi kebutuhan minimal 20 karakter"],
    ["requirements", " ".repeat(40), "Deskripsi kebutuhan minimal 20 karakter"],
    ["requirements", "\u200b".repeat(40), "Deskripsi kebutuhan minimal 20 karakter"],
    ["requirements", "a".repeat(5_001), "Deskripsi kebutuhan maksimal 5.000 karakter"],
    ["deadline", "2020-01-01", "Tenggat sudah lewat"],
    ["deadline", "secepatnya ya", "Tulis tenggat sebagai tanggal"],
    ["deadline", "2999-02-31", "Tidak ada tanggal 31 Februari 2999"],
    ["deadline", "2999-01-01", "Tenggat terlalu jauh"],
    ["notes", "a".repeat(2_001), "Catatan maksimal 2.000 karakter"],
    ["agreeToTerms", "", "Anda harus menyetujui syarat dan ketentuan"],
    ["agreeToTerms", "off", "Anda harus menyetujui syarat dan ketentuan"],
  ])("answers 400 to %s = %s beside the field, and keeps all values", async (field, value, message) => {
    const form = orderFields({ notes: "Tanpa gambar cangkir", [field]: value });
    const answer = await world.fetch(`/order/${listing}?package=pkg_0`, { as: budi, form });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(page).toContain(message);
    if (field !== "notes") expect(page).toContain("Tanpa gambar cangkir");
    if (field !== "requirements") expect(page).toContain(NEEDS);
  });

  describe("asks questions about the kind of work", () => {
    let ac: string;
    const answers = {
      questions: "ac",
      "answers[0]": "3 unit",
      "answers[1]": "split di dinding",
      "answers[2]": "bocor air",
    };
    const send = (path: string, fields: Record<string, string>) => world.fetch(path, { as: budi, form: fields });
    const checked = (page: string) =>
      [...page.matchAll(/<input[^>]*name="answers\[\d\]"[^>]*>/g)]
        .filter(([input]) => /\schecked=/.test(input))
        .map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

    beforeAll(async () => {
      ac = await world.listing(sari, {
        title: "Servis AC: cuci dan isi freon",
        category: "Rumah Tangga",
        online: true,
      });
    });

    it("as groups of radio buttons and checkboxes, and none about another kind", async () => {
      const page = await read(`/order/${ac}`, budi);
      expect(page).toMatch(/<fieldset class="field"><legend>Apa jenis AC-nya\?/);
      expect(page).toMatch(/<input[^>]*type="radio"[^>]*name="answers\[1\]"[^>]*value="split di dinding"/);
      expect(page).toMatch(/<input[^>]*type="checkbox"[^>]*name="answers\[2\]"[^>]*value="bocor air"/);
      expect(checked(page)).toEqual([]);
      const laptop = await world.listing(sari, { title: "Servis laptop", category: "Pemrograman & Teknologi" });
      expect(await read(`/order/${laptop}`, budi)).not.toContain("answers[");
    });

    it("and stores the answers as the requirements, which the order page and a new order show", async () => {
      const path = `/order/${ac}?custom=true`;
      const texts = orderFields({ ...answers, requirements: "Lantai dua." });
      const sent = await send(path, texts);
      expect(sent.status).toBe(303);
      const page = pageText(await read(sent.headers.get("Location") ?? "", budi));
      expect(page).toContain("Jumlah AC: 3 unit. Jenis AC: split di dinding. Keluhan: bocor air. Catatan: Lantai dua.");
    });

    it("which need no free text, while a short free text needs an answer", async () => {
      const path = `/order/${ac}?custom=true`;
      const alone = { ...orderFields({ requirements: "" }), questions: "ac", "answers[2]": "berisik" };
      const sent = await send(path, alone);
      expect(sent.status).toBe(303);
      expect(pageText(await read(sent.headers.get("Location") ?? "", budi))).toContain(
        "Kebutuhan servis AC. Keluhan: berisik.",
      );
      const short = await send(path, { ...orderFields({ requirements: "AC bocor" }), questions: "ac" });
      expect(short.status).toBe(400);
      expect(await short.text()).toContain("Deskripsi kebutuhan minimal 20 karakter, atau pilih jawaban di atasnya");
    });

    it("whose answers remain chosen after an error or a new quantity", async () => {
      const wrong = await send(`/order/${ac}`, orderFields({ ...answers, quantity: "0" }));
      expect(wrong.status).toBe(400);
      expect(checked(await wrong.text())).toEqual(["3 unit", "split di dinding", "bocor air"]);
      const stepped = await send(`/order/${ac}`, orderFields({ ...answers, step: "1" }));
      expect(stepped.status).toBe(200);
      expect(checked(await stepped.text())).toEqual(["3 unit", "split di dinding", "bocor air"]);
    });

    it.each([
      ["answers[1]", "<script>alert(1)</script>", "Pilih jawaban yang tersedia: Apa jenis AC-nya?"],
      ["questions", "bengkel", "Pertanyaan di halaman ini sudah berubah. Pilih lagi, lalu kirim."],
    ])("and answers 400 to %s = %s", async (field, value, message) => {
      const answer = await send(`/order/${ac}`, orderFields({ ...answers, [field]: value }));
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(message);
      expect(page).not.toContain("<script>alert");
    });
  });

  it("says that a chosen date replaces the package's time, if there is a package", async () => {
    const said = "menggantikan waktu pengerjaan paket";
    expect(await read(`/order/${listing}`, budi)).toContain(said);
    expect(await read(`/order/${listing}?custom=true`, budi)).not.toContain(said);
  });

  it("steps the quantity without script and keeps the typed values", async () => {
    const form = orderFields({ quantity: "2", step: "1", requirements: "Belum", agreeToTerms: "on" });
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form });
    const page = plain(await answer.text());
    expect(answer.status).toBe(200);
    expect(field(page, "Jumlah").value).toBe("3");
    expect(page).toContain("Belum");
    expect(pageText(page)).toContain("Rp 1.050.000");
    expect(page).not.toContain("perlu diperbaiki");
  });

  it.each(["1", "0", "-1"])("keeps a quantity that is not whole when it is stepped by %s", async (step) => {
    const form = orderFields({ quantity: "1.5", step, requirements: "Belum" });
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form });
    const page = plain(await answer.text());
    expect(answer.status).toBe(400);
    expect(field(page, "Jumlah").value).toBe("1.5");
    expect(page).toContain("Jumlah harus bilangan bulat");
    expect(page).toContain("Belum");
  });

  it.each([
    ["abc", "Jumlah minimal 1"],
    ["-5", "Jumlah minimal 1"],
    ["999", "Jumlah maksimal 100"],
  ])("keeps the quantity %s when it is stepped, and shows: %s", async (quantity, message) => {
    const form = orderFields({ quantity, step: "1", requirements: "Belum" });
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form });
    const page = plain(await answer.text());
    expect(answer.status).toBe(400);
    expect(field(page, "Jumlah").value).toBe(quantity);
    expect(page).toContain(message);
    expect(page).toContain("Belum");
    expect(pageText(page)).not.toContain("Total untuk");
  });

  it("shows the quantity of the total, and recalculates it for a typed one", async () => {
    expect(pageText(await read(`/order/${listing}`, budi))).toContain("Total untuk 1 Rp 350.000");
    const form = orderFields({ quantity: "4", step: "0" });
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form });
    expect(pageText(await answer.text())).toContain("Total untuk 4 Rp 1.400.000");
  });

  it.each([
    ["1", "100", "100"],
    ["-1", "101", "100"],
    ["-1", "1", "1"],
    ["1", "0", "1"],
    ["1", "2,0", "3"],
  ])("never steps (%s from %s) out of 1 to 100", async (step, from, to) => {
    const form = orderFields({ quantity: from, step });
    const page = await (await world.fetch(`/order/${listing}`, { as: budi, form })).text();
    expect(field(page, "Jumlah").value).toBe(to);
  });

  it("finds no listing for junk, and redirects a wanted listing's address to its page", async () => {
    for (const id of ["x", NOBODY, "%00", "'; drop table orders"]) {
      expect((await world.fetch(`/order/${id}`, { as: budi })).status).toBe(404);
    }
    const wanted = await world.listing(sari, { kind: "wanted", requirements: ["Membawa alat sendiri"] });
    const answer = await world.fetch(`/order/${wanted}`, { as: budi });
    expect(answer.headers.get("Location")).toBe(`/wanted/${wanted}`);
  });

  it("says which id is missing if there is none", async () => {
    expect((await world.fetch("/order", { as: budi })).status).toBe(303);
  });
});

describe("an order's page shows one working time", () => {
  const soon = toDateInput(Date.now() + 3 * DAY);

  it.each([
    ["the chosen deadline", soon, ["Tenggat"]],
    ["the package's days where none was chosen", "", ["Waktu pengerjaan"]],
  ])("%s", async (_case, deadline, named) => {
    const page = pageText(await read(`/dashboard/orders/${await order(world, budi, listing, { deadline })}`, sari));
    const labels = ["Tenggat", "Waktu pengerjaan"];
    expect(labels.filter((label) => new RegExp(`${label} \\d`).test(page))).toEqual(named);
  });
});

it("the payment page names a deadline before and after the package's days", async () => {
  for (const days of [1, 60]) {
    const deadline = Date.now() + days * DAY;
    const id = await order(world, budi, listing, { deadline: toDateInput(deadline) });
    expect(pageText(await read(`/payment/${id}`, budi))).toContain(`Tenggat ${formatDate(deadline)}`);
  }
});

describe("a stranger", () => {
  it.each([
    ["order", (id: string) => `/dashboard/orders/${id}`],
    ["order's data", (id: string) => `/dashboard/orders/${id}.data`],
    ["order's own data", (id: string) => `/dashboard/orders/${id}.data?_routes=routes/dashboard.orders.$id`],
    ["payment", (id: string) => `/payment/${id}`],
    ["payment's data", (id: string) => `/payment/${id}.data`],
    ["cancellation", (id: string) => `/dashboard/orders/${id}/cancellation`],
    ["completion", (id: string) => `/dashboard/orders/${id}/completion`],
  ])("gets 404 for somebody else's %s, without its content", async (_case, path) => {
    const id = await order(world, budi, listing);
    const answer = await world.fetch(path(id), { as: hendra });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(NEEDS);
  });

  it.each(["", "/cancellation", "/completion", "/acceptance"])(
    "gets 404 for a form sent to somebody else's order%s, and changes nothing",
    async (part) => {
      const id = await order(world, budi, listing);
      const form = { price: "5.000", days: "3" };
      expect((await world.fetch(`/dashboard/orders/${id}${part}`, { as: hendra, form })).status).toBe(404);
      expect((await readOrder(world, id)).kinds).toEqual(["placed"]);
    },
  );

  it("gets 404 for paying somebody else's order, like its seller", async () => {
    const id = await order(world, budi, listing);
    for (const person of [hendra, sari]) {
      expect((await world.fetch(`/payment/${id}`, { as: person, form: {} })).status).toBe(404);
      expect((await world.fetch(`/payment/${id}`, { as: person })).status).toBe(404);
    }
    expect((await readOrder(world, id)).attempts).toEqual([]);
  });

  it("reads that the order does not exist, with a link back", async () => {
    const page = await read(`/dashboard/orders/${NOBODY}`, budi);
    expect(page).toContain("Order tidak ditemukan");
    expect(linkTexts(page, "/dashboard/orders")).toContain("Kembali ke daftar pesanan");
    expect(await read(`/payment/${NOBODY}`, budi)).toContain("Detail pesanan tidak ditemukan");
  });
});

describe("the payment page", () => {
  it.each([
    ["nothing yet", "", "Bayar Sekarang"],
    ["nothing, whatever the address claims", "?status=success", "Bayar Sekarang"],
    ["nothing, whatever junk the address contains", "?status=%00&transaction_status=[]", "Bayar Sekarang"],
  ])("shows the real methods for %s", async (_case, query, words) => {
    const id = await order(world, budi, listing);
    const page = await read(`/payment/${id}${query}`, budi);
    expect(page).toContain(words);
    expect(page).not.toContain("Pembayaran Berhasil");
  });

  it("allows the gateway's window only", async () => {
    const id = await order(world, budi, listing);
    const answer = await world.fetch(`/payment/${id}`, { as: budi });
    expect(answer.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`frame-src ${world.gateway.url}`);
    expect(policy).toContain(`form-action 'self' ${world.gateway.url}`);
  });

  it("sends a script the token instead of a redirect", async () => {
    const id = await order(world, budi, listing);
    const answer = await world.fetch(`/payment/${id}.data`, {
      as: budi,
      form: { window: "yes", shownTotal: "350000" },
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("redirectUrl");
  });

  it("shows the result", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await control.pay(gatewayOrderId, { transaction_status: "pending", payment_type: "bank_transfer" });
    const waiting = await read(`/payment/${id}`, budi);
    expect(waiting).toContain("Pembayaran Dalam Proses");
    expect(waiting).toContain("Buka halaman pembayaran");
    // The gateway issued a number and nothing is paid, so the deadline and the refund time still matter.
    for (const words of ["Giliran Anda", "pesanan otomatis dibatalkan", "Berapa lama uang kembali?"])
      expect(waiting).toContain(words);
    expect(plain(waiting)).toMatch(
      /Jika belum dibayar sampai \S+ \d+ \S+, \d\d\.\d\d WIB, pesanan otomatis dibatalkan\./,
    );
    const selling = plain(await read(`/dashboard/orders/${id}`, sari));
    expect(selling).toContain("Setelah biaya platform 10%, Rp 35.000");
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    expect(await read(`/payment/${id}`, budi)).toContain("Pembayaran Berhasil");
    const cancelled = await order(world, budi, listing);
    await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: budi, form: {} });
    const over = await read(`/payment/${cancelled}`, budi);
    expect(over).toContain("Pesanan ini sudah dibatalkan");
    expect(over).not.toContain("Bayar Sekarang");
  });

  it("says what happened to the money after the order has ended", async () => {
    const LATE = "Pembayaran Anda masuk setelah pesanan batal";
    expect(await read(`/payment/${await latePaid(world, budi, listing)}`, budi)).toContain(LATE);
    const { orderId } = await byHand(world, { buyer: budi, seller: sari, listingId: listing });
    const givenUp = await read(`/payment/${orderId}`, budi);
    expect(givenUp).toContain("Pembayaran Anda untuk pesanan ini dikembalikan seluruhnya kepada Anda.");
    expect(givenUp).not.toContain(LATE);
    const done = await paidOrder(world, budi, listing);
    await step(world, done, "delivery", sari);
    await step(world, done, "completion", budi);
    const completed = await read(`/payment/${done}`, budi);
    expect(completed).toContain("Uang Anda sudah diteruskan ke penjual.");
    expect(completed).not.toContain("Uang aman di titipan");
  });
});

describe("the page of an order", () => {
  it("shows in one trip whose turn it is, where the money is and what happened", async () => {
    const id = await order(world, budi, listing, { notes: "Baris satu\nBaris dua" });
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await control.pay(gatewayOrderId, { transaction_status: "settlement", payment_type: "gopay" });
    const answer = await world.fetch(`/dashboard/orders/${id}`, { as: budi });
    const page = await answer.text();
    expect(answer.headers.get("Server-Timing")).toContain("trips=1");
    for (const words of [
      "Sari sedang mengerjakan pesanan Anda",
      "Di mana uang saya?",
      "Anda (GoPay) → Titipan JasaWarga",
      "Setelah biaya platform 10%, Rp 35.000",
      "Sekarang dalam titipan",
      "Pembayaran diterima dan ditahan",
      "Uang ditahan",
      NEEDS,
      "Baris satu<br/>Baris dua",
      `/dashboard/orders/${id}/completion`,
    ]) {
      expect(plain(page)).toContain(words);
    }
    const seller = plain(await read(`/dashboard/orders/${id}`, sari));
    expect(seller).toContain("Kerjakan pesanan Budi");
    expect(seller).toContain("Anda menerima Rp 315.000 setelah Budi menerima hasilnya.");
    expect(seller).not.toContain("/completion");
  });

  it("shows typed text as text", async () => {
    const id = await order(world, budi, listing, { requirements: `<img src=x onerror=alert(1)> ${NEEDS}` });
    const page = await read(`/dashboard/orders/${id}`, sari);
    expect(page).not.toContain("<img src=x");
  });
});
