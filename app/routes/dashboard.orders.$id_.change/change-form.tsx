import { useNavigation } from "@remix-run/react";
import { SellingPriceField } from "~/ledger/ui/proceeds-fields";
import { MIN_CHANGE_TEXT } from "~/orders/change";
import { SeenVersion } from "~/orders/ui/order";
import { StepEnd } from "~/orders/ui/step-forms";
import type { DateInput } from "~/platform/date-text";
import { ErrorSummary, PriceField, type Result, sentText, TextArea, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { useServerForm } from "~/ui/server-form";

const FIELDS = ["formId", "price", "deadline", "revisions", "description"] as const;

type ChangeFormProps = {
  orderId: string;
  formId: string;
  version: number;
  button: string;
  consequence: string;
  selling: boolean;
  other: string;
  quantity: number;
  feePercent: number;
  /** The price. Null if it can no longer change. */
  price: string | null;
  deadline: string;
  revisions: string;
  dates: DateInput;
};

/** The value behind an empty field stays unchanged. */
export function ChangeForm({ result, ...page }: ChangeFormProps & { result: Result | undefined }) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({ id: "ubah", lastResult: result });
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
        <ErrorSummary answer={result} fields={[price, deadline, revisions, description]} formErrors={form.errors} />
        <Form method="post" form={form}>
          <SeenVersion version={page.version} />
          <input type="hidden" name="formId" value={sentText(result, "formId") ?? page.formId} />
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
