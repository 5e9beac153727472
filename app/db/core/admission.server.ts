import { isRead } from "./replicas.server";

type Result = D1Result<Record<string, unknown>>;
type Statement = { readonly query: string };
type Send<Sent> = (statements: Sent[]) => Promise<Result[]>;
type Question<Sent> = {
  statement: Sent;
  answer(result: Result | undefined): void;
  fail(error: unknown): void;
};
/**
 * `condition` gives a statement that aborts a batch of somebody who may not write, or null for a visitor. `recheck` runs
 * after that, and throws the answer.
 */
type Guard<Sent> = { condition(): Promise<Sent | null>; recheck(): Promise<unknown> };
type Trip<Sent> = { statements: Sent[]; condition: Sent | null | undefined; verdict: Promise<unknown> };

/**
 * Lets the question who somebody is travel with the first thing they ask. Once `close` was called, no row is handed out
 * and nothing is written before that question is answered and `verdict` agrees: what reads goes along with it or waits for it
 * with its answer; what writes goes along behind `condition`, a statement that aborts the batch wherever `verdict` would
 * refuse, or else is not sent before. Where `verdict` refuses, every call throws what it threw. Nobody awaits
 * the question's answer with nothing else to ask, unless they `leave` first: the two would wait for each other for ever.
 *
 * A session may end between the first answer and a later write, so the guard's condition goes before every write.
 */
export class Admission<Sent extends Statement> {
  private verdict: Promise<unknown> | undefined;
  private writing: Guard<Sent> | undefined;
  private question: Question<Sent> | undefined;
  private left = false;
  private unguardedWork = 0;
  private ready = () => {};
  private readonly readied = new Promise<void>((resolve) => {
    this.ready = resolve;
  });

  constructor(
    private readonly send: Send<Sent>,
    private readonly mayHaveHappened: (error: unknown) => boolean,
    private readonly isRefused: (error: unknown) => boolean,
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

  /** Without a guard nothing is written along with the question. */
  close(verdict: Promise<unknown>, guard?: Guard<Sent>): void {
    this.verdict = verdict;
    this.writing = guard;
    verdict.then(this.ready, this.ready);
  }

  /** For a question that was answered before anything else was asked. */
  guard(guard: Guard<Sent>): void {
    this.writing = guard;
  }

  /** For what a payment provider did already: it is written whoever asks. */
  async unguarded<Done>(work: () => Promise<Done>): Promise<Done> {
    this.unguardedWork += 1;
    try {
      return await work();
    } finally {
      this.unguardedWork -= 1;
    }
  }

  async leave(): Promise<void> {
    const question = await this.taken();
    if (question) await this.alone(question);
  }

  async pass(statements: Sent[]): Promise<Result[]> {
    const { verdict } = this;
    const reads = statements.every(({ query }) => isRead(query));
    if (!verdict) return reads ? this.send(statements) : this.guarded(statements);
    const question = await this.taken();
    if (question) {
      const condition = reads ? null : await this.writing?.condition();
      if (reads || condition) return this.together(question, { statements, condition, verdict });
      await this.alone(question);
    }
    if (!reads) {
      await verdict;
      return this.guarded(statements);
    }
    const [results] = await Promise.all([this.send(statements), verdict]);
    return results;
  }

  private async guarded(statements: Sent[]): Promise<Result[]> {
    const condition = this.unguardedWork > 0 ? null : await this.writing?.condition();
    if (!condition) return this.send(statements);
    try {
      const [, ...results] = await this.send([condition, ...statements]);
      return results;
    } catch (error) {
      if (this.isRefused(error)) await this.writing?.recheck();
      throw error;
    }
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
      return condition ? this.guarded(statements) : this.send(statements);
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
