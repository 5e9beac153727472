import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writableHome } from "../../e2e/start/writable-home.mjs";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jasawarga-home-"));
  writeFileSync(join(folder, "file"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the home folder of tools", () => {
  it("is the user's if it is writable", () => {
    expect(writableHome(join(folder, "ours"), { HOME: folder })).toEqual({});
    expect(existsSync(join(folder, "ours"))).toBe(false);
    // The check leaves no file.
    expect(readdirSync(folder).filter((name) => name.startsWith(".jasawarga"))).toEqual([]);
  });

  it.each(["nowhere", "file"])("is ours if the user's is %s, and the user's settings are still read", (name) => {
    const home = join(folder, name);
    const ours = join(folder, `ours-of-${name}`);
    expect(writableHome(ours, { HOME: home, npm_config_cache: join(home, ".npm"), XDG_CONFIG_HOME: home })).toEqual(
      expect.objectContaining({ HOME: ours, npm_config_userconfig: join(home, ".npmrc") }),
    );
    expect(existsSync(ours)).toBe(true);
  });

  it("has a separate cache only if the configured one is not writable", () => {
    const ours = join(folder, "ours-too");
    const named = {
      HOME: folder,
      npm_config_cache: join(folder, "file/cache"),
      XDG_CONFIG_HOME: join(folder, "file"),
    };
    expect(writableHome(ours, named)).toEqual({
      npm_config_cache: join(ours, ".npm"),
      XDG_CONFIG_HOME: join(ours, ".config"),
    });
  });
});
