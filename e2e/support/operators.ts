import { type Browser, type Page, test } from "@playwright/test";
import { OPERATOR } from "./demo-people";

/** Ayu's own browser, signed in, or a colleague's: they work for the house. Of the same kind as the test's. */
export async function operatorsPage(
  browser: Browser,
  baseURL: string | undefined,
  who = OPERATOR,
): Promise<Page> {
  const { javaScriptEnabled, viewport, isMobile } = test.info().project.use;
  const context = await browser.newContext({
    storageState: who.session,
    ...(baseURL ? { baseURL } : {}),
    ...(isMobile === undefined ? {} : { isMobile }),
    ...(javaScriptEnabled === undefined ? {} : { javaScriptEnabled }),
    ...(viewport === undefined ? {} : { viewport }),
  });
  return context.newPage();
}
