import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newOperator } from "../../support/flows/operators";
import { field } from "../../support/pages/page-parts";
import { gzipped, pageWeight } from "../../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../../support/world";

const KB = 1024;

let world: World;
let ayu: TestPerson;
let page: string;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  page = `/operator/people/${(await world.person("Budi Santoso")).id}/suspension`;
});
afterAll(() => world.stop());

async function open(form?: Record<string, string>) {
  const response = await world.fetch(page, { as: ayu, ...(form ? { form } : {}) });
  return { status: response.status, html: await response.text() };
}

describe("the form for an operator's reason", () => {
  it("is complete in the document with the schema's attributes, and the server validates", async () => {
    const { html } = await open();
    expect(field(html, "Alasan").html).toContain(' required=""');
    expect(html).toMatch(/<form[^>]* novalidate=""/);
    // A deferred part would be in a template until a script moves it.
    expect(html).not.toContain("<template");
  });

  it("shows the typed text again, with the server's error tied to the field", async () => {
    const { status, html } = await open({ act: "suspend_person", reason: "Singkat" });
    expect(status).toBe(400);
    const { value, invalid, description } = field(html, "Alasan");
    expect([value, invalid]).toEqual(["Singkat", true]);
    expect(description).toContain("minimal 10 karakter");
  });

  it("loads its script later, within its own budget", async () => {
    const { html } = await open();
    expect(html).not.toContain("action-form");
    expect(pageWeight(html).script).toBeLessThanOrEqual(110 * KB);
    const [file, ...more] = readdirSync("public/build/_shared").filter((name) => name.startsWith("action-form"));
    expect(more).toEqual([]);
    expect(gzipped(readFileSync(`public/build/_shared/${file}`))).toBeLessThanOrEqual(12 * KB);
  });
});
