import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Package = {
  optionalDependencies?: Record<string, string>;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
};

const { packages } = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")) as {
  packages: Record<string, Package>;
};

function isThere(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

it("the lock file names every system's binaries, which npm ci requires", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isThere(path, name)),
  );
  expect(missing).toEqual([]);
});

it("a package without a checksum is a binary of another system than the lock's", () => {
  const unchecked = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  for (const [path, { optional, os, cpu }] of unchecked) {
    expect({ path, optional, named: Boolean(os && cpu) }).toEqual({ path, optional: true, named: true });
  }
});

it("the lock file names no registry", () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});
