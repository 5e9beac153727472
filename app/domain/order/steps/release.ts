import { released } from "../settlement";
import { outsideStep } from "../step";

type Release = { kind: "release" };

export const release = outsideStep<Release, "released">({
  kind: "release",
  transitions: [
    {
      by: ["scheduler"],
      from: ["delivered"],
      guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && now > reviewDueAt ? null : "not_yet_due"),
      does: (order) => ({ ...released(order), event: "released" }),
    },
  ],
});
