import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { DateInput } from "~/copy/core/written-date";
import type { TermsChange } from "~/copy/order/terms";
import { isQuantity, MAX_QUANTITY, MIN_QUANTITY } from "~/domain/order/order";
import { MIN_REQUIREMENTS } from "~/domain/order/requirements-text";
import { EnterButton, SubmitButton } from "../../kit/button";
import { Checkbox } from "../../kit/form/checkbox";
import { ErrorSummary } from "../../kit/form/error-summary";
import { typed } from "../../kit/form/field";
import { formResult } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { Price } from "../../kit/money/price";
import { StickyBar } from "../../kit/sticky-bar";
import { Form } from "../../layout/form";
import { VISIT_FIELDS, VisitFields, type VisitFormProps } from "../../visit/place-fields";
import { type OrderedOffer, OrderedOfferPanel } from "./ordered-offer";
import { QuantityField } from "./quantity-field";
import { type ChosenPackage, OrderSummary } from "./summary";
import { TermsChanged } from "./terms-changed";

const SHOWN = ["shownPrice", "shownTerms"] as const;
const FIELDS = [
  "requestId",
  "quantity",
  "requirements",
  "deadline",
  "notes",
  "agreeToTerms",
  ...VISIT_FIELDS,
  ...SHOWN,
] as const;

/** The package, with what the form carries of it. */
type Offered = ChosenPackage & { fields: Record<(typeof SHOWN)[number], string> };

const REPLACES_DAYS =
  ". Tanggal yang Anda pilih menggantikan waktu pengerjaan paket. Penjual melihatnya, dan dapat membatalkan pesanan bila tidak sanggup.";

export function OrderForm({
  listing,
  chosen,
  visit,
  requestId,
  dates,
  result,
  changed,
}: {
  listing: OrderedOffer;
  chosen: Offered | null;
  /** Null where it does not matter when and where. */
  visit: VisitFormProps | null;
  requestId: string;
  dates: DateInput;
  result: SubmissionResult<string[]> | undefined;
  changed: TermsChange | null;
}) {
  const { fields, errors } = formResult("order", FIELDS, result, visit?.known ?? undefined);
  const [quantity, setQuantity] = useState(() => readQuantity(fields.quantity.initialValue));
  const busy = useNavigation().state !== "idle";
  const { requirements, deadline, notes, agreeToTerms } = fields;
  const send = chosen ? "Lanjutkan ke Pembayaran" : "Kirim Permintaan Kustom";
  return (
    <Form method="post" noValidate className="two-columns two-columns--order mt-4" preventScrollReset>
      <EnterButton />
      <div>
        <ErrorSummary
          fields={[
            fields.quantity,
            ...VISIT_FIELDS.map((name) => fields[name]),
            requirements,
            deadline,
            notes,
            agreeToTerms,
          ]}
          formErrors={errors}
        />
        {changed && <TermsChanged changed={changed} />}
        <OrderedOfferPanel listing={listing} />
        <input type="hidden" name="requestId" value={typed(fields.requestId) ?? requestId} />
        {/* The terms that the form began with, until it is asked anew: a change is told first. */}
        {chosen &&
          SHOWN.map((name) => (
            <input key={name} type="hidden" name={name} value={typed(fields[name]) ?? chosen.fields[name]} />
          ))}
        <fieldset disabled={busy}>
          <QuantityField
            field={fields.quantity}
            label="Jumlah"
            hint={`Antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`}
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            onQuantity={setQuantity}
          />
          {visit && <VisitFields visit={visit} fields={fields} />}
          <TextArea
            field={requirements}
            label="Deskripsi kebutuhan"
            hint={`Ceritakan apa yang Anda perlukan, untuk apa, dan apa yang sudah Anda punya. Sedikitnya ${MIN_REQUIREMENTS} karakter.`}
          />
          {/* The day asked for above is the deadline of a visit. */}
          {(!visit || visit.modes.some(({ value }) => value === "online")) && (
            <TextField
              field={deadline}
              label="Tenggat"
              hint={`Contoh: ${dates.placeholder}${chosen ? REPLACES_DAYS : ""}`}
              optional
              short
              type="date"
              {...dates}
            />
          )}
          <TextArea field={notes} label="Catatan" optional low rows={3} />
          <Checkbox
            field={agreeToTerms}
            label={
              <>
                Saya menyetujui <a href="/terms">syarat dan ketentuan</a>
              </>
            }
          />
        </fieldset>
      </div>
      <OrderSummary listing={listing} chosen={chosen} quantity={quantity} />
      <StickyBar action={<SubmitButton busy={busy}>{send}</SubmitButton>}>
        {chosen ? (
          <>
            {/* Says for how many: without script it stays while another quantity is typed. */}
            <span className="tiny soft">Total{quantity !== null && ` untuk ${quantity}`}</span>
            <br />
            {quantity === null ? "–" : <Price amount={chosen.price * quantity} />}
          </>
        ) : (
          <span className="tiny soft">Harga dari penjual</span>
        )}
      </StickyBar>
    </Form>
  );
}

/** Null unless it is a quantity that can be ordered. */
function readQuantity(typed: unknown): number | null {
  const quantity = Number(typed ?? MIN_QUANTITY);
  return isQuantity(quantity) ? quantity : null;
}
