import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  followed,
  freshEmail,
  PASSWORD,
  postedTokens,
  signUpRequest,
  signupFields,
  verifiedAccount,
} from "../../support/flows/account";
import { field } from "../../support/pages/page-parts";
import { fieldValue, hrefs } from "../../support/pages/page-text";
import { stopClock } from "../../support/stopped-clock";
import { startWorld, type World } from "../../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function page(response: Response): Promise<string> {
  expect(response.status).toBe(400);
  return response.text();
}

function cookiesFor(response: Response, path: string): string[] {
  return response.headers
    .getSetCookie()
    .filter((cookie) => /^login-email=/.test(cookie))
    .filter((cookie) => {
      const [, of = "/"] = /; Path=([^;]+)/i.exec(cookie) ?? [];
      return path === of || path.startsWith(of.endsWith("/") ? of : `${of}/`);
    })
    .map((cookie) => cookie.split(";")[0] ?? "");
}

describe("signing up", () => {
  it("redirects to the login page, sends a link, and logs nobody in", async () => {
    const email = freshEmail("sari");
    const response = await signUpRequest(world, email);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login");
    expect(response.headers.get("Set-Cookie")).not.toContain("__session");
    const next = await followed(world, response);
    expect(next).toContain("Pendaftaran Berhasil");
    expect(fieldValue(next, "email")).toBe(email);
    expect(next).toContain(`Kami mengirim tautan ke ${email}. Buka dalam 30 menit`);
    const others = await (await world.fetch("/login")).text();
    expect(fieldValue(others, "email") ?? "").toBe("");
    expect(others).not.toContain("Periksa email Anda");
    expect(next).toContain("Silakan verifikasi email Anda untuk melanjutkan.");
    expect(postedTokens(world, email)).toHaveLength(1);
  });

  it("fills in the address when a script requests only the page's data", async () => {
    const email = freshEmail("sari");
    const [remembered] = cookiesFor(await signUpRequest(world, email), "/login.data");
    const data = await (await world.fetch("/login.data", { cookie: remembered ?? "" })).text();
    expect(data).toContain(email);
  });

  it("keeps the return address", async () => {
    const response = await world.fetch("/signup?redirectTo=%2Fgig%2F1", {
      form: signupFields(freshEmail("sari")),
    });
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fgig%2F1");
  });

  it("says that all fields are required when all are empty", async () => {
    expect(await page(await world.fetch("/signup", { form: {} }))).toContain("Mohon isi semua kolom");
  });

  it("names the empty fields only, and keeps the others", async () => {
    const html = await page(await world.fetch("/signup", { form: { fullName: "Sari Dewi", email: "" } }));
    expect(html).toContain("Mohon isi email, kata sandi, dan konfirmasi kata sandi");
    expect(html).not.toContain("Mohon isi semua kolom");
    expect(html).not.toContain("Isi nama lengkap Anda");
    expect(html).toContain("Isi email Anda");
    expect(html).toContain("Anda harus menyetujui syarat dan ketentuan");
    expect(field(html, "Nama lengkap").value).toBe("Sari Dewi");
  });

  it("shows all errors at once, and never sends a password back", async () => {
    const form = signupFields("bukan email", {
      password: "pendek-sekali",
      confirmPassword: "lain",
      agreeToTerms: "",
    });
    const html = await page(await world.fetch("/signup", { form }));
    expect(html).toContain("Tulis alamat email yang lengkap");
    expect(html).toContain("Kata sandi harus berisi angka");
    expect(html).toContain("Konfirmasi kata sandi tidak cocok");
    expect(html).toContain("Anda harus menyetujui syarat dan ketentuan");
    expect(html).not.toContain("pendek-sekali");
  });

  it.each(["Password1!", "JasaWarga#1", "Ab#1", `A1#${"x".repeat(126)}`])(
    "refuses the password %s",
    async (password) => {
      const form = signupFields(freshEmail("sari"), { password, confirmPassword: password });
      expect(await page(await world.fetch("/signup", { form }))).toContain("Kata sandi");
    },
  );

  it.each([
    (email: string) => email,
    (email: string) => ` ${email.toUpperCase()} `,
    (email: string) => email.replace("@contoh.id", ""),
    (email: string) => email.replace("@contoh.id", "").replace(".", " . "),
    () => "Sanggar R2 & D2",
    () => "sanggarr2&d2",
  ])("refuses the person's own email address or name as the password", async (passwordFor) => {
    const email = `${freshEmail("sari").replace("@", "9@")}`;
    const password = passwordFor(email);
    const changes = { fullName: "Sanggar R2 & D2", password, confirmPassword: password };
    const answer = await world.fetch("/signup", { form: signupFields(email, changes) });
    expect(answer.status).toBe(400);
    const html = await page(answer);
    expect(html).toContain("Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain");
    expect(field(html, "Nama lengkap").value).toBe("Sanggar R2 & D2");
    expect(field(html, "Kata sandi").value ?? "").toBe("");
  });

  it.each(["🌸🌸", "!!!", "123", "❤️ ✨"])("refuses a name without a letter: %s", async (fullName) => {
    const html = await page(await world.fetch("/signup", { form: signupFields(freshEmail("sari"), { fullName }) }));
    expect(html).toContain("Tulis nama dengan huruf, misalnya Sari Dewi");
  });

  it("removes invisible characters from a name", async () => {
    const email = freshEmail("sari");
    await signUpRequest(world, email, { fullName: " Sari\u202E\u200B  Dewi " });
    const row = await world.bindings.DB.prepare("select full_name from users where email = ?").bind(email).first();
    expect(row).toEqual({ full_name: "Sari Dewi" });
  });

  it.each([
    [
      "a field twice",
      new URLSearchParams([
        ["email", "a@b.id"],
        ["email", "c@d.id"],
        ["password", "x"],
      ]),
    ],
    ["an endless list", new URLSearchParams([["email[99999999]", "x"]])],
    [
      "a field of fields",
      new URLSearchParams([
        ["email", "x"],
        ["email.a[0].b", "x"],
      ]),
    ],
    [
      "a message to the form library",
      new URLSearchParams([
        ["__intent__", "{"],
        ["__state__", "{"],
      ]),
    ],
    [
      "a prototype",
      new URLSearchParams([
        ["__proto__.admin", "1"],
        ["constructor.prototype", "1"],
      ]),
    ],
  ])("answers 400 to %s", async (_case, form) => {
    expect((await world.fetch("/signup", { form })).status).toBe(400);
    expect((await world.fetch("/login", { form })).status).toBe(400);
  });
});

describe("a taken address", () => {
  it("gives the same answer, and its owner gets a mail", async () => {
    const email = await verifiedAccount(world, "sari");
    const [fresh, taken] = [
      await signUpRequest(world, freshEmail("budi")),
      await signUpRequest(world, email.toUpperCase(), {
        password: "Kenanga#77",
        confirmPassword: "Kenanga#77",
      }),
    ];
    expect(taken.status).toBe(fresh.status);
    expect(taken.headers.get("Location")).toBe(fresh.headers.get("Location"));
    // The cookie for the login form contains the typed address, which differs.
    const cookies = ({ headers }: Response) =>
      headers.getSetCookie().map((cookie) => cookie.replace(/^login-email=[^;]+/, "login-email"));
    expect(cookies(taken)).toEqual(cookies(fresh));
    const mail = world.postbox.sent.at(-1);
    expect(mail).toMatchObject({ to: email, subject: "Anda sudah punya akun JasaWarga" });
    expect(mail?.text).not.toContain("token");
  });

  it("keeps its password and name", async () => {
    const email = await verifiedAccount(world, "sari");
    await signUpRequest(world, email, {
      fullName: "Orang Lain",
      password: "Kenanga#77",
      confirmPassword: "Kenanga#77",
    });
    const login = await world.fetch("/login", { form: { email, password: "Kenanga#77" } });
    expect(login.status).toBe(400);
    expect((await world.fetch("/login", { form: { email, password: PASSWORD } })).status).toBe(303);
  });

  it("gets no second mail from a double click", async () => {
    const email = freshEmail("sari");
    await Promise.all([signUpRequest(world, email), signUpRequest(world, email)]);
    expect(world.postbox.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it("gets a limited number of mails, without a message", async () => {
    stopClock();
    const email = await verifiedAccount(world, "sari");
    for (let i = 0; i < 7; i += 1) expect((await signUpRequest(world, email)).status).toBe(303);
    expect(world.postbox.sent.filter(({ to }) => to === email).length).toBeLessThanOrEqual(5);
  });
});

describe("while mail cannot be sent", () => {
  it("signing up succeeds, and the link is sent later", async () => {
    const email = freshEmail("sari");
    world.postbox.broken = true;
    expect((await signUpRequest(world, email)).status).toBe(303);
    world.postbox.broken = false;
    expect(postedTokens(world, email)).toEqual([]);
    const mailbox = await (await world.fetch(`/dev/mailbox?to=${encodeURIComponent(email)}`)).text();
    expect(mailbox).toContain("Menunggu");
    expect(hrefs(mailbox)).toContainEqual(
      expect.stringMatching(/^http:\/\/localhost:8787\/verify-email\?token=[\w-]{43}$/),
    );
  });
});
