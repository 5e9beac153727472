import { asD1 } from "./as-d1";

/** Wraps a D1. `plans` returns SQLite's query plan of every statement that was run. */
export function planned(d1: D1Database): { d1: D1Database; plans(): Promise<string[]> } {
  const asked: { query: string; values: unknown[] }[] = [];
  const prepare = (query: string) => {
    const statement = d1.prepare(query);
    const question = { query, values: [] as unknown[] };
    asked.push(question);
    const bind = (...values: unknown[]) => {
      question.values = values;
      return statement.bind(...values);
    };
    return { bind, all: () => statement.all(), run: () => statement.run() };
  };
  return {
    d1: asD1({ prepare, batch: d1.batch.bind(d1) }),
    async plans() {
      const plans: string[] = [];
      for (const { query, values } of asked) {
        const steps = await d1
          .prepare(`explain query plan ${query}`)
          .bind(...values)
          .all<{ parent: number; detail: string }>();
        plans.push(steps.results.map(({ parent, detail }) => (parent ? `  ${detail}` : detail)).join("\n"));
      }
      return plans;
    },
  };
}
