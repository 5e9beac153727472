import { fileURLToPath } from "node:url";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { describe, expect, it } from "vitest";
import { RULES } from "./rules";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

async function violations(paths: string[], baseDir = ROOT): Promise<string[]> {
  const result = await cruise(
    paths,
    {
      baseDir,
      ruleSet: { forbidden: RULES },
      validate: true,
      doNotFollow: { path: "node_modules" },
      tsPreCompilationDeps: true,
    },
    // What the compiler's `paths` say; and a package's `exports`, without which its inner paths resolve to nothing.
    {
      alias: { "~": `${baseDir.replace(/\/$/, "")}/app` },
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
    { tsConfig: extractTSConfig(`${ROOT}tsconfig.json`) },
  );
  const { summary } = result.output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
}

describe("the layers of app/", () => {
  it("import only what their rule lets them", async () => {
    expect(await violations(["app"])).toEqual([]);
  }, 60_000);
});

describe("a wrong import", () => {
  // A small tree beside the real one, where every file breaks the rule it is named after.
  const wrong: [rule: string, file: string][] = [
    ["domain-imports", "app/domain/asks-the-database.ts"],
    ["domain-imports", "app/domain/asks-by-the-short-path.ts"],
    ["domain-is-pure", "app/domain/takes-a-package.ts"],
    ["ui-imports", "app/ui/asks-the-database.ts"],
    ["db-imports", "app/db/reads-a-form.server.ts"],
    ["platform-imports", "app/platform/asks-the-database.server.ts"],
    ["operations-imports", "app/operations/reads-a-form.server.ts"],
    ["http-imports", "app/http/acts.server.ts"],
    ["routes-leave-the-schema-alone", "app/http/knows-the-schema.server.ts"],
    ["no-route-imports-a-route", "app/routes/dashboard.orders.ts"],
    ["views-imports", "app/views/acts.server.ts"],
    ["views-imports", "app/views/reads-a-form.server.ts"],
    ["kit-knows-no-noun", "app/ui/kit/knows-a-noun.ts"],
    ["zod-stays-on-the-server", "app/ui/takes-zod.ts"],
    ["zod-stays-on-the-server", "app/ui/takes-the-form-library.ts"],
    ["components-stay-off-the-server", "app/ui/asks-the-database.ts"],
    ["app-stands-alone", "app/http/imports-a-test.ts"],
    ["no-circles", "app/domain/circle-half.ts"],
    ["layers-have-names", "app/ui/leans-on-helpers.ts"],
    ["imports-lead-somewhere", "app/ui/leads-nowhere.ts"],
  ];

  it("is caught, each by its own rule", async () => {
    const found = await violations(["app"], `${ROOT}tests/architecture/wrong-tree`);
    for (const [rule, file] of wrong) {
      expect(
        found.some((violation) => violation.startsWith(`${rule}: ${file}`)),
        `${rule} at ${file} in\n${found.join("\n")}`,
      ).toBe(true);
    }
  }, 60_000);
});
