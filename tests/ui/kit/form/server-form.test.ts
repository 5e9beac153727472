import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { remainingErrors } from "~/ui/server-form";

type Control = { type?: string; validity?: { valid: boolean } };

/** Returns the names of the errors that remain when `sent` was refused and the form now contains `now`. */
function remaining(
  sent: Record<string, string | string[]>,
  now: Record<string, unknown>,
  names: string[],
  controls: Record<string, Control> = {},
): string[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) for (const one of [value].flat()) form.append(name, one);
  const submission = parseWithZod(form, { schema: z.record(z.string(), z.unknown()) });
  const error = Object.fromEntries(names.map((name) => [name, ["salah"]]));
  const result = { ...submission.reply(), status: "error" as const, error };
  const elements = { namedItem: (name: string) => (controls[name] ?? null) as unknown as Element | null };
  return Object.keys(remainingErrors({ elements }, now, result));
}

describe("an error of the server, while somebody types,", () => {
  it.each([
    ["the same text", { title: "Les" }, { title: "Les" }],
    ["the same text with spaces around", { title: "Les" }, { title: "  Les " }],
    ["an empty field that stays empty", { title: "" }, { title: "" }],
    ["an empty field with spaces", { title: "" }, { title: "   " }],
    ["a field that was not sent and is empty", {}, { title: "" }],
    ["a box that stays unticked", {}, {}],
    ["the same boxes", { title: ["a", "b"] }, { title: ["a", "b"] }],
  ])("remains for %s", (_case, sent, now) => {
    expect(remaining(sent, now, ["title"])).toEqual(["title"]);
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
    expect(remaining(sent, now, ["title"])).toEqual([]);
  });

  it("is judged by its own field only", () => {
    const sent = { title: "Les", price: "nol" };
    expect(remaining(sent, { title: "Les gitar", price: "nol" }, ["title", "price"])).toEqual(["price"]);
  });

  it("is found by the full name of a nested field", () => {
    const sent = { "packages.basic.price": "nol", "photos[1].caption": "x" };
    const names = Object.keys(sent);
    const now = (price: string, caption: string) => ({
      packages: { basic: { price } },
      photos: [{ caption: "" }, { caption }],
    });
    expect(remaining(sent, now("nol", "x"), names)).toEqual(names);
    expect(remaining(sent, now("100", "x"), names)).toEqual(["photos[1].caption"]);
    expect(remaining(sent, now("nol", "y"), names)).toEqual(["packages.basic.price"]);
  });

  it("remains for a secret that stays empty, and disappears once it is typed", () => {
    expect(remaining({}, { password: "" }, ["password"])).toEqual(["password"]);
    expect(remaining({}, { password: "Rahasia#2026" }, ["password"])).toEqual([]);
  });

  it("remains as long as the browser refuses the value itself", () => {
    const controls = { price: { type: "text", validity: { valid: false } } };
    expect(remaining({ price: "nol" }, { price: "kosong" }, ["price"], controls)).toEqual(["price"]);
  });

  it("remains for files, which only the server or the field itself can check", () => {
    const controls = { files: { type: "file", validity: { valid: true } } };
    expect(remaining({}, { files: new File(["x"], "x.png") }, ["files"], controls)).toEqual(["files"]);
  });

  it("remains if it belongs to no field", () => {
    expect(remaining({ title: "Les" }, { title: "Les gitar" }, ["", "title"])).toEqual([""]);
  });
});
