import { expect, opener, scriptStands, test, withScript } from "./support/page";
import { newcomer, signUpAndIn } from "./support/people";

for (const from of ["/dashboard/orders", "/profile", "/messages"])
  test(`logging out on ${from} without a network says that it failed, and works once there is one`, {
    tag: "@phone",
  }, async ({ page }) => {
    test.skip(!withScript(), "without script the browser shows its own page");
    await signUpAndIn(page, newcomer("Wulan Pamit"));
    await page.goto(from);
    await scriptStands(page);
    const press = async () => {
      await opener(page, "Menu pengguna").filter({ visible: true }).click();
      await page
        .getByRole("button", { name: "Keluar", exact: true })
        .filter({ visible: true })
        .last()
        .click();
    };
    await page.route("**/logout*", (route) => route.abort("internetdisconnected"));
    await press();
    await expect(page.getByRole("alert").filter({ hasText: "Gagal keluar" })).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${from}$`));
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Keluar...", exact: true })).toHaveCount(0);
    await page.unroute("**/logout*");
    await press();
    await expect(page.getByText("Berhasil keluar")).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
