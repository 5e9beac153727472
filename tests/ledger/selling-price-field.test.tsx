import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SellingPriceField } from "~/ledger/ui/proceeds-fields";

const field = (typed: string) => ({
  id: "harga",
  name: "price",
  errorId: "harga-error",
  descriptionId: "harga-description",
  initialValue: typed,
});
const shown = (typed: string, { pieces = 1, feePercent = 10 } = {}) =>
  renderToStaticMarkup(
    <SellingPriceField
      field={field(typed)}
      label="Harga"
      hint="Contoh: 350.000"
      pieces={pieces}
      feePercent={feePercent}
    />,
  );

it("the rest of the submitted price is shown", () => {
  expect(shown("350.005")).toContain("Anda menerima Rp 315.005 setelah biaya platform 10%.");
});

it("the fee is calculated for all items, as in the order", () => {
  expect(shown("1.005", { pieces: 3 })).toContain("Anda menerima Rp 2.714 untuk 3 satuan setelah biaya platform 10%.");
});

it("the given fee is used, which an order has stored", () => {
  expect(shown("100.000", { feePercent: 7 })).toContain("Anda menerima Rp 93.000 setelah biaya platform 7%.");
});

it.each(["", "murah", "999", "500.000.001"])("nothing is shown for %j, which is no valid price", (typed) => {
  expect(shown(typed)).not.toContain("Anda menerima");
  expect(shown(typed)).toContain("Contoh: 350.000");
});
