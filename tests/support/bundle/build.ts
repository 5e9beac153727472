import { execFileSync } from "node:child_process";
import { isAppBuilt } from "../../../e2e/start/fresh-build";

/** Builds the app, because integration tests run the server as it is deployed. */
export default function build() {
  if (isAppBuilt(process.env.APP_IS_BUILT)) return;
  execFileSync("npm", ["run", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    // Vitest sets NODE_ENV to "test", which would produce a different build.
    env: { ...process.env, NODE_ENV: "production" },
  });
  process.env.APP_IS_BUILT = "1";
}
