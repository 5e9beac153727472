// Plain JavaScript, because it runs before packages exist.
import { readFileSync } from "node:fs";
import { stat } from "./lock.mjs";

/**
 * Returns a function that tells whether our caller has died. No signal tells this after a SIGKILL of npm. npm starts
 * us through a shell that outlives it, so the shell's parent is checked too.
 * @returns {() => boolean}
 */
export function callerIsGone() {
  const parent = process.ppid;
  const above = calledThroughShell(parent) ? stat(parent)?.[1] : undefined;
  return () => process.ppid !== parent || (above !== undefined && stat(parent)?.[1] !== above);
}

/** Applies only below npm, because a person may exit a shell after starting a command in it. Linux only. */
function calledThroughShell(parent) {
  if (!process.env.npm_lifecycle_event) return false;
  try {
    return /^(ba|da|z|k|a)?sh$/.test(readFileSync(`/proc/${parent}/comm`, "utf8").trim());
  } catch {
    return false;
  }
}
