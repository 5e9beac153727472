import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { checkedErrors } from "~/ui/server-form";

type Control = { type?: string; validity?: { valid: boolean } };

/** Returns the errors that remain when `sent` was refused and the field `changed` of the form changed to `now`. */
function checked(
  sent: Record<string, string | string[]>,
  now: Record<string, unknown>,
  changed: string,
  controls: Record<string, Control> = {},
  names = [changed],
): Record<string, string[] | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) for (const one of [value].flat()) form.append(name, one);
  const submission = parseWithZod(form, { schema: z.record(z.string(), z.unknown()) });
  const error = Object.fromEntries(names.map((name) => [name, WRONG]));
  const result = { ...submission.reply(), status: "error" as const, error };
  const elements = { namedItem: (name: string) => (controls[name] ?? null) as unknown as Element | null };
  return checkedErrors({ elements }, now, result, changed);
}

const WRONG = ["salah"];

describe("a server error, while the user types,", () => {
  it.each([
    ["the same text", { title: "Les" }, { title: "Les" }],
    ["the same text with spaces around", { title: "Les" }, { title: "  Les " }],
    ["an empty field that stays empty", { title: "" }, { title: "" }],
    ["an empty field with spaces", { title: "" }, { title: "   " }],
    ["a field that was not sent and is empty", {}, { title: "" }],
    ["a box that stays unticked", {}, {}],
    ["the same boxes", { title: ["a", "b"] }, { title: ["a", "b"] }],
  ])("remains for %s", (_case, sent, now) => {
    expect(checked(sent, now, "title")).toEqual({ title: WRONG });
  });

  it.each([
    ["another text", { title: "Les" }, { title: "Les gitar" }],
    ["a shorter text", { title: "Les" }, { title: "Le" }],
    ["an emptied field", { title: "Les" }, { title: "" }],
    ["a filled field", { title: "" }, { title: "L" }],
    ["another case", { title: "les" }, { title: "Les" }],
    ["a ticked box", {}, { title: "on" }],
    ["an unticked box", { title: "on" }, {}],
    ["one more box", { title: ["a"] }, { title: ["a", "b"] }],
    ["one box less", { title: ["a", "b"] }, { title: "a" }],
  ])("disappears for %s", (_case, sent, now) => {
    expect(checked(sent, now, "title")).toEqual({});
  });

  it("is unchanged while another field changes", () => {
    const names = ["title", "price"];
    const sent = { title: "Les", price: "nol" };
    // The browser no longer has that choice, so its field differs from the refused value without a change.
    const now = { title: "Les gitar", price: "" };
    expect(checked(sent, now, "title", {}, names)).toEqual({ price: null });
    expect(checked(sent, { ...now, title: "Les" }, "title", {}, names)).toEqual({
      title: WRONG,
      price: null,
    });
  });

  it("is found by the full name of a nested field", () => {
    const sent = { "packages.basic.price": "nol", "photos[1].caption": "x" };
    const now = (price: string, caption: string) => ({
      packages: { basic: { price } },
      photos: [{ caption: "" }, { caption }],
    });
    const price = "packages.basic.price";
    const caption = "photos[1].caption";
    expect(checked(sent, now("nol", "x"), price)).toEqual({ [price]: WRONG });
    expect(checked(sent, now("100", "x"), price)).toEqual({});
    expect(checked(sent, now("nol", "x"), caption)).toEqual({ [caption]: WRONG });
    expect(checked(sent, now("nol", "y"), caption)).toEqual({});
  });

  it("remains for a secret that stays empty, and disappears once it is typed", () => {
    expect(checked({}, { password: "" }, "password")).toEqual({ password: WRONG });
    expect(checked({}, { password: "Kenanga#2026" }, "password")).toEqual({});
  });

  it("remains while the browser rejects the value itself", () => {
    const controls = { price: { type: "text", validity: { valid: false } } };
    expect(checked({ price: "nol" }, { price: "kosong" }, "price", controls)).toEqual({ price: WRONG });
  });

  it("remains for files, which only the server or the field itself can check", () => {
    const controls = { files: { type: "file", validity: { valid: true } } };
    const now = { files: new File(["x"], "x.png") };
    expect(checked({}, now, "files", controls)).toEqual({ files: WRONG });
  });

  it("remains if it belongs to no field", () => {
    const now = { title: "Les gitar" };
    expect(checked({ title: "Les" }, now, "title", {}, ["", "title"])).toEqual({ "": null });
  });
});
