import { execFileSync } from "node:child_process";

/** Integration tests run the server as it is deployed. `APP_IS_BUILT` says that somebody just built it. */
export default function build() {
  if (process.env.APP_IS_BUILT) return;
  execFileSync("npm", ["run", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    // Vitest's own "test" would make another build than the one that is deployed.
    env: { ...process.env, NODE_ENV: "production" },
  });
  // A soak's projects each ask.
  process.env.APP_IS_BUILT = "1";
}
