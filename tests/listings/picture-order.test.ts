import { describe, expect, it } from "vitest";
import { arrangePictures, type PictureWish } from "~/listings/listing";

const row = (ids: string) => [...ids].map((id) => ({ id, caption: "" }));
/** A form's picture values: "3a" moves a to the third position, "-b" removes b. */
function wishes(...wanted: string[]): PictureWish[] {
  return wanted.map((wish) => ({
    id: wish.slice(1),
    caption: "",
    place: wish.startsWith("-") ? 1 : Number(wish[0]),
    remove: wish.startsWith("-"),
  }));
}
const order = (ids: string, ...wanted: string[]) =>
  arrangePictures(row(ids), wishes(...wanted))
    .kept.map(({ id }) => id)
    .join("");

describe("numbered pictures", () => {
  it.each([
    ["stay when every number is its own", ["1a", "2b", "3c"], "abc"],
    ["let the last become the first", ["1a", "2b", "1c"], "cab"],
    ["let the first become the last", ["3a", "2b", "3c"], "bca"],
    ["let the first move back by one", ["2a", "2b", "3c"], "bac"],
    ["let the last move up by one", ["1a", "2b", "2c"], "acb"],
    ["change places", ["2a", "1b", "3c"], "bac"],
    ["turn around", ["3a", "2b", "1c"], "cba"],
    ["put all moved ones before the one that stayed", ["1a", "1b", "1c"], "bca"],
    ["accept numbers beyond the last position", ["8a", "2b", "3c"], "bca"],
  ])("%s", (_what, wanted, expected) => {
    expect(order("abc", ...wanted)).toBe(expected);
  });

  it("close the gap when one is removed", () => {
    const { kept, removed } = arrangePictures(row("abc"), wishes("1a", "-b", "3c"));
    expect(kept.map(({ id }) => id)).toEqual(["a", "c"]);
    expect(removed).toEqual(["b"]);
  });

  it("stay unchanged with their captions if the form does not name them", () => {
    const present = [
      { id: "a", caption: "Ruang depan" },
      { id: "b", caption: "" },
    ];
    expect(arrangePictures(present, []).kept).toEqual(present);
    expect(arrangePictures(present, [{ id: "b", caption: "Dapur", place: 2 }]).kept).toEqual([
      { id: "a", caption: "Ruang depan" },
      { id: "b", caption: "Dapur" },
    ]);
  });

  it("never include other people's", () => {
    expect(arrangePictures(row("a"), wishes("1x", "-y"))).toEqual({
      kept: [{ id: "a", caption: "" }],
      removed: [],
    });
  });
});
