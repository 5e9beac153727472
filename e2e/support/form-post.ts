import { expect, type Page } from "@playwright/test";
import { APP_URL } from "./addresses";

export const DELIVERY = { note: "Logo dalam tiga warna." };

/** Posts a page's form with its hidden fields and returns the Location. Deletes the toast. */
export async function postForm(page: Page, path: string, fields: Record<string, string>): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const hidden = [...html.matchAll(/<input[^>]* type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const carried = Object.fromEntries(hidden.map(([, name = "", value = ""]) => [name, plain(value)]));
  const answer = await page.request.post(path, {
    form: { ...carried, ...fields },
    headers: { Origin: APP_URL },
    maxRedirects: 0,
  });
  expect(answer.status(), path).toBe(303);
  await page.context().clearCookies({ name: "toast" });
  return answer.headers().location ?? "";
}

const SIGNS: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };

const plain = (value: string) => value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, sign: string) => SIGNS[sign] ?? "");
