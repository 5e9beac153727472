import type { Page } from "@playwright/test";
import { BUYER, SELLER } from "./support/demo-people";
import { FORM_FAULTS, type FormFaults } from "./support/form-faults";
import { expect, hasScript, test, waitForFormScripts } from "./support/page";
import { addressOf } from "./support/screens";
import { FULL } from "./support/size";

const SESSIONS = { visitor: undefined, buyer: BUYER.session, seller: SELLER.session };

/** Forms that are also tested without script. Together they have every kind of field. */
const WITHOUT_SCRIPT_TOO = new Set(["order", "new offer"]);

for (const faults of FORM_FAULTS) {
  const { form, who, browserTest, good, tries } = faults;
  if (!browserTest) continue;

  test.describe(form, () => {
    test.use({ storageState: SESSIONS[who] });

    test("shows the errors and keeps the typed values", {
      tag: WITHOUT_SCRIPT_TOO.has(form) ? "@no-script" : [],
    }, async ({ page }) => {
      const path = await pathOf(page, faults);
      // Other tests check all responses of the server.
      const some = FULL ? tries : tries.slice(0, 1);
      for (const { typed, says, toast, unenterable } of some) {
        await page.goto(path);
        if (hasScript()) await waitForFormScripts(page);
        const fields = { ...good, ...typed };
        for (const [name, label] of Object.entries(browserTest.labels)) await fill(page, label, fields[name] ?? "");
        if (unenterable && hasScript()) {
          await expect(fieldOf(page, browserTest.labels[unenterable] ?? "")).not.toHaveValue(typed[unenterable] ?? "");
          continue;
        }
        await page.getByRole("button", { name: browserTest.button, exact: true }).last().click();
        const alert = page
          .getByRole("alert")
          .filter({ hasText: says[0] ?? "" })
          .first();
        await expect(alert).toBeVisible();
        for (const message of says) await expect(page.getByText(message).first()).toBeVisible();
        const summary = page.getByRole("alert", { name: /^Ada .+ hal yang perlu diperbaiki$/ });
        if (toast) await expect(summary).toHaveCount(0);
        else {
          // Announced, visible and focused, with and without script.
          await expect(summary).toBeFocused();
          await expect(summary).toBeInViewport();
        }
        await expectKept(page, browserTest.labels, fields, faults.secret);
      }
    });
  });
}

async function pathOf(page: Page, { path }: FormFaults): Promise<string> {
  if (!path.includes("{offer}")) return path;
  // Online work, because an order for on-site work has more fields.
  const gig = await addressOf(page, {
    on: "/explore?q=identitas+merek+umkm",
    link: /(?<=\/gig\/)[2-9a-z]{20}/,
  });
  return path.replace("{offer}", gig ?? "");
}

/** A section may have the same name as its field. */
function fieldOf(page: Page, label: string | RegExp) {
  return page
    .getByLabel(label, { exact: true })
    .or(page.getByRole("textbox", { name: label }))
    .and(page.locator("input, select, textarea"))
    .first();
}

async function fill(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = fieldOf(page, label);
  const kind = await field.evaluate((node) => {
    node.closest("details")?.setAttribute("open", "");
    return `${node.tagName} ${node.getAttribute("type")}`;
  });
  if (kind.startsWith("SELECT")) await field.selectOption(text);
  else if (kind.endsWith("checkbox")) await field.setChecked(text === "on");
  else await field.fill(text);
}

async function expectKept(
  page: Page,
  labels: Record<string, string | RegExp>,
  fields: Record<string, string>,
  secret: string[] = [],
) {
  for (const [name, label] of Object.entries(labels)) {
    const field = fieldOf(page, label);
    if (secret.includes(name)) continue;
    if (name === "agreeToTerms") await expect(field).toBeChecked({ checked: fields[name] === "on" });
    else await expect(field).toHaveValue(fields[name] ?? "");
  }
}
