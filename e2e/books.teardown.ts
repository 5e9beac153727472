import { spawnSync } from "node:child_process";
import { expect, test as teardown } from "@playwright/test";

teardown("the audit finds no breach after all browser tests", () => {
  const state = process.env.E2E_STATE ?? "";
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "audit", "--", "--state", state], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  expect({ status, said: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, said: "" });
});
