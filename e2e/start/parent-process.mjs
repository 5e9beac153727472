// Plain JavaScript: runs before there are packages.
import { readFileSync } from "node:fs";
import { stat } from "./lock.mjs";

/**
 * Whether the process that called us has died since, which no signal tells: a kill -9 of npm alone leaves what npm
 * started. npm calls through a shell, which waits for us and outlives npm; so where a shell is our parent, its parent
 * counts too.
 * @returns {() => boolean}
 */
export function callerIsGone() {
  const parent = process.ppid;
  const above = calledThroughShell(parent) ? stat(parent)?.[1] : undefined;
  return () => process.ppid !== parent || (above !== undefined && stat(parent)?.[1] !== above);
}

/** Only of what npm runs: whoever types a command into a shell may leave the shell. Told by Linux alone. */
function calledThroughShell(parent) {
  if (!process.env.npm_lifecycle_event) return false;
  try {
    return /^(ba|da|z|k|a)?sh$/.test(readFileSync(`/proc/${parent}/comm`, "utf8").trim());
  } catch {
    return false;
  }
}
