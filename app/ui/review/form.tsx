import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import type { Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { MIN_COMMENT } from "~/domain/review/review";
import { SubmitButton } from "../kit/button";
import { Callout } from "../kit/callout";
import { ChoiceGroup } from "../kit/form/choice-group";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Bdi } from "../kit/text/bdi";
import { Form } from "../layout/form";
import { Stars } from "./rating";

export const STAR_LABELS = ["Sangat kurang", "Kurang", "Cukup", "Baik", "Sangat baik"] as const;

const FIELDS = ["rating", "comment"] as const;

const OPTIONS = STAR_LABELS.map((words, index) => ({
  value: String(index + 1),
  label: (
    <>
      <Stars rating={index + 1} /> {words}
    </>
  ),
}));

export function ReviewForm({
  orderId,
  title,
  side,
  other,
  otherWrote,
  until,
  result,
}: {
  orderId: string;
  title: string;
  side: Side;
  other: string;
  otherWrote: boolean;
  /** A date in words. */
  until: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  const { fields, errors } = formResult("ulasan", FIELDS, result);
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="max-w-form">
      <p className="soft mt-1">
        {side === "buyer" ? "Penjual" : "Pembeli"} <Bdi>{other}</Bdi> · <Bdi>{title}</Bdi>
      </p>
      <Callout icon="lock">
        {otherWrote
          ? `${isolated(other)} sudah menulis ulasan. Kirim ulasan Anda, dan keduanya langsung terbit.`
          : `Ulasan Anda baru terlihat setelah ${isolated(other)} menulis juga, paling lambat ${until}. Jadi tidak ada yang menulis untuk membalas.`}
      </Callout>
      <ErrorSummary fields={[fields.rating, fields.comment]} formErrors={errors} />
      <Form method="post" noValidate>
        <fieldset disabled={busy}>
          <ChoiceGroup field={fields.rating} label="Penilaian" options={OPTIONS} />
          <TextArea
            field={fields.comment}
            label="Ulasan"
            data-draft
            hint={
              side === "buyer"
                ? `Bagaimana hasilnya, ketepatan waktunya, dan cara penjual melayani Anda? Minimal ${MIN_COMMENT} karakter.`
                : `Bagaimana kejelasan permintaannya dan cara pembeli bekerja sama? Minimal ${MIN_COMMENT} karakter.`
            }
            rows={6}
          />
          <p className="small soft mt-4">Ulasan terbit dengan nama Anda dan tidak dapat diubah lagi.</p>
          <div className="actions">
            <SubmitButton busy={busy}>Kirim Ulasan</SubmitButton>
            <AppButtonLink look="line" to={orderPath(orderId)}>
              Kembali
            </AppButtonLink>
          </div>
        </fieldset>
      </Form>
    </div>
  );
}
