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
    // The alias matches `paths` in tsconfig.json. Without `exports`, paths inside packages are not resolved.
    {
      alias: { "~": `${baseDir.replace(/\/$/, "")}/app` },
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
    { tsConfig: extractTSConfig(`${ROOT}tsconfig.json`) },
  );
  const { modules, summary } = result.output as ICruiseResult;
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isPartOfAnother(source, resolved))
        .map(({ resolved }) => `parts-belong-to-one-route: ${source} -> ${resolved}`),
    ),
  ];
}

function isPartOfAnother(from: string, to: string): boolean {
  const [, folder] = /^app\/routes\/([^/]+)\//.exec(to) ?? [];
  return folder !== undefined && !from.startsWith(`app/routes/${folder}/`);
}

describe("the files of app/", () => {
  it("import only the kinds of files that their own kind allows", async () => {
    expect(await violations(["app"])).toEqual([]);
  });
});

describe("a wrong import", () => {
  // A small second tree in which every file breaks one rule and is named after it.
  const wrong: [rule: string, file: string][] = [
    ["rules-are-pure", "app/orders/asks-the-database.ts"],
    ["rules-are-pure", "app/orders/asks-by-the-short-path.ts"],
    ["texts-import-pure-files", "app/orders/asks-text.ts"],
    ["pure-files-take-no-package", "app/orders/takes-a-package.ts"],
    ["rules-know-no-sentence", "app/orders/knows-a-sentence.ts"],
    ["form-imports", "app/reviews/form.server.ts"],
    ["queries-import", "app/messages/queries.server.ts"],
    ["database-imports", "app/database/reads-a-form.server.ts"],
    ["commands-import", "app/messages/commands.server.ts"],
    ["page-data-changes-nothing", "app/messages/page-data.server.ts"],
    ["ui-imports", "app/orders/ui/form.tsx"],
    ["platform-imports-pure-files", "app/platform/shows-a-page.server.ts"],
    ["platform-knows-no-page", "app/platform/shows-a-page.server.ts"],
    ["no-route-imports-a-route", "app/routes/dashboard.orders/route.tsx"],
    ["parts-belong-to-one-route", "app/routes/dashboard.balance.tsx"],
    ["slices-import-no-route", "app/orders/takes-a-route.server.ts"],
    ["the-design-system-knows-no-noun", "app/ui/knows-a-noun.tsx"],
    ["sql-stays-in-queries-and-commands", "app/messages/requests.server.ts"],
    ["zod-stays-on-the-server", "app/orders/ui/takes-zod.ts"],
    ["zod-stays-on-the-server", "app/orders/ui/takes-the-form-library.ts"],
    ["components-stay-off-the-server", "app/orders/ui/form.tsx"],
    ["app-stands-alone", "app/platform/imports-a-test.server.ts"],
    ["no-circles", "app/orders/circle-half.ts"],
    ["files-have-names", "app/ui/leans-on-helpers.ts"],
    ["imports-lead-somewhere", "app/ui/leads-nowhere.ts"],
  ];

  it("is reported with the name of its rule", async () => {
    const found = await violations(["app"], `${ROOT}tests/architecture/wrong-tree`);
    for (const [rule, file] of wrong) {
      expect(
        found.some((violation) => violation.startsWith(`${rule}: ${file}`)),
        `${rule} at ${file} in\n${found.join("\n")}`,
      ).toBe(true);
    }
  });
});
