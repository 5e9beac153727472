import { useNavigation } from "@remix-run/react";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Form } from "../layout/form";
import type { TimeFormProps } from "./other-day";
import { VisitTimeFields } from "./time-fields";

const FIELDS = ["day", "otherDay", "slots"] as const;

export function VisitProposalForm({
  orderId,
  other,
  agreed,
  time,
  result,
}: {
  orderId: string;
  other: string;
  agreed: string | null;
  time: TimeFormProps;
  result: Result | undefined;
}) {
  const { fields, errors } = formResult("jadwal", FIELDS, result);
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-4">
      <div className="panel">
        <ErrorSummary fields={FIELDS.map((name) => fields[name])} formErrors={errors} />
        <Form method="post" noValidate>
          <fieldset disabled={busy}>
            <VisitTimeFields
              time={time}
              fields={fields}
              label="Hari"
              hint={`Pilih satu, atau paling banyak dua supaya ${other} dapat memilih.`}
            />
          </fieldset>
          <Callout icon="clock">
            {agreed
              ? `Sampai ${other} setuju, jadwal semula berlaku: ${agreed}.`
              : `Berlaku setelah ${other} menyetujuinya. Harga dan dana pesanan tidak berubah.`}
          </Callout>
          <div className="actions">
            <SubmitButton busy={busy}>Kirim Usulan</SubmitButton>
            <AppButtonLink look="line" to={`/dashboard/orders/${orderId}`}>
              Kembali
            </AppButtonLink>
          </div>
        </Form>
      </div>
    </div>
  );
}
