import { useNavigation } from "@remix-run/react";
import type { DateInput } from "~/copy/core/written-date";
import { MIN_CHANGE_TEXT } from "~/domain/order/change";
import { ErrorSummary } from "../../kit/form/error-summary";
import { typed } from "../../kit/form/field";
import { formResult, type Result } from "../../kit/form/form-result";
import { PriceField } from "../../kit/form/price-field";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { Form } from "../../layout/form";
import { SellingPriceField } from "../../money/selling-price-field";
import { SeenVersion } from "../seen-version";
import { StepEnd } from "./step-end";

const FIELDS = ["requestId", "price", "deadline", "revisions", "description"] as const;

type ChangeFormProps = {
  orderId: string;
  requestId: string;
  version: number;
  button: string;
  consequence: string;
  /** The seller is shown what is left after the fee. */
  selling: boolean;
  other: string;
  quantity: number;
  /** The order's own. */
  feePercent: number;
  /** The current terms, in words; no price where it can't change any more. */
  price: string | null;
  deadline: string;
  revisions: string;
  dates: DateInput;
};

/** A field left empty stays as it is. */
export function ChangeForm({ result, ...page }: ChangeFormProps & { result: Result | undefined }) {
  const { fields, errors } = formResult("ubah", FIELDS, result);
  const { price, deadline, revisions, description } = fields;
  const busy = useNavigation().state !== "idle";
  const priceText = {
    field: price,
    label: page.quantity > 1 ? "Harga satuan baru" : "Harga baru",
    hint: `Sekarang ${page.price}. Kosongkan bila tetap.`,
    optional: true,
  };
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary fields={[price, deadline, revisions, description]} formErrors={errors} />
        <Form method="post" noValidate>
          <SeenVersion version={page.version} />
          <input type="hidden" name="requestId" value={typed(fields.requestId) ?? page.requestId} />
          <fieldset disabled={busy}>
            <TextArea
              field={description}
              label="Apa yang berubah, dan mengapa"
              hint={`Dibaca oleh ${page.other}. Sedikitnya ${MIN_CHANGE_TEXT} karakter.`}
              low
              rows={4}
            />
            {page.price !== null &&
              (page.selling ? (
                <SellingPriceField {...priceText} pieces={page.quantity} feePercent={page.feePercent} />
              ) : (
                <PriceField {...priceText} />
              ))}
            <TextField
              field={deadline}
              label="Tenggat baru"
              hint={`Sekarang ${page.deadline}. Kosongkan bila tetap.`}
              optional
              short
              type="date"
              {...page.dates}
            />
            <TextField
              field={revisions}
              label="Sisa revisi yang baru"
              hint={`Sekarang ${page.revisions}. Kosongkan bila tetap.`}
              optional
              short
              inputMode="numeric"
              autoComplete="off"
            />
          </fieldset>
          <StepEnd orderId={page.orderId} consequence={page.consequence} button={page.button} busy={busy} />
        </Form>
      </div>
    </div>
  );
}
