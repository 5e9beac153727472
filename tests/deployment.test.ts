import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FULL } from "./support/size";

it.each(FULL ? ["production", "staging"] : ["production"])(
  "deploys: wrangler bundles the %s Worker with every binding",
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), "jasawarga-deploy-"));
    try {
      const output = execFileSync("wrangler", ["deploy", "--dry-run", "--env", name, "--outdir", folder], {
        encoding: "utf8",
        stdio: "pipe",
        env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
        shell: process.platform === "win32",
      });
      for (const binding of [
        "env.DB",
        "env.SESSIONS",
        "env.PICTURES",
        "env.FILES",
        "env.BACKUPS",
        "env.IMAGES",
        "env.MAIL",
        "env.LOGIN_LIMIT",
      ]) {
        expect(output).toContain(binding);
      }
      expect(output).toContain("--dry-run: exiting now.");
      expect(output).not.toContain("development-session-secret");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
