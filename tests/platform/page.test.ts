import { describe, expect, it } from "vitest";
import { hasOwnStep, isWorkPage, leafHandle } from "~/platform/pages";

const root = { data: { viewer: { id: "budi" } } };
const frame = { handle: { page: "app" }, data: { folded: false } };

describe("the bottom of a phone page", () => {
  it("has the tabs unless the page has its own step", () => {
    expect(hasOwnStep([root, frame])).toBe(false);
    expect(hasOwnStep([root, frame, { handle: { page: "app", ownStep: true }, data: {} }])).toBe(true);
  });

  it("depends on the loaded data if only some of the page's states have a step", () => {
    const handle = { page: "app", ownStep: (page: { open: boolean }) => page.open };
    expect(hasOwnStep([root, frame, { handle, data: { open: true } }])).toBe(true);
    expect(hasOwnStep([root, frame, { handle, data: { open: false } }])).toBe(false);
  });

  it("has the tabs on an error page, which has no step", () => {
    for (const data of [undefined, null])
      expect(hasOwnStep([root, frame, { handle: { page: "app", ownStep: true }, data }])).toBe(false);
  });
});

describe("the type of a page", () => {
  it("is an app page for logged-in people", () => {
    expect(isWorkPage([root, frame])).toBe(true);
    expect(isWorkPage([{ data: { viewer: null } }, frame])).toBe(false);
    expect(isWorkPage([root, { handle: { page: "document" } }])).toBe(false);
  });

  it("comes from the innermost page that defines it", () => {
    expect(leafHandle([root, frame, { handle: { page: "document" } }, {}])?.page).toBe("document");
  });
});
