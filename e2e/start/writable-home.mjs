// npm and wrangler fail if they cannot write caches, settings and logs to the home folder. Plain JavaScript, because it
// runs before packages exist.
import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Returns environment variables that redirect these tools to the folder `ours`, or {} if the home folder is writable.
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
    // Readable settings of the user still apply.
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

/** Tries to write, because permissions do not show a read-only file system. */
function isWritable(folder, make = false) {
  try {
    if (make) mkdirSync(folder, { recursive: true });
    rmdirSync(mkdtempSync(join(folder, ".jasawarga-")));
    return true;
  } catch {
    return false;
  }
}
