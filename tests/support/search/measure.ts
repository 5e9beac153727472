import { readdirSync, readFileSync } from "node:fs";

export type Judged = {
  id: string;
  group: string;
  q: string;
  params?: { lokasi?: string; jenis?: string };
  wants: "offers" | "requests";
  /** Grades from 1 to 3 by title. All other listings have 0. */
  answers: Record<string, number>;
};

export type JudgedFile = {
  offers: string[];
  requests: string[];
  queries?: Judged[];
  tune?: Judged[];
  unseen?: Judged[];
};

/** Values from 0 to 1. `empty` is true if there are judged listings but no results. */
export type Measured = { ndcg: number; success: number; pairs: number; empty: boolean; answered: boolean };

const JUDGED = new URL("../../search/judged/", import.meta.url);

/** Reads a file of `tests/search/judged` by its name, or any other by its address. */
export function readJudged(file: string | URL): JudgedFile {
  return JSON.parse(readFileSync(typeof file === "string" ? new URL(`${file}.json`, JUDGED) : file, "utf8"));
}

export function readAllJudged(): JudgedFile[] {
  return readdirSync(JUDGED).map((file) => readJudged(new URL(file, JUDGED)));
}

/** `shown` has the titles in page order. Listings without a judgement are ignored. */
export function measure(judged: Judged, shown: readonly string[], { offers, requests }: JudgedFile): Measured {
  const all = new Set(judged.wants === "offers" ? offers : [...offers, ...requests]);
  const titles = [...new Set(shown)].filter((title) => all.has(title));
  const grades = Object.values(judged.answers);
  if (grades.length === 0) {
    const share = 1 / (1 + titles.length);
    return { ndcg: share, success: titles.length === 0 ? 1 : 0, pairs: 1, empty: false, answered: false };
  }
  const gradeOf = (title: string) => judged.answers[title] ?? 0;
  const gained = gain(titles.map(gradeOf));
  const best = gain([...grades].sort((a, b) => b - a));
  const wanted = Math.min(2, Math.max(...grades));
  return {
    ndcg: gained / best,
    success: titles.slice(0, 3).some((title) => gradeOf(title) >= wanted) ? 1 : 0,
    pairs: pairsOf(Object.keys(judged.answers), titles, gradeOf),
    empty: titles.length === 0,
    answered: true,
  };
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

function pairsOf(answers: readonly string[], titles: readonly string[], gradeOf: (title: string) => number): number {
  const wrong = titles.flatMap((title, at) => (gradeOf(title) === 0 ? [at] : []));
  if (wrong.length === 0) return 1;
  const above = answers.reduce((sum, answer) => {
    const at = titles.indexOf(answer);
    return sum + (at < 0 ? 0 : wrong.filter((one) => one > at).length);
  }, 0);
  return above / (answers.length * wrong.length);
}

export function table(rows: readonly { group: string; measured: Measured }[]): string[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return [
    ...groups.map((group) =>
      line(
        group,
        rows.filter((row) => row.group === group),
      ),
    ),
    line("all", rows),
  ];
}

function line(name: string, rows: readonly { measured: Measured }[]): string {
  const mean = (value: (measured: Measured) => number, among = rows) =>
    (among.reduce((sum, { measured }) => sum + value(measured), 0) / Math.max(1, among.length)).toFixed(3);
  const answered = rows.filter(({ measured }) => measured.answered);
  const unanswerable = rows.filter(({ measured }) => !measured.answered);
  return [
    name.padEnd(14),
    String(rows.length).padStart(4),
    mean(({ ndcg }) => ndcg),
    mean(({ success }) => success),
    mean(({ pairs }) => pairs, answered),
    mean(({ empty }) => Number(empty), answered),
    unanswerable.length === 0 ? "-" : mean(({ success }) => 1 - success, unanswerable),
  ].join("  ");
}
