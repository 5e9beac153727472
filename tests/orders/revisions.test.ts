import { expect, it } from "vitest";
import { findAction } from "~/orders/action";
import { revisionsFact, revisionsSentence } from "~/orders/status-text";
import { allowedActions } from "~/orders/text";
import { anOrder, NOW, PEOPLE } from "./fixture";

it("the remaining revisions are counted out of the total, and described without a number", () => {
  expect(revisionsFact({ revisionsLeft: 2 }, 0)).toBe("Sisa 2 dari 2");
  expect(revisionsFact({ revisionsLeft: 1 }, 1)).toBe("Sisa 1 dari 2");
  expect(revisionsFact({ revisionsLeft: 0 }, 2)).toBe("Sisa 0 dari 2");
  expect(revisionsFact({ revisionsLeft: 0 }, 0)).toBe("Tidak termasuk");
  expect(revisionsFact({ revisionsLeft: null }, 3)).toBe("Tanpa batas");
});

it("the remaining revisions are shown to both sides at a delivery and a revision, and nowhere else", () => {
  const said = (place: "working" | "delivered" | "revision", revisionsLeft: number | null) =>
    (["buyer", "seller"] as const).map((side) => revisionsSentence(anOrder(place, { revisionsLeft }), 1, side));
  expect(said("working", 1)).toEqual([null, null]);
  expect(said("delivered", 1)).toEqual(["Sisa revisi: 1 dari 2.", "Sisa revisi: 1 dari 2."]);
  // The buyer's panel shows it beside the other actions.
  expect(said("delivered", 0)).toEqual([null, "Jatah revisinya sudah habis."]);
  expect(said("revision", 0)).toEqual(["Ini revisi yang terakhir.", "Ini revisi yang terakhir."]);
  expect(said("revision", null)).toEqual(["Revisi tidak dibatasi.", "Revisi tidak dibatasi."]);
});

it("the revisions are part of a quote", () => {
  const says = (command: "quote" | "accept_quote", side: "buyer" | "seller", revisionsLeft: number | null) =>
    findAction(allowedActions(anOrder("quoted", { revisionsLeft }), side, NOW, PEOPLE), command)?.consequence;
  expect(says("quote", "seller", null)).toContain("Revisi tidak dibatasi");
  expect(says("accept_quote", "buyer", null)).toContain("Revisi tidak dibatasi");
  expect(says("accept_quote", "buyer", 2)).toContain("termasuk 2 kali revisi");
  expect(says("quote", "seller", 2)).toContain("termasuk 2 kali revisi");
});
