import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEVELOPMENT_KEYS, startStandIn } from "../../e2e/midtrans/server";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "midtrans-file-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const whole = {
  token: "t",
  orderId: "JW-1",
  grossAmount: 150000,
  items: [],
  customerName: "Budi",
  finishUrl: null,
  createdAt: 1,
  expiresAt: 2,
  payment: null,
  deliveries: [],
};

async function startOver(text: string) {
  const stateFile = join(folder, "midtrans.json");
  writeFileSync(stateFile, text);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const options = { ...DEVELOPMENT_KEYS, port: 0, notificationUrl: "http://127.0.0.1:9/", quiet: true };
  const gateway = await startStandIn({ ...options, stateFile });
  try {
    const known = await (await fetch(`${gateway.url}/_control/transactions`)).json();
    return { known, said: warn.mock.calls.join("\n") };
  } finally {
    await gateway.close();
  }
}

it.each([
  ["empty", ""],
  ["cut", JSON.stringify([whole]).slice(0, 40)],
  ["of zeros only", "\0".repeat(64)],
  ["of another program", '{"name":"jasawarga"}'],
  ["a list of something else", "[1, null]"],
  ["a list that lacks half", '[{"orderId":"JW-1","token":"t"}]'],
])("a file that is %s is set aside, with a message", async (_what, text) => {
  const { known, said } = await startOver(text);
  expect(known).toEqual([]);
  const [aside, ...more] = readdirSync(folder);
  expect(more).toEqual([]);
  expect(aside).toMatch(/^midtrans\.json\.rusak-\d+$/);
  expect(readFileSync(join(folder, aside ?? ""), "utf8")).toBe(text);
  expect(said).toContain("tidak dapat dibaca");
  expect(said).toContain(join(folder, aside ?? ""));
});

it("a valid file is loaded", async () => {
  const { known, said } = await startOver(JSON.stringify([whole]));
  expect(known).toEqual([whole]);
  expect(said).toBe("");
  expect(readdirSync(folder)).toEqual(["midtrans.json"]);
});
