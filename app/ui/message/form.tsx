import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { choiceFaultSentence } from "~/copy/listing/picture";
import { choiceFault, MAX_PICTURE_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { MAX_MESSAGE_PICTURES } from "~/domain/message/message";
import { SubmitButton } from "../kit/button";
import { FileField } from "../kit/form/file-field";
import { formResult } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import type { RejectedForm } from "../listing/form/picture-choice";
import { lostPicturesSentence } from "../listing/form/pictures-field";

const FIELDS = ["message", "pictures"] as const;

export const MESSAGE_TEXT = "pesan-message";

/** `onSend` takes it over where script sends it. */
export function MessageForm({
  action,
  requestId,
  orderId,
  rejected,
  onSend,
}: {
  action: string;
  requestId: string;
  /** The order on whose page the form stands, and to which it leads back. */
  orderId?: string | undefined;
  rejected?: RejectedForm | undefined;
  onSend?: (form: HTMLFormElement) => void;
}) {
  const { fields } = formResult("pesan", FIELDS, rejected?.result);
  const [fault, setFault] = useState<string | null>();
  const { formAction, state } = useNavigation();
  const busy = state !== "idle" && formAction === action;
  const lost = rejected && rejected.pictures > 0 ? lostPicturesSentence(rejected.pictures) : null;
  const said = fault === undefined ? (fields.pictures.errors?.[0] ?? lost) : fault;
  const pictures = { ...fields.pictures, errors: said ? [said] : undefined };

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSend) return;
    event.preventDefault();
    onSend(event.currentTarget);
    setFault(null);
  }
  return (
    <Form method="post" action={action} encType="multipart/form-data" noValidate onSubmit={submit}>
      <input type="hidden" name="requestId" value={requestId} />
      {orderId && <input type="hidden" name="order" value={orderId} />}
      <TextArea field={fields.message} label="Tulis pesan" low rows={3} />
      <details className="disclosure mt-4" open={said ? true : undefined}>
        <summary>Lampirkan foto</summary>
        <div>
          <FileField
            field={pictures}
            label="Foto"
            hint={`Hingga ${MAX_MESSAGE_PICTURES} foto JPEG, PNG, WebP, atau GIF, masing-masing paling besar ${MAX_PICTURE_MB} MB. Hanya Anda berdua yang melihatnya, dan tim JasaWarga bila ada masalah dengan pesanannya.`}
            optional
            multiple
            accept={PICTURE_TYPES}
            onChange={(event) => {
              const chosen = choiceFault([...(event.currentTarget.files ?? [])], {
                most: MAX_MESSAGE_PICTURES,
              });
              setFault(chosen && choiceFaultSentence(chosen));
            }}
          />
        </div>
      </details>
      <p className="actions">
        <SubmitButton look={orderId ? "line" : "primary"} busy={busy} disabled={Boolean(fault)}>
          Kirim Pesan
        </SubmitButton>
      </p>
    </Form>
  );
}
