import { describe, expect, it } from "vitest";
import { orderStepForm } from "~/orders/form.server";
import { ALL_STEPS, rulesOf } from "~/orders/lifecycle";
import { defineFormStep, type FormCommand, textInput, withTransitions } from "~/orders/rules/step";
import { STEP_COPY } from "~/orders/step-text";
import { actionsOf, allowedActions, inputsOf, stepRefusals } from "~/orders/text";
import { DAY } from "~/platform/dates";
import { anOrder, BUDI, budi, NOW, PEOPLE, SARI, sari } from "../fixture";
import { ADDED_PRESS_COPY, ADDED_STEP_COPY } from "./copy";
import { addedPress } from "./press";
import { addedStep } from "./step";
import { complaintsAbout } from "./type-check";

const STEPS = [...ALL_STEPS, addedStep];
const { decide, stepOfKind, refusalBefore } = rulesOf(STEPS);
const { findStep, commandOf, spentLimits } = rulesOf(STEPS);
const actions = actionsOf(STEPS, { ...STEP_COPY, ...ADDED_STEP_COPY });

const WHY = "Saya baru pulang lusa, jadi belum bisa membuka berkasnya.";
const delivered = anOrder("delivered");

describe("a step defined by one file, its texts and a line in the list", () => {
  it("is decided like all others", () => {
    const decision = decide(delivered, budi, { kind: "added_by_a_test", reason: WHY, days: 2 }, NOW);
    expect(decision).toMatchObject({
      ok: true,
      order: { phase: "delivered", reviewDueAt: (delivered.reviewDueAt ?? 0) + 2 * DAY, version: 5 },
      event: { kind: "test_step_done", actor: budi, at: NOW, detail: { reason: WHY, days: 2 } },
      postings: [],
    });
  });

  it("is refused in other states, to others, for a short reason, a wrong number, and for its own reason", () => {
    const reason = (order = delivered, actor = budi, said = WHY, days = 1) => {
      const decision = decide(order, actor, { kind: "added_by_a_test", reason: said, days }, NOW);
      return decision.ok ? "accepted" : decision.reason;
    };
    expect(reason(anOrder("working"))).toBe("not_now");
    expect(reason(anOrder("completed"))).toBe("closed");
    expect(reason(delivered, sari)).toBe("wrong_side");
    expect(reason(delivered, budi, "Sibuk.")).toBe("reason_too_short");
    for (const days of [0, 4, 1.5, Number.NaN]) expect(reason(delivered, budi, WHY, days)).toBe("bad_number");
    expect(reason(delivered, budi, WHY, 3)).toBe("accepted");
    expect(reason(anOrder("delivered", { reviewDueAt: NOW + 2 * DAY }))).toBe("done_once_before");
    expect(refusalBefore(delivered, "buyer", "added_by_a_test", NOW)).toBeNull();
  });

  it("has its own text for that reason, beside the others", () => {
    const sentences = stepRefusals<(typeof STEPS)[number]>({ ...STEP_COPY, ...ADDED_STEP_COPY });
    expect(sentences.done_once_before).toBe("Waktu periksa hanya bisa ditambah sekali.");
    expect(sentences.already_answered).toBe("Masalah ini sudah Anda tanggapi.");
  });

  it("has its own button among the others, for the side that may use it", () => {
    const buyers = actions(delivered, "buyer", NOW, PEOPLE);
    expect(buyers.map(({ command }) => command)).toEqual([
      ...allowedActions(delivered, "buyer", NOW, PEOPLE).map(({ command }) => command),
      "added_by_a_test",
    ]);
    expect(buyers.at(-1)).toEqual({
      command: "added_by_a_test",
      label: "Minta Waktu Periksa",
      consequence: "Uang tetap di titipan lebih lama, lalu diteruskan ke Sari Wulandari.",
      page: `/dashboard/orders/${delivered.id}/added-by-a-test`,
      group: "secondary",
      version: delivered.version,
    });
    const sellers = actions(delivered, "seller", NOW, PEOPLE);
    expect(sellers.map(({ command }) => command)).not.toContain("added_by_a_test");
  });

  it("has a page whose form creates its command", () => {
    const step = findStep("added-by-a-test");
    expect(step?.kind).toBe("added_by_a_test");
    const filled = { note: "", reason: WHY, days: 2, back: 0, files: 0 };
    expect(commandOf(addedStep, filled)).toEqual({ kind: "added_by_a_test", reason: WHY, days: 2 });
    expect(findStep("added-by")).toBeNull();
  });

  it("defines repeats, limits, and whether a suspended person may take it", () => {
    const { isDone, limit, whileSuspended } = stepOfKind("added_by_a_test");
    const press = {
      order: delivered,
      side: "buyer" as const,
      command: null,
      change: null,
      formId: null,
      now: NOW,
    };
    expect(isDone({ ...press, ownLast: "test_step_done" })).toBe(true);
    expect(isDone({ ...press, ownLast: "delivered" })).toBe(false);
    expect(limit).toMatchObject({ event: "test_step_done", times: 1, within: "order" });
    expect(whileSuspended).toBe(true);
  });

  it("is used up for the rest of the order by the person who took it", () => {
    const done = { kind: "test_step_done", actorId: BUDI, at: NOW };
    expect([...spentLimits([done], BUDI, NOW + 900 * DAY)]).toEqual([["added_by_a_test", null]]);
    expect([...spentLimits([done], SARI, NOW)]).toEqual([]);
    expect([...spentLimits([{ ...done, kind: "delivered" }], BUDI, NOW)]).toEqual([]);
  });

  it("has inputs with bounds, which the page states and the form checks", () => {
    const { page } = ADDED_STEP_COPY.added_by_a_test;
    const inputs = inputsOf(addedStep, page);
    expect(inputs.map(({ name, type }) => [name, type])).toEqual([
      ["reason", "text"],
      ["days", "number"],
    ]);
    expect(inputs[1]).toEqual({
      name: "days",
      type: "number",
      label: "Tambahan hari",
      hint: "Dari 1 sampai 3.",
      min: 1,
      max: 3,
      optional: false,
    });
    const days = (typed?: string) => orderStepForm({ inputs }).safeParse({ reason: WHY, days: typed });
    for (const typed of ["2", " 2 ", "2,0", "２", "\u200b2\u200e"]) expect(days(typed).data?.days, typed).toBe(2);
    for (const typed of [undefined, "", "0", "4", "1,5", "-1", "dua"])
      expect(days(typed).error?.issues.map(({ message }) => message)).toEqual([
        "Tambahan hari: tulis bilangan bulat dari 1 sampai 3",
      ]);
  });

  it.each([
    ["the same form", 2, "repeated"],
    ["another number", 3, "different"],
  ])("compares a repeat with %s", (_, days, result) => {
    const typed = commandOf(addedStep, { reason: WHY, days });
    const ownEvent = { version: 5, detail: { reason: WHY, days: 2 }, files: [] };
    expect(addedStep.compare({ order: delivered, typed, files: [], seen: null, ownEvent })).toBe(result);
  });
});

describe("a step with one button, without a route or a command of its own", () => {
  const steps = [...STEPS, addedPress];
  const copy = { ...STEP_COPY, ...ADDED_STEP_COPY, ...ADDED_PRESS_COPY };
  const rules = rulesOf(steps);
  const working = anOrder("working");

  it("is decided and refused like all others", () => {
    const told = { kind: "pressed_by_a_test" } as const;
    expect(rules.decide(working, sari, told, NOW)).toMatchObject({
      ok: true,
      event: { kind: "test_day_told", actor: sari },
    });
    expect(rules.decide(working, budi, told, NOW)).toMatchObject({ ok: false, reason: "wrong_side" });
    const again = anOrder("working", { revisionsLeft: 0 });
    expect(rules.decide(again, sari, told, NOW)).toMatchObject({ ok: false, reason: "told_before" });
    expect(stepRefusals<(typeof steps)[number]>(copy).told_before).toBe("Kabar hari ini sudah dikirim.");
  });

  it("is submitted on its page and answered at its address", () => {
    const button = actionsOf(steps, copy)(working, "seller", NOW, PEOPLE).at(-1);
    expect(button).toEqual({
      command: "pressed_by_a_test",
      label: "Selesai Hari Ini",
      consequence: "Pembeli tahu bahwa pekerjaan hari ini selesai.",
      page: `/dashboard/orders/${working.id}/pressed-by-a-test`,
      press: true,
      group: "secondary",
      version: working.version,
    });
    const { findPress, findStep } = rulesOf(steps);
    expect(findPress("pressed-by-a-test")).toBe(addedPress);
    expect(addedPress.leadsTo?.(working.id)).toBe(`/told/${working.id}`);
    // A button step has no page, and a form step is not found as a button.
    expect(findStep("pressed-by-a-test")).toBeNull();
    expect(findPress("added-by-a-test")).toBeNull();
  });
});

describe("a step with one more text field than the others", () => {
  const FIELDS = { reason: textInput(10), place: textInput(0, 80) };
  type Moved = FormCommand<"moved_by_a_test", typeof FIELDS>;
  const step = defineFormStep<Moved, "moved">({
    kind: "moved_by_a_test",
    page: "moved-by-a-test",
    group: "secondary",
    fields: FIELDS,
    repeat: { events: ["moved"] },
    rule: {
      apply: (_, { reason, place }) => ({ changes: {}, event: "moved", detail: { reason, place } }),
    },
  });
  const inputs = inputsOf(step, {
    title: "",
    button: "",
    done: "",
    failed: "",
    inputs: { reason: { label: "Alasan" }, place: { label: "Tempat", hint: "Kota saja." } },
  });

  it("shows its inputs in order, with labels and limits", () => {
    expect(inputs).toEqual([
      {
        name: "reason",
        type: "text",
        label: "Alasan",
        hint: "Sedikitnya 10 karakter.",
        min: 10,
        max: 2_000,
        optional: false,
      },
      { name: "place", type: "text", label: "Tempat", hint: "Kota saja.", min: 0, max: 80, optional: true },
    ]);
  });

  it("checks each input by its own limits", () => {
    const errors = (form: Record<string, string>) =>
      orderStepForm({ inputs })
        .safeParse(form)
        .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
    expect(errors({ reason: WHY })).toEqual([]);
    expect(errors({ reason: WHY, place: "Bandung" })).toEqual([]);
    expect(errors({ reason: "Pendek" })).toEqual([["reason", "Alasan: minimal 10 karakter"]]);
    expect(errors({ reason: WHY, place: "a".repeat(81) })).toEqual([["place", "Tempat: maksimal 80 karakter"]]);
  });

  it.each([
    ["the same form", { reason: WHY, place: "Bandung" }, "repeated"],
    ["another place", { reason: WHY, place: "Cimahi" }, "different"],
    ["no place", { reason: WHY, place: "" }, "different"],
    ["another reason", { reason: `${WHY}!`, place: "Bandung" }, "different"],
  ])("compares a repeat with %s", (_, filled, result) => {
    const placed = withTransitions(step, []);
    const typed = rulesOf([placed]).commandOf(placed, filled);
    const ownEvent = { version: 2, detail: { reason: WHY, place: "Bandung" }, files: [] };
    const sent = { order: anOrder("working"), files: [], seen: null };
    expect(step.compare({ ...sent, typed, ownEvent })).toBe(result);
  });
});

describe("a step with two fields that its event would store under one name", () => {
  const define = (fields: Record<string, ReturnType<typeof textInput>>) => () =>
    defineFormStep<{ kind: "told_by_a_test" } & Record<string, string>, "told">({
      kind: "told_by_a_test",
      page: "told-by-a-test",
      group: "secondary",
      fields,
      rule: { apply: () => ({ changes: {}, event: "told" }) },
    });

  it.each([
    ["reason", "note"],
    ["description", "reason"],
    ["note", "description"],
  ])("is rejected with %s and %s", (one, other) => {
    expect(define({ [one]: textInput(1), [other]: textInput(1) })).toThrow(
      `step told_by_a_test: an event stores the fields ${one} and ${other} as detail.reason; rename one`,
    );
  });

  it("is accepted with other names", () => {
    expect(define({ reason: textInput(1), remark: textInput(1) })).not.toThrow();
  });
});

it("no two steps share a kind or a page", () => {
  const kinds = STEPS.map(({ kind }) => kind);
  const pages = STEPS.flatMap(({ page }) => page ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(new Set(pages).size).toBe(pages.length);
});

describe("the compiler reports the missing parts of a step", () => {
  const IMPORTS = `
    import { STEP_COPY } from "~/orders/step-text";
    import type { StepCopy } from "~/orders/step-text";
    import type { AppStep } from "~/orders/lifecycle";
    import { defineFormStep, defineOwnRouteStep, textInput } from "~/orders/rules/step";
    import { ADDED_PRESS_COPY, ADDED_STEP_COPY } from "./copy";
    import { addedPress } from "./press";
    import { addedStep } from "./step";
    type Steps = AppStep | typeof addedStep;
    const { added_by_a_test: words } = ADDED_STEP_COPY;
    const way = { apply: () => ({ changes: {}, event: "asked" }) as const } as const;
    type Ask = { kind: "ask"; reason: string };
    const ask = { kind: "ask", page: "ask", group: "secondary", rule: way } as const;
  `;
  const cases: [what: string, code: string, named: RegExp | null][] = [
    [
      "the label of its text",
      'export const c: StepCopy<typeof addedStep> = { added_by_a_test: { ...words, page: { ...words.page, inputs: { days: { label: "Hari" } } } } };',
      /'reason' is missing/,
    ],
    [
      "the label of its number",
      'export const c: StepCopy<typeof addedStep> = { added_by_a_test: { ...words, page: { ...words.page, inputs: { reason: { label: "Alasan" } } } } };',
      /'days' is missing/,
    ],
    ["nothing", "export const c: StepCopy<Steps> = { ...STEP_COPY, ...ADDED_STEP_COPY };", null],
    [
      "all its words",
      "export const c: StepCopy<Steps> = STEP_COPY;",
      /Property '?added_by_a_test'? is missing|missing.*added_by_a_test/,
    ],
    [
      "one of its words",
      "const { consequence: _, ...rest } = words; export const c: StepCopy<typeof addedStep> = { added_by_a_test: rest };",
      /'consequence' is missing/,
    ],
    [
      "the words of its page",
      "const { page: _, ...rest } = words; export const c: StepCopy<typeof addedStep> = { added_by_a_test: rest };",
      /'page' is missing/,
    ],
    [
      "the sentence of its own refusal",
      "const { refusals: _, ...rest } = words; export const c: StepCopy<typeof addedStep> = { added_by_a_test: rest };",
      /'refusals' is missing/,
    ],
    [
      "the history line of its event",
      "export const c: StepCopy<typeof addedStep> = { added_by_a_test: { ...words, events: {} } };",
      /'test_step_done' is missing/,
    ],
    [
      "what it says when its limit is used up",
      "const { limitNote: _, ...rest } = words; export const c: StepCopy<typeof addedStep> = { added_by_a_test: rest };",
      /'limitNote' is missing/,
    ],
    [
      "the refusal of its limit",
      'export const s = defineFormStep<Ask, "asked">({ ...ask, fields: { reason: textInput(1) }, limit: { event: "asked", times: 1, within: "order", refusal: "used_up" } });',
      /not assignable to type 'undefined'|not assignable to type 'never'/,
    ],
    [
      "the bounds of a text on a route of its own",
      'export const s = defineOwnRouteStep<Ask, "asked">({ kind: "ask", rule: way });',
      /'fields' is missing/,
    ],
    [
      "what a press says when it is done",
      "const { press: _, ...rest } = ADDED_PRESS_COPY.pressed_by_a_test; export const c: StepCopy<typeof addedPress> = { pressed_by_a_test: rest };",
      /'press' is missing/,
    ],
    [
      "a field of its command",
      'export const s = defineFormStep<Ask, "asked">({ ...ask, fields: {} });',
      /'reason' is missing/,
    ],
    [
      "a field that a form can ask",
      'export const s = defineFormStep<{ kind: "ask"; price: number }, "asked">({ ...ask, fields: { price: textInput(1) } });',
      /Type '"text"' is not assignable to type '"number"'/,
    ],
    [
      "the event that it says it leaves",
      'export const s = defineFormStep<Ask, "answered">({ ...ask, fields: { reason: textInput(1) } });',
      /"asked"' is not assignable to type '"answered"/,
    ],
  ];

  it("and reports nothing for a complete one", () => {
    const complaints = complaintsAbout(cases.map(([, code]) => IMPORTS + code));
    for (const [index, [what, , named]] of cases.entries()) {
      if (named === null) expect(complaints[index], what).toBe("");
      else expect(complaints[index], what).toMatch(named);
    }
  });
});
