import { expect, it } from "vitest";
import { createFormOwners } from "~/platform/secrets.server";

const NEW = "the-newest-secret-of-the-two-of-them";
const OLD = "an-older-secret-that-still-verifies-x";

it("a form owner mark identifies one account without its id", async () => {
  const owners = createFormOwners({ secrets: [NEW] });
  const mark = await owners.mark("rina");
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(await owners.isMarkOf(mark, "rina")).toBe(true);
  for (const [other, id] of [
    [mark, "budi"],
    ["", "rina"],
    ["rina", "rina"],
    [mark.slice(1), "rina"],
    [await createFormOwners({ secrets: [OLD] }).mark("rina"), "rina"],
  ] as const)
    expect(await owners.isMarkOf(other, id), `${other} of ${id}`).toBe(false);
});

it("a form owner mark stays valid when secrets change", async () => {
  const before = await createFormOwners({ secrets: [OLD] }).mark("rina");
  const owners = createFormOwners({ secrets: [NEW, OLD] });
  expect(await owners.isMarkOf(before, "rina")).toBe(true);
  expect(await owners.isMarkOf(before, "budi")).toBe(false);
  expect(await owners.mark("rina")).not.toBe(before);
});
