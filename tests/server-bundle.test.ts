import { describe, expect, it } from "vitest";
import { readBundle } from "./support/bundle/bundle-weight";

const KB = 1024;
const { files: all, start, partOf, readBy, weight } = readBundle();

describe("what the runtime reads, packed", () => {
  it("at a start keeps its budget", () => {
    expect(weight(readBy([start]))).toBeLessThanOrEqual(210 * KB);
  });

  it.each(["_index", "$page", "explore", "gig.$id", "login", "dashboard.orders.$id"])(
    "for a first page of %s keeps its budget",
    (route) => {
      const files = readBy([start, partOf("root"), partOf(`routes/${route}`)]);
      expect(files.length).toBeGreaterThan(readBy([start]).length);
      expect(weight(files)).toBeLessThanOrEqual(375 * KB);
    },
  );

  it("in all keeps its budget", () => {
    expect(weight(all)).toBeLessThanOrEqual(975 * KB);
  });
});
