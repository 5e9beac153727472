import { definePressStep, withTransitions } from "~/orders/rules/step";

/** A step that exists only in tests: with one button the seller reports the day's work as done. */
type AddedPress = { kind: "pressed_by_a_test" };

const step = definePressStep<AddedPress, "test_day_told", "told_before">({
  kind: "pressed_by_a_test",
  page: "pressed-by-a-test",
  group: "secondary",
  ignoresVersion: true,
  leadsTo: (orderId) => `/told/${orderId}`,
  isDone: ({ ownLast }) => ownLast === "test_day_told",
  rule: {
    guard: ({ revisionsLeft }) => (revisionsLeft === 0 ? "told_before" : null),
    apply: () => ({ changes: {}, event: "test_day_told" }),
  },
});

export const addedPress = withTransitions(step, [{ by: ["seller"], from: ["working"], to: "same" }]);
