import { ALL_STEPS } from "~/orders/lifecycle";

const STARTS = {
  inquiry: "a request for a price",
  awaiting_payment: "an offer or a proposal is ordered",
};

type Row = { step: string; by: string; from: readonly string[]; to: readonly string[]; guarded: boolean };

/** One row per step and transition. Rows of the two sides that lead to the same states are joined. */
function rows(): Row[] {
  const joined = new Map<string, Row>();
  for (const { kind, transitions } of ALL_STEPS)
    for (const { by, from, to, hasGuard } of transitions) {
      const next = to === "same" ? [] : to;
      const key = [kind, from, next].join(" | ");
      const row = joined.get(key);
      const names = [...new Set([...(row?.by.split(", ") ?? []), ...by])].join(", ");
      joined.set(key, { step: kind, by: names, from, to: next, guarded: hasGuard || row?.guarded === true });
    }
  return [...joined.values()];
}

function diagram(): string[] {
  const arrows = new Map<string, string[]>();
  for (const { step, from, to } of rows())
    for (const state of from)
      for (const next of to.filter((one) => one !== state)) {
        const arrow = `${state} --> ${next}`;
        arrows.set(arrow, [...new Set([...(arrows.get(arrow) ?? []), step])]);
      }
  return [
    "stateDiagram-v2",
    ...Object.entries(STARTS).map(([state, how]) => `  [*] --> ${state}: ${how}`),
    ...[...arrows].map(([arrow, steps]) => `  ${arrow}: ${steps.join("<br/>")}`),
    "  completed --> [*]",
    "  cancelled --> [*]",
  ];
}

/** Formats a Markdown table with aligned columns, as the formatter does. */
function table([head, ...body]: readonly (readonly string[])[]): string[] {
  const widths = (head ?? []).map((title, at) => Math.max(title.length, ...body.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [line(head ?? []), line(widths.map((width) => "-".repeat(width))), ...body.map(line)];
}

export function lifecycleDocument(): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");
  return [
    "# The life of an order",
    "",
    "`npm run lifecycle` writes this page from `LIFECYCLE` in `app/orders/lifecycle.ts`. A test fails if it is out of date.",
    "",
    "```mermaid",
    ...diagram(),
    "```",
    "",
    "A step with a guard also depends on times or on other facts of the order: see its `guard` in `app/orders/rules/`. If",
    "several rows of a step fit, the first one whose guard passes applies. A step without a guard may still be refused by",
    "its `check`, such as a delivery before the visit, or by its limit.",
    "",
    ...table([
      ["step", "who", "from", "to", "guard"],
      ...rows().map(({ step, by, from, to, guarded }) => [
        `\`${step}\``,
        by,
        code(from),
        to.length > 0 ? code(to) : "same state",
        guarded ? "yes" : "",
      ]),
    ]),
    "",
  ].join("\n");
}
