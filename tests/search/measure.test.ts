import { expect, it } from "vitest";
import { type Judged, measure } from "../support/search/measure";
import { titlesOn } from "../support/search/page";

const lists = { offers: ["A", "B", "C"], requests: ["R"] };
const judged = (answers: Record<string, number>, wants: Judged["wants"] = "offers"): Judged => ({
  id: "x",
  group: "plain",
  q: "x",
  wants,
  answers,
});

it("the score is one for the best order, less for another, and zero for nothing", () => {
  expect(measure(judged({ A: 3, B: 1 }), ["A", "B"], lists)).toMatchObject({ ndcg: 1, success: 1, pairs: 1 });
  const worse = measure(judged({ A: 3, B: 1 }), ["C", "B", "A"], lists);
  expect(worse.ndcg).toBeCloseTo((1 / Math.log2(3) + 7 / 2) / (7 + 1 / Math.log2(3)));
  expect(worse.pairs).toBe(0);
  expect(measure(judged({ A: 3 }), [], lists)).toMatchObject({ ndcg: 0, empty: true });
});

it("wanted listings are skipped if offers are wanted, and everything counts if wanted listings are", () => {
  expect(measure(judged({ A: 3 }), ["R", "A"], lists).ndcg).toBe(1);
  expect(measure(judged({ R: 3 }, "requests"), ["A", "R"], lists).ndcg).toBeCloseTo(1 / Math.log2(3));
});

it("each shown listing lowers the score of a search that nothing answers", () => {
  expect(measure(judged({}), [], lists)).toMatchObject({ ndcg: 1, success: 1, answered: false });
  expect(measure(judged({}), ["A", "other", "B"], lists).ndcg).toBeCloseTo(1 / 3);
});

it("a page's results are read in order, without suggestions", () => {
  const page = `<a href="/gig/0">Menu</a><main><a class="x" href="/gig/1"><b>Cuci &amp; servis</b></a>
    <aside><a href="/gig/2">Saran</a></aside><a href="/wanted/3">Cari  tukang</a><a href="/help">Bantuan</a></main>`;
  expect(titlesOn(page)).toEqual(["Cuci & servis", "Cari tukang"]);
});
