import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";

export type Figure = { what: string; value: number; unit?: string; max?: number; min?: number };

export type Line = Record<string, string | number>;

type Part = { at: string; machine: string; size?: string; goals: Figure[]; lines: Line[] };

const LAST = new URL("last.json", import.meta.url);
const PAGE = new URL("../../docs/benchmarks.md", import.meta.url);
const [BEGIN, END] = ["<!-- npm run bench -->", "<!-- /npm run bench -->"];

export function saveResults(name: string, goals: Figure[], { lines = [] as Line[], size = "" } = {}): void {
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? "unknown"}`;
  const at = new Date().toISOString().slice(0, 16);
  const part: Part = { at, machine, ...(size ? { size } : {}), goals: goals.map(rounded), lines };
  const all = { ...lastParts(), [name]: part };
  // One entry per line, so that a diff shows single changes.
  const list = (key: string, of: object[]) =>
    `    ${JSON.stringify(key)}: [${of.map((one) => `\n      ${JSON.stringify(one)}`).join()}${of.length > 0 ? "\n    " : ""}]`;
  const parts = Object.entries(all).map(([key, { goals: held, lines: rest, ...about }]) => {
    const said = Object.entries(about).map(([name, value]) => `    "${name}": ${JSON.stringify(value)}`);
    return `  ${JSON.stringify(key)}: {\n${[...said, list("goals", held), list("lines", rest)].join(",\n")}\n  }`;
  });
  writeFileSync(LAST, `{\n${parts.join(",\n")}\n}\n`);
}

export function tabulate(): void {
  const rows = Object.entries(lastParts()).flatMap(([name, part]) =>
    part.goals.map((figure) => [
      name,
      figure.what,
      goalOf(figure),
      `${figure.value} ${figure.unit ?? ""}`.trim(),
      part.size ?? "",
      part.at.slice(0, 10),
    ]),
  );
  const table = tableOf([["part", "what", "goal", "measured", "listings", "on"], ...rows]);
  console.info(`\n${table}`);
  const page = readFileSync(PAGE, "utf8");
  const [before, rest = ""] = page.split(BEGIN);
  if (!rest.includes(END)) throw new Error(`docs/benchmarks.md has no ${BEGIN} … ${END}`);
  const machines = [...new Set(Object.values(lastParts()).map(({ machine }) => machine))].join(", ");
  const after = rest.slice(rest.indexOf(END));
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\nOn ${machines}.\n\n${after}`);
}

function tableOf(rows: string[][]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = head.map((_, at) => "-".repeat(widths[at] ?? 0));
  return [line(head), line(rule), ...body.map((row) => line(row))].join("\n");
}

export function printLines(lines: readonly Line[]): void {
  const names = Object.keys(lines[0] ?? {});
  console.info(tableOf([names, ...lines.map((line) => names.map((name) => String(line[name] ?? "")))]));
}

function goalOf({ max, min }: Figure): string {
  if (max !== undefined) return `at most ${max}`;
  return min === undefined ? "" : `at least ${min}`;
}

function lastParts(): Record<string, Part> {
  try {
    return JSON.parse(readFileSync(LAST, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

function rounded(figure: Figure): Figure {
  return { ...figure, value: Number(figure.value.toPrecision(figure.value >= 1_000 ? 6 : 3)) };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
