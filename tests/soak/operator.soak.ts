import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const env = { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" };
const windows = process.platform === "win32";
let state = "";

function operator(...args: string[]) {
  const { status, stdout, stderr } = spawnSync("tsx", ["app/commands/operator.ts", ...args, "--state", state], {
    encoding: "utf8",
    env,
    shell: windows,
  });
  return { status, said: `${stdout}${stderr}` };
}

const people = [
  ["ayu@contoh.id", "Ayu Pramesti", "1"],
  ["rina@contoh.id", "Rina Kartika", "null"],
].map(
  ([email, name, verified]) => `insert into users (id, email, password_hash, full_name, email_verified_at, created_at,
    last_active_at) values ('${crypto.randomUUID()}', '${email}', 'x', '${name}', ${verified}, 1, 1)`,
);

beforeAll(() => {
  state = mkdtempSync(join(tmpdir(), "jasawarga-operator-"));
  const wrangler = (...args: string[]) =>
    execFileSync("wrangler", ["d1", ...args, "--local", "--persist-to", state], {
      env,
      stdio: "ignore",
      shell: windows,
    });
  wrangler("migrations", "apply", "DB");
  wrangler("execute", "DB", "--command", people.join(";"));
});
afterAll(() => rmSync(state, { recursive: true, force: true }));

describe("the operator command", () => {
  it("adds, lists and removes an operator", () => {
    const made = operator("add", "Ayu@Contoh.id");
    expect(made.said).toContain("Ayu Pramesti <ayu@contoh.id> sekarang operator");
    expect(made.status).toBe(0);
    expect(operator("list").said).toContain("Ayu Pramesti <ayu@contoh.id>, sejak ");
    expect(operator("remove", "ayu@contoh.id").said).toContain("bukan operator lagi");
  });

  it("fails with a reason", () => {
    const { status, said } = operator("add", "rina@contoh.id");
    expect(said).toContain("rina@contoh.id: email ini belum diverifikasi");
    expect(status).toBe(1);
    expect(operator("add")).toMatchObject({ status: 1, said: expect.stringContaining("Pemakaian:") });
  });
});
