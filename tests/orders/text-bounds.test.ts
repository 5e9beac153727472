import { describe, expect, it } from "vitest";
import { ALL_STEPS, stepOfKind } from "~/orders/lifecycle";
import { textsInDetail } from "~/orders/rules/step";
import { COMMANDS } from "./commands";
import { anOrder, NOW } from "./fixture";

const TEXTS = ALL_STEPS.flatMap(({ kind, fields, transitions }) =>
  Object.entries(fields).flatMap(([field, input]) =>
    input.type === "text" ? transitions.map((transition) => ({ kind, field, ...input, transition })) : [],
  ),
);

const WITH_TEXT = [
  "answer_dispute",
  "cancel",
  "contradict_no_show",
  "decline_change",
  "deliver",
  "deny_arrival",
  "open_dispute",
  "propose_change",
  "propose_extra",
  "refuse_cancellation",
  "report_buyer",
  "report_seller",
  "request_cancellation",
  "request_revision",
  "rule_dispute",
];

describe("the rule of every step with a text", () => {
  it("knows the bounds of each text", () => {
    expect([...new Set(TEXTS.map(({ kind }) => kind))].sort()).toEqual(WITH_TEXT);
    const written = Object.values(COMMANDS).filter((command) => "reason" in command || "note" in command);
    for (const { kind } of written) expect(WITH_TEXT).toContain(kind);
  });

  it.each(TEXTS)("$kind stores $field in its event only under names of texts, which can be deleted", (row) => {
    const { kind, field, transition } = row;
    const [place = "working"] = transition.from;
    const [by = "buyer"] = transition.by;
    const written = `Ditulis orang. ${"a".repeat(40)}`;
    const result = transition.run(anOrder(place), { ...COMMANDS[kind], [field]: written }, NOW, by);
    const { detail = {} } = typeof result === "string" ? {} : result;
    const names = Object.keys(detail).filter((name) => detail[name] === written);
    expect(names).not.toEqual([]);
    expect(textsInDetail(stepOfKind(kind).fields)).toEqual(expect.arrayContaining(names));
  });

  it.each(TEXTS)("$kind accepts $max characters of $field and refuses one more", (row) => {
    const { kind, field, max, transition } = row;
    const [place = "working"] = transition.from;
    const [by = "buyer"] = transition.by;
    const result = (length: number) =>
      transition.run(anOrder(place), { ...COMMANDS[kind], [field]: "👍".repeat(length) }, NOW, by);
    expect(result(max)).toMatchObject({ event: expect.any(String) });
    expect(result(max + 1)).toBe("text_too_long");
  });

  it.each(TEXTS.filter(({ min }) => min > 0))("$kind refuses less than $min characters of $field", (row) => {
    const { kind, field, min, transition } = row;
    const [place = "working"] = transition.from;
    const [by = "buyer"] = transition.by;
    const result = (text: string) => transition.run(anOrder(place), { ...COMMANDS[kind], [field]: text }, NOW, by);
    expect(result("a".repeat(min))).toMatchObject({ event: expect.any(String) });
    expect(result(` ${"a".repeat(min - 1)} `)).toBe("reason_too_short");
  });
});
