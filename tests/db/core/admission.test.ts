import { describe, expect, it } from "vitest";
import { Admission } from "~/database/connection.server";

const WHO = { query: "select who" };
const IF_LET_IN = { query: "select json(if let in)" };
const WHO_ALONE = { query: "select who alone" };
const READ = { query: "select page" };
const WRITE = { query: "insert into page" };
const REFUSED = new Error("refused");
const NOT_LET_IN = new Error("D1_ERROR: bad JSON path: 'not admitted'");

type Sent = { query: string };
const named = (statements: Sent[]) => statements.map(({ query }) => query);

/**
 * A request of somebody who is let in or not; `fails` says which trips do, and `lost` whether only their answers did. Asked
 * anew, the question is told without what waits for them.
 */
function arrive({ letIn = true, lost = false, fails = (trip: string[]) => trip.length === 0 } = {}) {
  const session = { ended: false };
  const trips: string[][] = [];
  const send = async (statements: Sent[]) => {
    trips.push(named(statements));
    await Promise.resolve();
    const refuses = (!letIn || session.ended) && statements.includes(IF_LET_IN);
    if (fails(named(statements)) || refuses) throw refuses ? NOT_LET_IN : new Error("D1_ERROR");
    return statements.map(({ query }) => ({ results: [{ query }] }) as never);
  };
  const admission = new Admission<Sent>(
    send,
    () => lost,
    (error) => error === NOT_LET_IN,
  );
  const guard = {
    condition: async () => IF_LET_IN,
    async recheck() {
      if (!letIn || session.ended) throw REFUSED;
    },
  };
  const open = ({ condition = true } = {}) => {
    const asked = Promise.resolve().then(() => admission.ask([WHO]));
    const verdict = asked
      .catch(() => admission.ask([WHO_ALONE]))
      .then(() => {
        if (!letIn) throw REFUSED;
      });
    admission.close(verdict, condition ? guard : undefined);
    return { verdict };
  };
  return { admission, trips, open, guard, session };
}

const rows = (results: { results: unknown[] }[]) => results.flatMap((result) => result.results);

describe("the question who asks", () => {
  it("travels with what is read first, and is asked once", async () => {
    const { admission, trips, open } = arrive();
    open();
    expect(rows(await admission.pass([READ]))).toEqual([READ]);
    await admission.pass([WRITE]);
    expect(trips).toEqual([
      [WHO.query, READ.query],
      [IF_LET_IN.query, WRITE.query],
    ]);
  });

  it("travels with what is written first, which its condition can abort", async () => {
    for (const batch of [[WRITE], [READ, WRITE]]) {
      const { admission, trips, open } = arrive();
      open();
      expect(rows(await admission.pass(batch))).toEqual(batch);
      expect(trips).toEqual([[WHO.query, IF_LET_IN.query, ...named(batch)]]);
    }
  });

  it("goes alone before what writes where it has no such condition", async () => {
    for (const batch of [[WRITE], [READ, WRITE]]) {
      const { admission, trips, open } = arrive();
      open({ condition: false });
      await admission.pass(batch);
      expect(trips).toEqual([[WHO.query], named(batch)]);
    }
  });

  it("goes alone where nothing else is asked, and does so once", async () => {
    const { admission, trips, open } = arrive();
    const { verdict } = open();
    await Promise.all([admission.leave(), admission.leave()]);
    await verdict;
    expect(trips).toEqual([[WHO.query]]);
  });

  it("is asked apart where the trip of both fails", async () => {
    const { admission, trips, open } = arrive({ fails: (trip) => trip.includes(READ.query) });
    const { verdict } = open();
    await expect(admission.pass([READ])).rejects.toThrow("D1_ERROR");
    await verdict;
    expect(trips).toEqual([[WHO.query, READ.query], [WHO.query], [READ.query]]);
  });
});

describe("what fails in the trip of both", () => {
  const failing = (trip: string[]) => trip.includes(WRITE.query);

  it("is not written a second time where the question was not to blame", async () => {
    const { admission, trips, open } = arrive({ fails: failing });
    const { verdict } = open();
    await expect(admission.pass([WRITE])).rejects.toThrow("D1_ERROR");
    await verdict;
    expect(trips.slice(1)).toEqual([[WHO.query]]);
  });

  it("is written alone where only the question cannot be asked", async () => {
    const { admission, trips, open } = arrive({ fails: (trip) => trip.includes(WHO.query) });
    open();
    expect(rows(await admission.pass([WRITE]))).toEqual([WRITE]);
    expect(trips.slice(1)).toEqual([[WHO.query], [WHO_ALONE.query], [IF_LET_IN.query, WRITE.query]]);
  });

  it("is not written again where it may have been written", async () => {
    const { admission, trips, open } = arrive({ lost: true, fails: (trip) => trip.includes(WHO.query) });
    open();
    await expect(admission.pass([WRITE])).rejects.toThrow("D1_ERROR");
    expect(trips.slice(1)).toEqual([[WHO.query], [WHO_ALONE.query]]);
  });
});

describe("who is not let in", () => {
  it.each([[[READ]], [[WRITE]], [[READ, WRITE]]])("gets nothing by %j, and writes nothing", async (batch) => {
    const { admission, trips, open } = arrive({ letIn: false });
    open();
    await expect(admission.pass(batch)).rejects.toBe(REFUSED);
    await expect(admission.pass([WRITE])).rejects.toBe(REFUSED);
    const written = trips.filter((trip) => trip.includes(WRITE.query) && !trip.includes(IF_LET_IN.query));
    expect(written).toEqual([]);
  });

  it("gets no row of what is read meanwhile either", async () => {
    const { admission, trips, open } = arrive({ letIn: false });
    open();
    const reads = await Promise.allSettled([admission.pass([READ]), admission.pass([READ])]);
    expect(reads.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(trips).toHaveLength(2);
  });

  it("reads nothing where nobody says who they are", async () => {
    const { admission, trips } = arrive();
    admission.close(Promise.reject(REFUSED));
    await expect(admission.pass([WRITE])).rejects.toBe(REFUSED);
    expect(trips).toEqual([]);
  });
});

describe("a session that ends during the request", () => {
  it.each([[[WRITE]], [[READ, WRITE]]])("lets nothing more be written by %j", async (batch) => {
    const { admission, open, session } = arrive();
    open();
    await admission.pass([READ]);
    expect(rows(await admission.pass(batch))).toEqual(batch);
    session.ended = true;
    await expect(admission.pass(batch)).rejects.toBe(REFUSED);
    expect(rows(await admission.pass([READ]))).toEqual([READ]);
  });

  it("lets nothing be written either where the question was answered first", async () => {
    const { admission, trips, guard, session } = arrive();
    admission.guard(guard);
    expect(rows(await admission.pass([WRITE]))).toEqual([WRITE]);
    session.ended = true;
    await expect(admission.pass([WRITE])).rejects.toBe(REFUSED);
    expect(trips).toEqual([
      [IF_LET_IN.query, WRITE.query],
      [IF_LET_IN.query, WRITE.query],
    ]);
  });

  it("lets be written what a payment provider has done already", async () => {
    const { admission, trips, guard, session } = arrive();
    admission.guard(guard);
    session.ended = true;
    await admission.unguarded(() => admission.pass([WRITE]));
    expect(trips).toEqual([[WRITE.query]]);
    await expect(admission.pass([WRITE])).rejects.toBe(REFUSED);
  });

  it("is not blamed for another fault of the same batch", async () => {
    const { admission, guard, session } = arrive({ fails: (trip) => trip.includes(WRITE.query) });
    admission.guard(guard);
    await expect(admission.pass([WRITE])).rejects.toThrow("D1_ERROR");
    session.ended = true;
    await expect(admission.pass([WRITE])).rejects.toBe(REFUSED);
  });
});

it("whoever says nothing of who they are is waited for by nobody", async () => {
  const { admission, trips } = arrive();
  await admission.pass([WRITE]);
  await admission.ask([WHO]);
  expect(trips).toEqual([[WRITE.query], [WHO.query]]);
});
