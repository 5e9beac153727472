import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { asD1 } from "../support/as-d1";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** What the server logs while what waits for somebody cannot be told along with who they are. */
async function loggedWhileOrdersFail(work: () => Promise<unknown>): Promise<string> {
  const whole = world.bindings.DB;
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  world.bindings.DB = asD1({
    prepare(query: string) {
      if (/from "sessions"/.test(query) && /\borders\b/.test(query)) throw new Error("no such table: orders");
      return whole.prepare(query);
    },
    batch: (statements: D1PreparedStatement[]) => whole.batch(statements),
  });
  try {
    await work();
    return log.mock.calls.map((said) => said.map(String).join(" ")).join("\n");
  } finally {
    world.bindings.DB = whole;
    log.mockRestore();
  }
}

describe("who asks, when what waits for them cannot be told", () => {
  it("is still let in, and the log says what happened, but not to whom", async () => {
    const sari = await world.person("Sari Wulandari");
    const session = await world
      .context()
      .sessions.read(new Request("http://localhost/", { headers: { Cookie: sari.cookie } }));
    const rowId = await world.context().sessions.rowId(session.id);
    const logged = await loggedWhileOrdersFail(async () => {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
    });
    expect(logged).toBe("session check no such table: orders");
    for (const secret of [rowId, sari.email, sari.id]) expect(logged).not.toContain(secret);
  });

  it("stays signed in where the session's record cannot be read, since the database knows them", async () => {
    const sari = await world.person("Sari Wulandari");
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { SESSIONS } = world.bindings;
    const down = async () => Promise.reject(new Error("KV down"));
    world.bindings.SESSIONS = { get: down, put: down } as never;
    try {
      expect((await world.fetch("/dashboard/services", { as: sari })).status).toBe(200);
      // Documents ask nobody else who their visitor is.
      expect(await (await world.fetch("/about", { as: sari })).text()).toContain("Masuk");
      await world.settled();
      expect(log.mock.calls.map(([said]) => said)).toContain("session not read");
    } finally {
      world.bindings.SESSIONS = SESSIONS;
      log.mockRestore();
    }
  });
});
