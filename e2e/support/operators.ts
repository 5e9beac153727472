import { type Browser, type Page, test } from "@playwright/test";
import { OPERATOR } from "./demo-people";

/** Ayu's own browser, signed in: she works for the house. Of the same kind as the test's. */
export async function operatorsPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const { javaScriptEnabled, viewport } = test.info().project.use;
  const context = await browser.newContext({
    storageState: OPERATOR.session,
    ...(baseURL ? { baseURL } : {}),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    ...(viewport === undefined ? {} : { viewport }),
  });
  return context.newPage();
}
