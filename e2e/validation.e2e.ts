import type { Page } from "@playwright/test";
import { BUYER, SELLER } from "./support/demo-people";
import { FORM_FAULTS, type FormFaults } from "./support/form-faults";
import { expect, hydrated, test, withScript } from "./support/page";
import { addressOf } from "./support/screens";

const SESSIONS = { visitor: undefined, buyer: BUYER.session, seller: SELLER.session };

/** Forms that the demo's people come by without preparation; each is one component with those left out. */
const WALKED = FORM_FAULTS.filter(
  ({ labels, path }) => Object.keys(labels).length > 0 && !/\{(?!offer)/.test(path),
).filter(({ form }) => !form.startsWith("changed"));

for (const faults of WALKED) {
  test.describe(faults.form, () => {
    test.use({ storageState: SESSIONS[faults.who] });

    test("says what is wrong, and keeps what was typed", async ({ page }) => {
      const path = await pathOf(page, faults);
      for (const [index, { typed, says }] of faults.tries.entries()) {
        await page.goto(path);
        if (withScript()) await hydrated(page);
        const fields = { ...faults.good, ...typed };
        for (const [name, label] of Object.entries(faults.labels))
          await fill(page, label, fields[name] ?? "");
        await page.getByRole("button", { name: faults.button, exact: true }).last().click();
        const alert = page
          .getByRole("alert")
          .filter({ hasText: says[0] ?? "" })
          .first();
        await expect(alert).toBeVisible();
        for (const message of says) await expect(page.getByText(message).first()).toBeVisible();
        const summary = page.locator(".errs");
        // Announced, in sight, and where the keyboard goes on: after the first of the tries, with script or without.
        if (index === 0 && (await summary.count()) > 0) {
          await expect(summary).toBeFocused();
          await expect(summary).toBeInViewport();
        }
        await expectKept(page, faults, fields);
      }
    });
  });
}

async function pathOf(page: Page, { path }: FormFaults): Promise<string> {
  if (!path.includes("{offer}")) return path;
  const gig = await addressOf(page, { on: "/explore?q=servis+ac", link: /(?<=\/gig\/)[0-9a-f-]{36}/ });
  return path.replace("{offer}", gig ?? "");
}

/** A section may bear the same name as the field in it. */
function fieldOf(page: Page, label: string | RegExp) {
  return page
    .getByLabel(label, { exact: true })
    .or(page.getByRole("textbox", { name: label }))
    .and(page.locator("input, select, textarea"))
    .first();
}

async function fill(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = fieldOf(page, label);
  const kind = await field.evaluate((node) => `${node.tagName} ${node.getAttribute("type")}`);
  if (kind.startsWith("SELECT")) await field.selectOption(text);
  else if (kind.endsWith("checkbox")) await field.setChecked(text === "on");
  else await field.fill(text);
}

async function expectKept(page: Page, { labels, secret = [] }: FormFaults, fields: Record<string, string>) {
  for (const [name, label] of Object.entries(labels)) {
    const field = fieldOf(page, label);
    if (secret.includes(name)) continue;
    if (name === "agreeToTerms") await expect(field).toBeChecked({ checked: fields[name] === "on" });
    else await expect(field).toHaveValue(fields[name] ?? "");
  }
}
