import { useLocation, useNavigation } from "@remix-run/react";
import type { OrderAction } from "~/domain/order/actions";
import { orderPath } from "~/domain/order/path";
import { type ButtonLook, SubmitButton } from "../../kit/button";
import { ConfirmBox, ConfirmDialog } from "../../kit/dialog";
import { ErrorSummary } from "../../kit/form/error-summary";
import { formResult, type Result } from "../../kit/form/form-result";
import { TextArea } from "../../kit/form/text-area";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Bdi } from "../../kit/text/bdi";
import { Form } from "../../layout/form";
import { OrderBreadcrumbs } from "../crumbs";
import { SeenVersion } from "../seen-version";

/** Each has a page that asks first, named after it. */
export type Ending = "completion" | "cancellation";

const LOOKS: Record<Ending, ButtonLook> = { completion: "primary", cancellation: "danger" };

type ClosingProps = {
  orderId: string;
  ending: Ending;
  button: string;
  consequence: string;
  version: number;
};

/** A dialog with script, the page behind its link without. */
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
  // Another visit of the same page finds the dialog closed.
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
          <ErrorSummary fields={[fields.reason]} formErrors={errors} />
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
