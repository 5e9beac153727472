import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { TextField } from "../kit/form/text-field";
import { Form } from "../layout/form";
import { SellingPriceField } from "../money/selling-price-field";

const FORM = "penawaran";
const FIELDS = ["message", "price", "days"] as const;

export const MESSAGE_FIELD = `${FORM}-message`;
/** Of the form, for the buttons that stand elsewhere. */
export const PROPOSAL_FORM = `${FORM}-baru`;

export function ProposalForm({
  requestId,
  seen,
  result,
  texts,
  button,
}: {
  requestId: string;
  /** The request's last change that stands above the form, UTC ms. */
  seen: number;
  result: Result | undefined;
  texts?: Record<(typeof FIELDS)[number], string>;
  button: string;
}) {
  const { fields, errors } = formResult(FORM, FIELDS, result, texts);
  const { message, price, days } = fields;
  const navigation = useNavigation();
  const busy = navigation.formMethod === "POST";
  const [blank, setBlank] = useState(false);
  const look = () => setBlank(isBlank());
  // Only with script: without it the server says what is missing.
  useEffect(() => setBlank(isBlank()), []);

  return (
    <>
      <ErrorSummary fields={[message, price, days]} formErrors={errors} />
      <Form id={PROPOSAL_FORM} method="post" onInput={look} noValidate>
        <input type="hidden" name="requestId" value={requestId} />
        <input type="hidden" name="seen" value={seen} />
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
            hint={`Untuk seluruh pekerjaan, dipotong biaya platform ${PLATFORM_FEE_PERCENT}%. Tanpa harga, klien belum dapat menerimanya.`}
            optional
          />
          <TextField
            field={days}
            label="Waktu pengerjaan (hari)"
            optional
            short
            inputMode="numeric"
            pattern=".*(\d|hari|minggu|bulan).*"
            autoComplete="off"
          />
        </fieldset>
        <p className="mt-5">
          <SubmitButton busy={busy} disabled={blank}>
            {button}
          </SubmitButton>{" "}
          {blank && <span className="small soft">Isi pesan dahulu</span>}
        </p>
      </Form>
    </>
  );
}

/** The disabled message field that visitors see before they sign in. */
export function DisabledMessage() {
  const { fields } = formResult(FORM, ["message"], undefined);
  return (
    <fieldset disabled>
      <TextArea
        field={fields.message}
        label="Pesan Anda ke Klien"
        hint="Klien membaca semua penawaran, lalu memilih."
        rows={6}
      />
    </fieldset>
  );
}

/** Whether the page's message says nothing yet. */
export function isBlank(): boolean {
  const message = document.getElementById(MESSAGE_FIELD);
  return message instanceof HTMLTextAreaElement && message.value.trim() === "";
}
