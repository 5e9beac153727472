import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";
import { ErrorSummary, formResult, type Result, TextArea } from "~/ui/fields";
import { FileField, type FileFieldProps, type useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, type ButtonLook, Callout, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import type { OrderAction } from "../lifecycle";
import { orderFilesFault, orderPath } from "../order";
import { orderFilesFaultSentence } from "../step-text";
import { OrderBreadcrumbs, SeenVersion } from "./order";

export type Ending = "completion" | "cancellation";

const LOOKS: Record<Ending, ButtonLook> = { completion: "primary", cancellation: "danger" };

type ClosingProps = {
  orderId: string;
  ending: Ending;
  button: string;
  consequence: string;
  version: number;
};

/** Without JavaScript a link to the confirmation page. */
export function OrderClosingDialog({
  orderId,
  ending,
  action,
  look,
  trigger,
}: {
  orderId: string;
  ending: Ending;
  action: OrderAction;
  look: ButtonLook;
  trigger?: string | undefined;
}) {
  const { label, question = label, consequence, version } = action;
  const asked = { orderId, ending, button: label, consequence, version };
  // A new visit to the page starts with the dialog closed.
  const { key } = useLocation();
  return (
    <ConfirmDialog
      key={key}
      href={`${orderPath(orderId)}/${ending}`}
      trigger={trigger ?? label}
      look={look}
      title={question}
      description={<Consequence {...asked} />}
    >
      <EndingForm {...asked} />
    </ConfirmDialog>
  );
}

export function OrderClosing({
  title,
  words,
  result,
  ...asked
}: ClosingProps & {
  title: string;
  words: { title: string; question: string };
  result?: Result | undefined;
}) {
  return (
    <>
      <OrderBreadcrumbs orderId={asked.orderId} title={title} here={words.title} />
      <p className="small soft">
        <Bdi>{title}</Bdi>
      </p>
      <div className="mt-4">
        <ConfirmBox title={words.question} description={<Consequence {...asked} />}>
          <EndingForm {...asked} result={result} />
          <AppButtonLink look="line" to={orderPath(asked.orderId)}>
            Kembali
          </AppButtonLink>
        </ConfirmBox>
      </div>
    </>
  );
}

function Consequence({ consequence }: ClosingProps) {
  return (
    <p>
      <Prices text={consequence} />
    </p>
  );
}

function EndingForm({
  orderId,
  ending,
  button,
  version,
  result,
}: ClosingProps & { result?: Result | undefined }) {
  const { fields, errors } = formResult("akhir", ["reason"], result);
  const busy = useNavigation().state !== "idle";
  const asksWhy = ending === "cancellation";
  return (
    <Form
      method="post"
      action={`${orderPath(orderId)}/${ending}`}
      className={asksWhy ? "w-full" : undefined}
      noValidate
    >
      <SeenVersion version={version} />
      {asksWhy && (
        <>
          <ErrorSummary answer={result} fields={[fields.reason]} formErrors={errors} />
          <fieldset className="mb-4" disabled={busy}>
            <TextArea
              field={fields.reason}
              label="Alasan"
              hint="Dibaca pihak lain di notifikasi dan riwayat pesanan."
              optional
              low
              rows={2}
            />
          </fieldset>
        </>
      )}
      <SubmitButton look={LOOKS[ending]} busy={busy}>
        {button}
      </SubmitButton>
    </Form>
  );
}

export function StepEnd({
  orderId,
  consequence,
  button,
  busy,
  children,
}: {
  orderId: string;
  consequence: string;
  button: string;
  busy: boolean;
  children?: ReactNode;
}) {
  return (
    <>
      <Callout icon="lock">
        <Prices text={consequence} />
      </Callout>
      {children}
      <div className="actions">
        <SubmitButton busy={busy}>{button}</SubmitButton>
        <AppButtonLink look="line" to={orderPath(orderId)}>
          Kembali
        </AppButtonLink>
      </div>
    </>
  );
}

export function OrderFilesField({
  choice,
  ...field
}: Omit<FileFieldProps, "chosen" | "onChange"> & { choice: ReturnType<typeof useFileChoice> }) {
  return (
    <FileField
      {...field}
      multiple
      chosen={choice.files}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        const found = orderFilesFault(files);
        choice.choose({ files, fault: found && orderFilesFaultSentence(found) });
      }}
    />
  );
}
