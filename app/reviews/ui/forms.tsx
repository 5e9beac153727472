import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { PICTURE_TYPES } from "~/listings/picture";
import { orderPath, type Side } from "~/orders/order";
import { FILE_LIMITS, PHOTO_FORMATS } from "~/platform/file-text";
import { isolated } from "~/platform/strings";
import { ChoiceGroup } from "~/ui/choices";
import { ErrorSummary, type FieldView, fieldWith, TextArea } from "~/ui/fields";
import { errorsOf, PhotoField, useFileChoice, useLostFiles } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { MAX_REVIEW_PICTURES } from "../review";
import { commentHint, reviewTimingText } from "../text";
import { Stars } from "./reviews";

export const STAR_LABELS = ["Sangat kurang", "Kurang", "Cukup", "Baik", "Sangat baik"] as const;

const FIELDS = ["rating", "comment", "files"] as const;

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
  until: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  const choice = useFileChoice(result);
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "ulasan",
    lastResult: result,
    onSubmit: (event) => choice.submit(event, "files"),
  });
  const lost = useLostFiles(result, fields.files.errors);
  const withErrors = (fault: Parameters<typeof errorsOf>[0]): FieldView =>
    fieldWith(fields.files, { errors: errorsOf(fault) ?? [...(fields.files.errors ?? []), ...lost] });
  const busy = useNavigation().formMethod === "POST";
  return (
    <div className="max-w-form">
      <p className="text-ink-soft mt-1">
        {side === "buyer" ? "Penjual" : "Pembeli"} <Bdi>{other}</Bdi> · <Bdi>{title}</Bdi>
      </p>
      <Callout icon="lock">{reviewTimingText(isolated(other), otherWrote, until)}</Callout>
      <ErrorSummary
        answer={result}
        fields={[fields.rating, fields.comment, withErrors(choice.summarised)]}
        formErrors={form.errors}
      />
      <Form method="post" form={form} encType="multipart/form-data">
        <fieldset disabled={busy}>
          <ChoiceGroup field={fields.rating} label="Penilaian" options={OPTIONS} />
          <TextArea field={fields.comment} label="Ulasan" data-draft hint={commentHint(side)} rows={6} />
          <PhotoField
            field={withErrors(choice.fault)}
            label="Foto"
            optional
            multiple
            hint={`Paling banyak ${MAX_REVIEW_PICTURES} foto ${PHOTO_FORMATS}, ${FILE_LIMITS}. Terbit bersama ulasannya.`}
            accept={PICTURE_TYPES}
            max={MAX_REVIEW_PICTURES}
            faultOf={async (files) =>
              (await import("~/listings/picture-text")).chosenPhotosFault(files, MAX_REVIEW_PICTURES)
            }
            chosen={choice.files}
            onChoice={choice.choose}
          />
          <p className="text-sm text-ink-soft mt-4">Ulasan terbit dengan nama Anda dan tidak dapat diubah lagi.</p>
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

export function ReplyForm({
  orderId,
  reviewId,
  author,
  result,
}: {
  orderId: string;
  reviewId: string;
  author: string;
  result?: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useServerForm<"reply">({ id: "jawaban", lastResult: result });
  const action = `${orderPath(orderId)}/reviews/${reviewId}/reply`;
  const busy = useNavigation().formAction === action;
  return (
    <>
      <ErrorSummary answer={result} fields={[fields.reply]} formErrors={form.errors} />
      <Form method="post" form={form} action={action} className="max-w-form">
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reply}
            label={`Jawaban Anda atas ulasan ${isolated(author)}`}
            data-draft
            hint="Terbit di bawah ulasannya, satu kali, dan tidak dapat diubah lagi."
            rows={4}
            low
          />
          <div className="actions">
            <SubmitButton look="line" busy={busy}>
              Terbitkan Jawaban
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
