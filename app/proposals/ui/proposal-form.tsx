// This file is loaded after the page of a request, because conform would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { SellingPriceField } from "~/ledger/ui/proceeds-fields";
import { DaysField } from "~/orders/ui/days-field";
import { PLATFORM_FEE_PERCENT } from "~/platform/money";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { SubmitButton } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";
import { isBlank, PROPOSAL_FORM } from "./message-field";

const FIELDS = ["message", "price", "days"] as const;

export function ProposalForm({
  formId,
  seen,
  version,
  result,
  texts,
  button,
}: {
  formId: string;
  seen: number;
  version: number;
  result: Result | undefined;
  texts?: Record<(typeof FIELDS)[number], string>;
  button: string;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: PROPOSAL_FORM,
    lastResult: result,
    defaultValue: texts,
  });
  const { message, price, days } = fields;
  const navigation = useNavigation();
  const busy = navigation.formMethod === "POST";
  const [blank, setBlank] = useState(false);
  const look = () => setBlank(isBlank());
  // This runs only with JavaScript. Without it the server reports the missing field.
  useEffect(() => setBlank(isBlank()), []);

  return (
    <>
      <ErrorSummary answer={result} fields={[message, price, days]} formErrors={form.errors} />
      <Form method="post" form={form} onInput={look}>
        <input type="hidden" name="formId" value={formId} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="version" value={version} />
        <fieldset disabled={busy}>
          <TextArea
            field={message}
            label="Pesan Anda ke Klien"
            hint="Perlu diisi: apa yang Anda kerjakan, dan kapan dapat mulai."
            rows={6}
            data-draft
          />
          <SellingPriceField
            field={price}
            label="Harga yang Anda tawarkan"
            feePercent={PLATFORM_FEE_PERCENT}
            hint={`Untuk seluruh pekerjaan, dipotong biaya platform ${PLATFORM_FEE_PERCENT}%. Harga boleh menyusul, tetapi klien baru bisa menerima setelah ada harga.`}
          />
          <DaysField field={days} optional />
        </fieldset>
        <p className="mt-6">
          <SubmitButton busy={busy} disabled={blank}>
            {button}
          </SubmitButton>{" "}
          {blank && <span className="text-sm text-ink-soft">Isi pesan dahulu</span>}
        </p>
      </Form>
    </>
  );
}
