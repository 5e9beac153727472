import { useNavigation } from "@remix-run/react";
import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { lostPicturesSentence } from "~/copy/core/pictures";
import { MAX_PICTURE_MB, MAX_UPLOAD_MB, PICTURE_TYPES } from "~/domain/listing/picture";
import { MAX_MESSAGE_PICTURES } from "~/domain/message/message";
import { SubmitButton } from "../kit/button";
import { controlProps, FieldNotes, typed } from "../kit/form/field";
import { useFileChoice } from "../kit/form/file-choice";
import { formResult, type RejectedForm } from "../kit/form/form-result";
import { PhotoField } from "../kit/form/photo-field";
import { WorkIcon } from "../kit/icon";
import { Form } from "../layout/form";
import { useDraft, useDraftKey } from "./draft";

const FIELDS = ["message", "pictures"] as const;

export const MESSAGE_TEXT = "pesan-message";

/** `onSend` sends it where script does; `sending` says that a message is still being sent. */
export function MessageForm({
  action,
  requestId,
  orderId,
  rejected,
  sending = false,
  onSend,
}: {
  action: string;
  requestId: string;
  /** The order on whose page the form stands, and to which it leads back. */
  orderId?: string | undefined;
  rejected?: RejectedForm | undefined;
  sending?: boolean;
  onSend?: (form: HTMLFormElement) => void;
}) {
  const { fields } = formResult("pesan", FIELDS, rejected?.result);
  const choice = useFileChoice(rejected);
  const { fault, isPreparing } = choice;
  const text = useRef<HTMLTextAreaElement>(null);
  useDraft(text, useDraftKey(action));
  const { formAction, state } = useNavigation();
  // The next message may be sent while the one before is still on its way.
  const [hasNext, setHasNext] = useState(false);
  const busy = (state !== "idle" && formAction === action) || (sending && !hasNext);
  const lost = rejected && rejected.pictures > 0 ? lostPicturesSentence(rejected.pictures) : null;
  const said = fault === undefined ? (fields.pictures.errors?.[0] ?? lost) : fault;
  const pictures = { ...fields.pictures, errors: said ? [said] : undefined };

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const box = form.querySelector("details");
    if (isPreparing || fault || onSend) event.preventDefault();
    if (fault && box) {
      box.open = true;
      box.querySelector("input")?.focus();
    }
    if (!onSend || isPreparing || fault) return;
    onSend(form);
    choice.choose({ fault: null, files: [...(box?.querySelector("input")?.files ?? [])] });
    setHasNext(false);
    box?.removeAttribute("open");
  }
  return (
    <Form method="post" action={action} encType="multipart/form-data" noValidate onSubmit={submit}>
      <input type="hidden" name="requestId" value={requestId} />
      {orderId && <input type="hidden" name="order" value={orderId} />}
      <FieldNotes field={fields.message} />
      <div className="writer">
        <details open={said ? true : undefined}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
          <summary className="icon-button" onClick={choose}>
            <WorkIcon name="clip" />
            <span className="sr-only">Lampirkan foto</span>
          </summary>
          <div>
            <PhotoField
              field={pictures}
              label="Foto"
              hint={`Hingga ${MAX_MESSAGE_PICTURES} foto, masing-masing paling besar ${MAX_PICTURE_MB} MB dan bersama-sama ${MAX_UPLOAD_MB} MB. Hanya Anda berdua yang melihatnya, dan tim JasaWarga bila ada masalah.`}
              optional
              multiple
              accept={PICTURE_TYPES}
              most={MAX_MESSAGE_PICTURES}
              faultOf={async (files) =>
                (await import("~/copy/listing/choice")).photosFault(files, MAX_MESSAGE_PICTURES)
              }
              chosen={choice.files}
              noun="foto"
              onChoice={(chosen) => {
                choice.choose(chosen);
                setHasNext(true);
              }}
            />
          </div>
        </details>
        <label className="sr-only" htmlFor={fields.message.id}>
          Tulis pesan
        </label>
        <textarea
          {...controlProps(fields.message)}
          ref={text}
          className="input"
          rows={2}
          placeholder="Tulis pesan"
          defaultValue={typed(fields.message)}
          onInput={({ currentTarget }) => setHasNext(currentTarget.value.trim() !== "")}
        />
        <SubmitButton look={orderId ? "line" : "primary"} busy={busy} disabled={isPreparing}>
          Kirim<span className="sr-only"> Pesan</span>
        </SubmitButton>
      </div>
    </Form>
  );
}

/** With script what unfolds asks for files at once. */
function choose({ currentTarget }: MouseEvent) {
  const box = currentTarget.parentElement;
  if (box instanceof HTMLDetailsElement && !box.open) box.querySelector("input")?.click();
}
