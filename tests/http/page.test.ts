import { describe, expect, it } from "vitest";
import { hasOwnStep, isWorkPage, leafHandle } from "~/platform/pages";

const root = { data: { viewer: { id: "budi" } } };
const frame = { handle: { page: "app" }, data: { folded: false } };

describe("the bottom of a phone", () => {
  it("carries the tabs unless the page has a step of its own", () => {
    expect(hasOwnStep([root, frame])).toBe(false);
    expect(hasOwnStep([root, frame, { handle: { page: "app", ownStep: true }, data: {} }])).toBe(true);
  });

  it("asks what the page has loaded, where only some of it has a step", () => {
    const handle = { page: "app", ownStep: (page: { open: boolean }) => page.open };
    expect(hasOwnStep([root, frame, { handle, data: { open: true } }])).toBe(true);
    expect(hasOwnStep([root, frame, { handle, data: { open: false } }])).toBe(false);
  });

  it("carries the tabs where the page failed, which has no step then", () => {
    for (const data of [undefined, null])
      expect(hasOwnStep([root, frame, { handle: { page: "app", ownStep: true }, data }])).toBe(false);
  });
});

describe("what one works in", () => {
  it("is an app, for people signed in", () => {
    expect(isWorkPage([root, frame])).toBe(true);
    expect(isWorkPage([{ data: { viewer: null } }, frame])).toBe(false);
    expect(isWorkPage([root, { handle: { page: "document" } }])).toBe(false);
  });

  it("is told by the innermost page that says what it is", () => {
    expect(leafHandle([root, frame, { handle: { page: "document" } }, {}])?.page).toBe("document");
  });
});
