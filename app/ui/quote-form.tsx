import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { Panel } from "./panel";
import { PriceField } from "./price-field";
import { TextField } from "./text-field";

/** The seller's answer to a custom request. */
export function QuoteForm({
  label,
  consequence,
  quantity,
  result,
}: {
  label: string;
  consequence: string;
  quantity: number;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, { price, days }] = useForm<{ price: string; days: string }>({ lastResult: result });
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-5">
      <Panel id="harga" title="Penawaran harga" show="screen">
        <ErrorSummary fields={[price, days]} formErrors={form.errors} />
        <Form method="post" {...getFormProps(form)} noValidate preventScrollReset>
          <fieldset disabled={busy}>
            <PriceField
              field={price}
              label={quantity > 1 ? "Harga satuan" : "Harga"}
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
          <p className="small soft mt-4">{consequence}</p>
          <div className="acts">
            <SubmitButton busy={busy}>{label}</SubmitButton>
          </div>
        </Form>
      </Panel>
    </div>
  );
}
