import { describe, expect, it } from "vitest";
import { readRange, sentBefore } from "~/platform/served-files.server";

const asking = (headers: Record<string, string>) => new Request("http://localhost/", { headers });
const object = { etag: '"abc"', size: 1000 };

describe("a part of a file", () => {
  it.each([
    ["bytes=0-99", { offset: 0, length: 100 }],
    ["bytes=900-", { offset: 900, length: 100 }],
    ["bytes=-100", { offset: 900, length: 100 }],
    ["bytes=-5000", { offset: 0, length: 1000 }],
    ["bytes=990-5000", { offset: 990, length: 10 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=1000-2000", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-1", null],
    ["bytes=-", null],
    ["bytes=0-1,5-9", null],
    ["items=0-1", null],
    ["bytes=a-b", null],
    ["bytes=99999999999999999999-", null],
  ])("%s", (range, expected) => expect(readRange(asking({ Range: range }), object)).toEqual(expected));

  it("is the whole file if none is requested, or one of another version", () => {
    expect(readRange(asking({}), object)).toBeNull();
    expect(readRange(asking({ Range: "bytes=0-9", "If-Range": '"old"' }), object)).toBeNull();
    expect(readRange(asking({ Range: "bytes=0-9", "If-Range": '"abc"' }), object)).toEqual({
      offset: 0,
      length: 10,
    });
  });
});

it("the browser's copy is recognised", () => {
  for (const tag of ['"abc"', 'W/"abc"', '"x", "abc"', "*"]) {
    expect(sentBefore(asking({ "If-None-Match": tag }), '"abc"')).toBe(true);
  }
  for (const tag of ['"x"', "abc", ""]) expect(sentBefore(asking({ "If-None-Match": tag }), '"abc"')).toBe(false);
  expect(sentBefore(asking({}), '"abc"')).toBe(false);
});
