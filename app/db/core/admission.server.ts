import { isRead } from "./replicas.server";

type Result = D1Result<Record<string, unknown>>;
type Statement = { readonly query: string };
type Send<Sent> = (statements: Sent[]) => Promise<Result[]>;
type Question<Sent> = {
  statement: Sent;
  answer(result: Result | undefined): void;
  fail(error: unknown): void;
};
type Condition<Sent> = () => Promise<Sent | null>;
type Trip<Sent> = { statements: Sent[]; condition: Sent | null | undefined; verdict: Promise<unknown> };

/**
 * Lets the question who somebody is travel with the first thing they ask. Once `close` was called, no row is handed out
 * and nothing is written before that question is answered and `verdict` agrees: what reads goes along with it or waits for it
 * with its answer; what writes goes along behind `condition`, a statement that aborts the batch wherever `verdict` would
 * refuse, or else is not sent before. Where `verdict` refuses, every call throws what it threw. Nobody awaits
 * the question's answer with nothing else to ask, unless they `leave` first: the two would wait for each other for ever.
 */
export class Admission<Sent extends Statement> {
  private verdict: Promise<unknown> | undefined;
  private condition: Condition<Sent> | undefined;
  private question: Question<Sent> | undefined;
  private left = false;
  private ready = () => {};
  private readonly readied = new Promise<void>((resolve) => {
    this.ready = resolve;
  });

  constructor(
    private readonly send: Send<Sent>,
    private readonly mayHaveHappened: (error: unknown) => boolean,
  ) {}

  /** Without anything yet to travel with, the question waits for it, or for `leave`. */
  ask(statements: Sent[]): Promise<Result[]> {
    const [statement] = statements;
    if (!this.verdict || this.left || !statement || statements.length > 1) return this.send(statements);
    return new Promise((resolve, fail) => {
      this.question = { statement, answer: (result) => resolve(result ? [result] : []), fail };
      this.ready();
    });
  }

  /** `condition` is asked for once there is a question; without one nothing is written along with it. */
  close(verdict: Promise<unknown>, condition?: Condition<Sent>): void {
    this.verdict = verdict;
    this.condition = condition;
    verdict.then(this.ready, this.ready);
  }

  async leave(): Promise<void> {
    const question = await this.taken();
    if (question) await this.alone(question);
  }

  async pass(statements: Sent[]): Promise<Result[]> {
    const { verdict } = this;
    if (!verdict) return this.send(statements);
    const reads = statements.every(({ query }) => isRead(query));
    const question = await this.taken();
    if (question) {
      const condition = reads ? null : await this.condition?.();
      if (reads || condition) return this.together(question, { statements, condition, verdict });
      await this.alone(question);
    }
    if (!reads) await verdict;
    const [results] = await Promise.all([this.send(statements), verdict]);
    return results;
  }

  private async together(question: Question<Sent>, { statements, condition, verdict }: Trip<Sent>) {
    const before = condition ? [question.statement, condition] : [question.statement];
    let results: Result[];
    try {
      results = await this.send([...before, ...statements]);
    } catch (error) {
      // Whichever of them failed: who asks is told apart from what they asked for.
      const answered = await this.alone(question);
      await verdict;
      if (condition && (answered || this.mayHaveHappened(error))) throw error;
      return this.send(statements);
    }
    question.answer(results[0]);
    await verdict;
    return results.slice(before.length);
  }

  private async taken(): Promise<Question<Sent> | undefined> {
    if (this.left) return undefined;
    await this.readied;
    if (this.left) return undefined;
    this.left = true;
    const { question } = this;
    this.question = undefined;
    return question;
  }

  private async alone({ statement, answer, fail }: Question<Sent>): Promise<boolean> {
    try {
      const [result] = await this.send([statement]);
      answer(result);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  }
}
