import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { SubmitButton } from "../../kit/button";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult } from "../../kit/form/form-result";
import { TextField } from "../../kit/form/text-field";
import { Prices } from "../../kit/money/prices";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";
import { SellingPriceField } from "../../money/selling-price-field";

/** Where the price is set. */
export const QUOTE_FORM = "harga";

const FIELDS = ["price", "days"] as const;

export function QuoteForm({
  label,
  consequence,
  quantity,
  feePercent,
  offered,
  folded,
  result,
}: {
  label: string;
  consequence: string;
  quantity: number;
  /** The order's own. */
  feePercent: number;
  /** The current price of a piece and days, as typed; null before the first offer. */
  offered: { price: string; days: string } | null;
  /** It may wait: the buyer thinks about the price before. */
  folded: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { fields, errors } = formResult("quote", FIELDS, result, offered ?? {});
  const { price, days } = fields;
  const busy = useNavigation().state !== "idle";
  const form = (
    <>
      <ErrorSummary fields={[price, days]} formErrors={errors} />
      <Form method="post" noValidate preventScrollReset>
        <fieldset disabled={busy}>
          <SellingPriceField
            field={price}
            label={quantity > 1 ? "Harga satuan" : "Harga"}
            pieces={quantity}
            feePercent={feePercent}
            hint={quantity > 1 ? `Pembeli memesan ${quantity}; totalnya kami hitung.` : "Contoh: 350.000"}
          />
          <TextField
            field={days}
            label="Waktu pengerjaan (hari)"
            short
            inputMode="numeric"
            autoComplete="off"
          />
        </fieldset>
        <p className="small soft mt-4">
          <Prices text={consequence} />
        </p>
        <div className="actions">
          <SubmitButton look={folded ? "line" : "primary"} busy={busy}>
            {label}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
  return (
    <div className="mt-4">
      {folded ? (
        <details id={QUOTE_FORM} className="panel disclosure no-print" open={result ? true : undefined}>
          <summary>{label}</summary>
          <div>{form}</div>
        </details>
      ) : (
        <Panel id={QUOTE_FORM} title="Penawaran harga" show="screen">
          {form}
        </Panel>
      )}
    </div>
  );
}
