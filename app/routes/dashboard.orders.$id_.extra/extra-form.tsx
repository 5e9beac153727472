// Loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { EXTRA_TITLE, MAX_ORDER_FILES, MIN_EXTRA_REASON } from "~/orders/order";
import { SeenVersion } from "~/orders/ui/order";
import { OrderPhotosField } from "~/orders/ui/step-forms";
import { FILE_LIMITS, PHOTO_FORMATS } from "~/platform/file-text";
import { formatRupiah, isPrice, parseRupiah, sellerProceeds } from "~/platform/money";
import {
  ErrorSummary,
  type FieldView,
  fieldWith,
  PriceField,
  type Result,
  sentText,
  TextArea,
  TextField,
  typed,
} from "~/ui/fields";
import { errorsOf, useFileChoice, useLostFiles } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, SubmitButton } from "~/ui/kit";
import { StickyBar } from "~/ui/page-actions";
import { Prices, ReceiptRows, receiptPaper } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";
import { TrustNote } from "~/ui/trust-note";

type ExtraFormProps = {
  other: string;
  limit: string;
  agreed: number;
  feePercent: number;
  version: number;
  formId: string;
};

export function ExtraForm({ result, ...page }: ExtraFormProps & { result: Result | undefined }) {
  const choice = useFileChoice(result);
  const [form, fields] = useServerForm<"what" | "amount" | "files" | "reason">({
    id: "tambahan",
    lastResult: result,
    onSubmit: (event) => choice.submit(event, "files"),
  });
  const { what, amount, reason } = fields;
  const [text, setText] = useState(typed(amount) ?? "");
  const sum = parseRupiah(text);
  const extra = isPrice(sum) ? sum : null;
  const busy = useNavigation().state !== "idle";
  const lost = useLostFiles(result, fields.files.errors);
  const withErrors = (fault: Parameters<typeof errorsOf>[0]): FieldView =>
    fieldWith(fields.files, { errors: errorsOf(fault) ?? [...(fields.files.errors ?? []), ...lost] });
  return (
    <div className="mt-4">
      <ErrorSummary
        answer={result}
        fields={[what, amount, withErrors(choice.summarised), reason]}
        formErrors={form.errors}
      />
      <Form method="post" form={form} encType="multipart/form-data">
        <SeenVersion version={page.version} />
        <input type="hidden" name="formId" value={sentText(result, "formId") ?? page.formId} />
        <fieldset disabled={busy}>
          <TextField
            field={what}
            label="Biaya untuk apa"
            hint="Contoh: Isi freon R32, unit depan"
            maxLength={EXTRA_TITLE.max}
            autoComplete="off"
          />
          <PriceField
            field={amount}
            label="Jumlah"
            hint={`${extra === null ? "" : `Anda terima ${formatRupiah(sellerProceeds(extra, page.feePercent))} setelah biaya platform. `}Paling banyak ${page.limit} untuk pesanan ini.`}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <OrderPhotosField
            choice={choice}
            field={withErrors(choice.fault)}
            label="Foto buktinya"
            hint={`Alat ukur atau kerusakannya. Satu sampai ${MAX_ORDER_FILES} foto ${PHOTO_FORMATS}, ${FILE_LIMITS}.`}
          />
          <TextArea
            field={reason}
            label="Kenapa perlu"
            hint={`Dibaca oleh ${page.other}. Sedikitnya ${MIN_EXTRA_REASON} karakter.`}
            low
            rows={4}
          />
        </fieldset>
        <div className={`mt-4 ${receiptPaper}`}>
          <ReceiptRows
            rows={[
              { label: "Sudah disepakati", value: formatRupiah(page.agreed) },
              ...(extra === null ? [] : [{ label: "Tambahan ini", value: formatRupiah(extra) }]),
            ]}
            sum={extra === null ? undefined : { label: "Total baru", amount: page.agreed + extra }}
          />
        </div>
        <TrustNote>
          <b>
            Kerjakan setelah <Bdi>{page.other}</Bdi> membayar.
          </b>{" "}
          Kalau ia menolak, yang sudah disepakati tetap berlaku. Meminta uang di luar pesanan melanggar syarat dan dapat
          menutup akun Anda.
        </TrustNote>
        <StickyBar
          beside="sidebar"
          action={<SubmitButton busy={busy || choice.isPreparing}>Kirim ke {page.other}</SubmitButton>}
        >
          {extra !== null && (
            <>
              <span className="text-sm text-ink-soft">Tambahan</span>
              <br />
              <b>
                <Prices text={formatRupiah(extra)} />
              </b>
            </>
          )}
        </StickyBar>
      </Form>
    </div>
  );
}
