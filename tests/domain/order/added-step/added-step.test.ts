import { describe, expect, it } from "vitest";
import { actionsOf, allowedActions } from "~/copy/order/actions";
import { stepRefusals } from "~/copy/order/refusals";
import { STEP_COPY } from "~/copy/order/steps";
import { DAY } from "~/domain/core/dates";
import { ALL_STEPS } from "~/domain/order/all-steps";
import { rulesOf } from "~/domain/order/decide";
import { pagesOf } from "~/domain/order/step-pages";
import { anOrder, budi, NOW, PEOPLE, sari } from "../fixture";
import { EXTEND_REVIEW_COPY } from "./copy";
import { extendReview } from "./extend-review";
import { complaintsAbout } from "./type-check";

const STEPS = [...ALL_STEPS, extendReview];
const { decide, stepOfKind, refusalBefore } = rulesOf(STEPS);
const { findStep, commandOf } = pagesOf(STEPS);
const actions = actionsOf(STEPS, { ...STEP_COPY, ...EXTEND_REVIEW_COPY });

const WHY = "Saya baru pulang lusa, jadi belum bisa membuka berkasnya.";
const delivered = anOrder("delivered");

describe("a step that is one file, its words and a line in the list, whatever it refuses", () => {
  it("is decided on like all others", () => {
    const decision = decide(delivered, budi, { kind: "extend_review", reason: WHY }, NOW);
    expect(decision).toMatchObject({
      ok: true,
      order: { phase: "delivered", reviewDueAt: (delivered.reviewDueAt ?? 0) + DAY, version: 5 },
      event: { kind: "review_extended", actor: budi, at: NOW, detail: { reason: WHY } },
      postings: [],
    });
  });

  it("is refused from elsewhere, to others, too short a reason, and for a reason of its own", () => {
    const reason = (order = delivered, actor = budi, said = WHY) => {
      const decision = decide(order, actor, { kind: "extend_review", reason: said }, NOW);
      return decision.ok ? "accepted" : decision.reason;
    };
    expect(reason(anOrder("working"))).toBe("not_now");
    expect(reason(anOrder("completed"))).toBe("closed");
    expect(reason(delivered, sari)).toBe("wrong_side");
    expect(reason(delivered, budi, "Sibuk.")).toBe("reason_too_short");
    expect(reason(anOrder("delivered", { reviewDueAt: NOW + 2 * DAY }))).toBe("extended_before");
    expect(refusalBefore(delivered, "buyer", "extend_review", NOW)).toBeNull();
  });

  it("says that reason in its own words, beside those of the others", () => {
    const sentences = stepRefusals<(typeof STEPS)[number]>({ ...STEP_COPY, ...EXTEND_REVIEW_COPY });
    expect(sentences.extended_before).toBe("Waktu periksa hanya bisa ditambah sekali.");
    expect(sentences.already_answered).toBe("Masalah ini sudah Anda tanggapi.");
  });

  it("has its button among the others of that moment, in its own words, for whoever may press it", () => {
    const buyers = actions(delivered, "buyer", NOW, PEOPLE);
    expect(buyers.map(({ command }) => command)).toEqual([
      ...allowedActions(delivered, "buyer", NOW, PEOPLE).map(({ command }) => command),
      "extend_review",
    ]);
    expect(buyers.at(-1)).toEqual({
      command: "extend_review",
      label: "Minta Waktu Periksa",
      consequence: "Dana tetap di titipan satu hari lebih lama, lalu diteruskan ke Sari Wulandari.",
      page: `/dashboard/orders/${delivered.id}/review-extension`,
      place: "aside",
      version: delivered.version,
    });
    const sellers = actions(delivered, "seller", NOW, PEOPLE);
    expect(sellers.map(({ command }) => command)).not.toContain("extend_review");
  });

  it("has a page whose form means its command", () => {
    const step = findStep("review-extension");
    expect(step?.kind).toBe("extend_review");
    const filled = { note: "", reason: WHY, buyerShare: 0, files: 0 };
    expect(commandOf(extendReview, filled)).toEqual({ kind: "extend_review", reason: WHY });
    expect(findStep("review-ext")).toBeNull();
  });

  it("says itself how a repeat is answered, how often it may be, and whether a suspended person may", () => {
    const { isDone, limit, whileSuspended } = stepOfKind("extend_review");
    const press = { order: delivered, side: "buyer" as const, command: null, change: null, formId: null };
    expect(isDone({ ...press, ownLast: "review_extended" })).toBe(true);
    expect(isDone({ ...press, ownLast: "delivered" })).toBe(false);
    expect(limit).toMatchObject({ event: "review_extended", times: 1 });
    expect(whileSuspended).toBe(true);
  });
});

it("no two steps share a kind or a page", () => {
  const kinds = STEPS.map(({ kind }) => kind);
  const pages = STEPS.flatMap(({ page }) => page ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(new Set(pages).size).toBe(pages.length);
});

describe("the compiler names what such a step lacks", () => {
  const IMPORTS = `
    import { STEP_COPY } from "~/copy/order/steps";
    import type { StepCopy } from "~/copy/order/step-copy";
    import type { AppStep } from "~/domain/order/all-steps";
    import { formStep } from "~/domain/order/step";
    import { EXTEND_REVIEW_COPY } from "./copy";
    import { extendReview } from "./extend-review";
    type Steps = AppStep | typeof extendReview;
    const { extend_review: words } = EXTEND_REVIEW_COPY;
    const way = { by: ["buyer"], from: ["delivered"], does: () => ({ changes: {}, event: "asked" }) as const } as const;
    type Ask = { kind: "ask"; reason: string };
    const ask = { kind: "ask", page: "ask", place: "aside", transitions: [way] } as const;
  `;
  const cases: [what: string, code: string, named: RegExp | null][] = [
    ["nothing", "export const c: StepCopy<Steps> = { ...STEP_COPY, ...EXTEND_REVIEW_COPY };", null],
    [
      "all its words",
      "export const c: StepCopy<Steps> = STEP_COPY;",
      /Property '?extend_review'? is missing|missing.*extend_review/,
    ],
    [
      "one of its words",
      "const { consequence: _, ...rest } = words; export const c: StepCopy<typeof extendReview> = { extend_review: rest };",
      /'consequence' is missing/,
    ],
    [
      "the words of its page",
      "const { page: _, ...rest } = words; export const c: StepCopy<typeof extendReview> = { extend_review: rest };",
      /'page' is missing/,
    ],
    [
      "the sentence of its own refusal",
      "const { refusals: _, ...rest } = words; export const c: StepCopy<typeof extendReview> = { extend_review: rest };",
      /'refusals' is missing/,
    ],
    [
      "a field of its command",
      'export const s = formStep<Ask, "asked">({ ...ask, fields: {} });',
      /'reason' is missing/,
    ],
    [
      "a field that a form can ask",
      'export const s = formStep<{ kind: "ask"; price: number }, "asked">({ ...ask, fields: { price: 1 } });',
      /'number' is not assignable to type 'never'/,
    ],
    [
      "the event that it says it leaves",
      'export const s = formStep<Ask, "answered">({ ...ask, fields: { reason: 1 } });',
      /"asked"' is not assignable to type '"answered"/,
    ],
  ];

  it("and says nothing of a whole one", () => {
    const complaints = complaintsAbout(cases.map(([, code]) => IMPORTS + code));
    for (const [index, [what, , named]] of cases.entries()) {
      if (named === null) expect(complaints[index], what).toBe("");
      else expect(complaints[index], what).toMatch(named);
    }
  }, 120_000);
});
