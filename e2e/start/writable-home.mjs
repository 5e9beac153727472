// npm and wrangler keep caches, settings and logs in the home folder, and end badly where they cannot. Plain JavaScript:
// runs before there are packages.
import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Environment variables that send those tools to a folder of ours; none where the home folder can be written.
 * @param {string} ours
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function writableHome(ours, env = process.env) {
  const home = env.HOME || homedir();
  /** @type {Record<string, string>} */
  const changes = {};
  if (!isWritable(home)) {
    changes.HOME = ours;
    changes.USERPROFILE = ours;
    // Settings that can be read are still the person's.
    changes.npm_config_userconfig = env.npm_config_userconfig ?? join(home, ".npmrc");
  }
  for (const [name, folder] of [
    ["XDG_CONFIG_HOME", ".config"],
    ["XDG_CACHE_HOME", ".cache"],
    ["XDG_DATA_HOME", ".local/share"],
    ["XDG_STATE_HOME", ".local/state"],
  ]) {
    const named = env[name];
    if (named && !isWritable(named, true)) changes[name] = join(ours, folder);
  }
  const cache = env.npm_config_cache || join(home, ".npm");
  if (!isWritable(cache, true)) changes.npm_config_cache = join(ours, ".npm");
  if (Object.keys(changes).length > 0) mkdirSync(ours, { recursive: true });
  return changes;
}

/** A trial tells what permissions do not: a file system may be read-only, or none at all. */
function isWritable(folder, make = false) {
  try {
    if (make) mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, ".jasawarga-")));
    return true;
  } catch {
    return false;
  }
}
