import { afterAll, describe, expect, it, vi } from "vitest";
import { connect } from "~/database/connection.server";
import type { Bindings } from "~/platform/env.server";
import { fillIfEmpty } from "../../e2e/demo/fill";
import { audit } from "../audit/audit";
import { startBindings } from "../support/bindings";
import { asD1 } from "../support/database/as-d1";
import { FULL, patience } from "../support/size";

vi.setConfig({ testTimeout: patience(120_000) });

const TABLES = [
  "users",
  "services",
  "service_assets",
  "orders",
  "order_events",
  "payments",
  "ledger",
  "reviews",
  "proposals",
  "refunds",
  "withdrawals",
  "reports",
  "operator_acts",
  "notifications",
  "conversations",
  "messages",
  "message_pictures",
  "gateway_notifications",
  "book_checks",
  "working_hours",
];

async function counts({ DB, PICTURES }: Bindings): Promise<Record<string, number>> {
  const found = await DB.batch<{ rows: number }>(
    TABLES.map((table) => DB.prepare(`select count(*) as rows from ${table}`)),
  );
  const { objects } = await PICTURES.list();
  return {
    ...Object.fromEntries(TABLES.map((table, place) => [table, found[place]?.results[0]?.rows ?? -1])),
    pictures: objects.length,
  };
}

/** Bindings that fail from the given write on, as if the process had ended. */
function endedAt(bindings: Bindings, end: { put?: number; batch?: number }): Bindings {
  let puts = 0;
  let batches = 0;
  const dead = () => Promise.reject(new Error("ended"));
  return {
    ...bindings,
    PICTURES: {
      ...bindings.PICTURES,
      put: (...args: Parameters<R2Bucket["put"]>) =>
        ++puts >= (end.put ?? Number.POSITIVE_INFINITY) ? dead() : bindings.PICTURES.put(...args),
    } as R2Bucket,
    DB: asD1({
      prepare: (query: string) => bindings.DB.prepare(query),
      batch: (statements: D1PreparedStatement[]) =>
        ++batches >= (end.batch ?? Number.POSITIVE_INFINITY) ? dead() : bindings.DB.batch(statements),
    }),
  };
}

/** Encodes nothing, because pictures take longer than all rows and have their own tests. */
const IMAGES = {
  info: async () => ({ width: 960, height: 720, format: "image/jpeg", fileSize: 1 }),
  input: () => ({
    transform: () => ({ output: async () => ({ image: () => new Blob(["a picture"]).stream() }) }),
  }),
} as unknown as ImagesBinding;

/**
 * A bucket that stores only names, because thousands of pictures take as long as all rows. A soak run uses a real one.
 */
function memoryBucket(): R2Bucket {
  const names = new Set<string>();
  return {
    put: async (name: string) => void names.add(name),
    list: async () => ({ objects: [...names].slice(0, 1_000) }),
  } as unknown as R2Bucket;
}

const fill = (bindings: Bindings) => fillIfEmpty(connect(bindings.DB, { trips: 0, rows: 0, ms: 0 }), bindings);

describe("the demo data", () => {
  let undisturbed: Record<string, number>;
  const worlds: { stop(): Promise<void> }[] = [];
  async function world() {
    const started = await startBindings({});
    worlds.push(started);
    return { ...started.bindings, IMAGES, ...(FULL ? {} : { PICTURES: memoryBucket() }) };
  }
  afterAll(() => Promise.all(worlds.map((one) => one.stop())));

  it("is complete, wherever an earlier load was interrupted", async () => {
    const [calm, rough] = [await world(), await world()];
    await fill(calm);
    undisturbed = await counts(calm);
    expect(undisturbed.orders).toBeGreaterThan(10);

    // At the pictures in a soak run, at the rows, and at the last batch.
    for (const end of FULL ? [{ put: 20 }, { batch: 2 }] : [{ batch: 2 }]) {
      await expect(fill(endedAt(rough, end))).rejects.toThrow("ended");
      expect(await counts(rough)).toMatchObject({ users: 0, services: 0, orders: 0, ledger: 0, messages: 0 });
    }
    await expect(fill(endedAt(rough, { batch: 3 }))).rejects.toThrow("ended");
    await fill(rough);
    expect(await counts(rough)).toEqual(undisturbed);
    const checks = "select through, (select max(rowid) from order_events) as newest from book_checks";
    const seen = await rough.DB.prepare(checks).first<{ through: number; newest: number }>();
    expect(seen?.through).toBe(seen?.newest);
    const ask = async (statements: readonly string[]) =>
      (await rough.DB.batch<Record<string, unknown>>(statements.map((sql) => rough.DB.prepare(sql)))).map(
        ({ results }) => results,
      );
    expect((await audit(ask)).breaches).toEqual([]);
  });

  it("is not added to a database with changes, or with new accounts", async () => {
    const used = await world();
    const insert = `insert into users (id, email, password_hash, full_name, created_at, last_active_at)
      values ('${crypto.randomUUID()}', 'rina@contoh.id', 'x', 'Rina Kartika', 1, 1)`;
    await used.DB.prepare(insert).run();
    const before = await counts(used);
    await fill(used);
    expect(await counts(used)).toEqual(before);
  });
});
