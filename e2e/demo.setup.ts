import { test as setup } from "@playwright/test";
import { DEMO_PASSWORD } from "./demo/password";
import { BUYER, OPERATOR, SECOND_OPERATOR, SELLER, SUSPENDED } from "./support/demo-people";
import { logInOnPage } from "./support/people";

// Once for all tests, because an account may log in only ten times a minute.
for (const { email, session } of [BUYER, SELLER, OPERATOR, SECOND_OPERATOR, SUSPENDED]) {
  setup(`${email} signs in`, async ({ page }) => {
    await logInOnPage(page, { email }, DEMO_PASSWORD);
    await page.context().storageState({ path: session });
  });
}
