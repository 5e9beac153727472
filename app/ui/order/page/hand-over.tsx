import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OrderAction } from "~/domain/order/actions";
import { MAX_ORDER_FILE_MB, MAX_ORDER_FILES } from "~/domain/order/file";
import { MIN_REVISION_REASON } from "~/domain/order/order";
import { SubmitButton } from "../../kit/button";
import { FileField } from "../../kit/form/file-field";
import { formResult } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Prices } from "../../kit/prices";
import { Section } from "../../kit/section";
import { SeenVersion } from "../seen-version";

/** Of the form, for the bar at the bottom of a phone. */
export const HAND_OVER_FORM = "serah-hasil";

type FormProps = {
  action: OrderAction;
  id?: string;
  /** On phones the bar has its button. */
  barred?: boolean;
  button?: string;
  files?: boolean;
  look?: "line";
  children: ReactNode;
};

/** Sent to the step's own page, which shows what is wrong with all that was typed. */
function StepForm({
  action,
  id,
  barred = false,
  button = action.label,
  files = false,
  look,
  children,
}: FormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      id={id}
      method="post"
      action={action.page ?? ""}
      noValidate
      encType={files ? "multipart/form-data" : undefined}
    >
      <SeenVersion version={action.version} />
      <fieldset disabled={busy}>{children}</fieldset>
      <p className={barred ? "actions desktop-only" : "actions"}>
        <SubmitButton busy={busy} {...(look && { look })}>
          {button}
        </SubmitButton>
      </p>
    </Form>
  );
}

/** Of the seller: the work itself, where one looks for it. */
export function HandOver({ action, buyer, barred }: { action: OrderAction; buyer: string; barred: boolean }) {
  const { fields } = formResult("serah", ["note", "files"], undefined);
  return (
    <div className="hand-over no-print">
      <Section id="serah" title="Serahkan hasil" small>
        <StepForm action={action} id={HAND_OVER_FORM} barred={barred} files>
          <FileField
            field={fields.files}
            label={`Berkas, hingga ${MAX_ORDER_FILES} × ${MAX_ORDER_FILE_MB} MB`}
            multiple
          />
          <TextArea field={fields.note} label={`Catatan untuk ${buyer}`} low rows={2} />
          <p className="tiny soft mt-2">
            <Prices text={action.consequence} />
          </p>
        </StepForm>
      </Section>
    </div>
  );
}

/** Of the buyer, among the answers to what was delivered. */
export function RevisionForm({ action }: { action: OrderAction }) {
  const { fields } = formResult("revisi", ["reason"], undefined);
  return (
    <StepForm action={action} button="Kirim Permintaan" look="line">
      <TextArea
        field={fields.reason}
        label="Apa yang perlu diubah"
        hint={`Sedikitnya ${MIN_REVISION_REASON} karakter.`}
        low
        rows={3}
      />
    </StepForm>
  );
}
