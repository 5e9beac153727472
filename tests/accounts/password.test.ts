import { describe, expect, it } from "vitest";
import { passwordSentence } from "~/accounts/form.server";
import { isOwnersNameOrEmail, passwordFaults, passwordsLikeName } from "~/accounts/password";
import { DEMO_PASSWORD } from "../../e2e/demo/password";

describe("a new password", () => {
  it.each(["Melati#2026", "naik-sepeda 7 hari", "Ünïcödé#9x", "Demokrasi#2026", "a1#".repeat(42)])(
    "%s is accepted",
    (password) => expect(passwordFaults(password)).toEqual([]),
  );

  it.each([
    ["Ab#4567", "too_short"],
    ["", "too_short"],
    [`${"a1#".repeat(43)}`, "too_long"],
    ["1234567#8", "no_letter"],
    ["melati#sari", "no_number"],
    ["melati2026", "no_symbol"],
    ["melati 2026", "no_symbol"],
    ["JasaWarga#2026", "product_name"],
    ["J4sa-W4rga!99", "product_name"],
  ])("%s is refused: %s", (password, fault) => {
    expect(passwordFaults(password)[0]).toBe(fault);
  });

  it.each([
    "Password1!",
    "P@ssw0rd",
    "P@ssw0rd123",
    "p455w0rd!!1",
    "Qwerty#2026",
    "Admin@123",
    "Welcome#99",
    "Rahasia123!",
    "Rahasia#2026",
    "Indonesia@1",
    "Indonesia1945!",
    "Jakarta#2027",
    "Bismillah99#",
    "Sayang321!",
    "123Sayang!",
    "Persib1212!",
    "D3m0#2026",
    "Demo1234!",
    "demo#1!!",
    "Test1234!",
    "Abcd1234!",
    "!QAZ2wsx",
    "1q2w3e4r!",
  ])("%s is refused, because everybody guesses it first", (password) => {
    expect(passwordFaults(password)).toEqual(["common"]);
  });

  it("refuses the published password of the demo accounts", () => {
    expect(passwordFaults(DEMO_PASSWORD)).toEqual(["common"]);
    expect(passwordSentence(["common"])).toContain("terlalu umum");
  });

  it.each([
    "Rahasia#2a6x",
    "Jakarta Pusat 7!",
    "Kenanga#77",
    "Cempaka#88",
    "Indonesia-raya 17",
    "Sayang#48371",
    "Demonstrasi#1",
  ])("%s is accepted, because no list has it", (password) => expect(passwordFaults(password)).toEqual([]));

  it("counts characters, not bytes", () => {
    expect(passwordFaults("😀😀😀😀a1#")).toEqual(["too_short"]);
    expect(passwordFaults("😀😀😀😀😀a1#")).toEqual([]);
  });
});

describe("a password that is its owner's name or email address", () => {
  const OWNER = { email: "budi.santoso99+jasa@contoh.id", name: "Toko R2 & D2" };

  it.each([
    "budi.santoso99+jasa@contoh.id",
    "BUDI.Santoso99+Jasa@Contoh.ID",
    " budi.santoso99+jasa@contoh.id ",
    "budi.santoso99 +jasa @ contoh.id",
    "budi.santoso99+jasa",
    "Budi.Santoso99+JASA ",
    "budi.santoso99",
    "Budi. Santoso 99",
    "budi-santoso-99",
    "budi\u200b.santoso99",
    "\u00a0budi.santoso99",
    "ｂｕｄｉ.ｓａｎｔｏｓｏ９９",
    "Toko R2 & D2",
    "toko r2&d2",
    "TOKOR2&D2",
    "toko-r2-d2",
    "Toko\tR2  &  D2",
    "Tóko R2 & D2",
    "TokoR2&D2#99",
    "Toko R2 & D2 2026!",
    "toko-r2-d2-123",
    "budi.santoso9",
    "99budi.santoso",
  ])("%j is refused", (password) => expect(isOwnersNameOrEmail(password, OWNER)).toBe(true));

  it.each([
    "Melati#2026",
    "budi.santoso99x",
    "xbudi.santoso99",
    "budi.santoso99@lain.id",
    "santoso99",
    "Toko R2 & D2 Jaya",
    "R2 & D2",
    "contoh.id",
    "###",
    "",
  ])("%j is accepted", (password) => expect(isOwnersNameOrEmail(password, OWNER)).toBe(false));

  const BUDI = { email: "tono+jasa@contoh.id", name: "Budi Santoso" };

  it.each([
    "tono+jasa@contoh.id1",
    "1tono+jasa@contoh.id",
    "tono@contoh.id1",
    "Tono@Contoh1!",
    "T0n0@c0nt0h.1d",
    "tono.contoh.id#7",
    "tono123!",
    "Tono2026#",
    "1tono!!!",
    "t0n0#1234",
    "Tono+Jasa1!",
    "tono+j4sa99",
    "7tono7jasa7!",
    "jasa.tono1",
    "töno#1234",
    "1BudiSantoso!",
    "SantosoBudi1!",
    "Budi1Santoso!",
    "Budi.S4ntoso",
    "BudiSantoso1!",
    "b.u.d.i.santoso.1",
    "8udi.S@nt0s0",
    "B1u2d3i4Santoso!",
    "Santoso,Budi99",
    "budi_santoso_2026",
    "BUD1S4NT0S0!",
    "Bud!Santoso1",
    "Búdi#Sántoso1",
    "$antoso8udi",
    "ＢｕｄｉＳａｎｔｏｓｏ１！",
    "Вudi.Sаntoso1",
    "ᗷudi#Santoso1",
    "!!Budi99Santoso!!",
    "santoso 1 budi!",
    "(Budi)(Santoso)1",
  ])("%j is too close to the name or the address", (password) =>
    expect(isOwnersNameOrEmail(password, BUDI)).toBe(true),
  );

  it.each([
    "BudiSantoso1!x",
    "xBudiSantoso1!",
    "Santoso123!",
    "Budi123!",
    "BudiSantosa1!",
    "Melati#2026",
    "Budi.Santo1",
    "contoh.id#1",
    "jasa#1234",
    "SantosoBudiSantoso1!",
    "tonotono1!",
    "Bunga#Melati9",
    "12345678!",
    "B#1234567",
    "tono@lain.id1",
    "IbuBudiSantoso1!",
    "kuda-lari 7 kali",
  ])("%j is not too close", (password) => expect(isOwnersNameOrEmail(password, BUDI)).toBe(false));

  it("compares the words of a longer name in any order, however long it is", () => {
    const owner = { email: "08123@contoh.id", name: "Raden Ayu Siti Nurhaliza" };
    for (const password of ["NurhalizaRadenSitiAyu1!", "siti.ayu.raden.nurhaliza7", "08123#contoh.id9"])
      expect(isOwnersNameOrEmail(password, owner), password).toBe(true);
    const long = { email: "x@contoh.id", name: "a b c d e f g h i j k l m n o p q r s t u v w x y z" };
    expect(isOwnersNameOrEmail("zyxwvutsrqponmlkjihgfedcba1!", long)).toBe(true);
    expect(
      isOwnersNameOrEmail("1!".repeat(64), { email: `${"il".repeat(100)}@contoh.id`, name: "il".repeat(50) }),
    ).toBe(false);
  });

  it("a one-letter address does not refuse every password with that letter alone", () => {
    expect(isOwnersNameOrEmail("7391#a84", { email: "a@contoh.id", name: "Budi" })).toBe(false);
  });

  it("is never found for a name without letters", () => {
    expect(isOwnersNameOrEmail("!!!", { email: "a@contoh.id", name: "???" })).toBe(false);
  });
});

describe("the passwords that equal a name", () => {
  it.each([
    ["Budi-Santoso9", "Budi-Santoso9"],
    ["budi-santoso9", "budi-santoso9"],
    ["budi-santoso9", "Budi-Santoso9"],
    ["Budi Santoso 9", "Budi-Santoso-9"],
    ["Budi Santoso 9", "budi-santoso-9"],
    ["Éka-Putri9", "Eka-Putri9"],
    ["Budi Santoso 9", "BudiSantoso9!"],
    ["Toko R2 & D2", "Toko R2 & D2"],
    ["Toko R2 & D2", "TokoR2&D2"],
    ["Toko R2 & D2", "tokor2&d2"],
    ["TOKO R2 & D2", "tokor2&d2"],
    ["toko r2 & d2", "TokoR2&D2"],
    ["Sanggar 2000", "Sanggar2000!"],
    ["sanggar 2000", "Sanggar2000!"],
  ])("for %j include %j", (name, password) => expect(passwordsLikeName(name)).toContain(password));

  it.each([
    ["Sari Dewi", "SariDewi1!"],
    ["Sari Dewi", "saridewi1!"],
    ["Sari Dewi", "SariDewi123!"],
    ["O'Brien", "Obrien1!"],
    ["Éka Putri", "EkaPutri1!"],
  ])("for %j without a digit include %j", (name, password) => expect(passwordsLikeName(name)).toContain(password));

  it.each(["R2 D2", "", "!!!", "Al"])("for %j are none", (name) => expect(passwordsLikeName(name)).toEqual([]));

  it("are few, and differ from the name only in case and punctuation", () => {
    for (const name of ["Toko R2 & D2", "Budi Santoso Wijaya 1990", "Studio Foto 35mm"]) {
      const spellings = passwordsLikeName(name);
      expect(spellings.length).toBeLessThanOrEqual(4);
      for (const spelling of spellings) expect(isOwnersNameOrEmail(spelling, { name, email: "" }), spelling).toBe(true);
    }
  });
});
