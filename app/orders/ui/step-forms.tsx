import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { PICTURE_TYPES } from "~/listings/picture";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";
import { type FieldView, type Result, TextArea, TextField } from "~/ui/fields";
import { FileField, type FileFieldProps, PhotoField, type useFileChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Bdi, type ButtonLook, Callout, SubmitButton } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { AppButtonLink } from "~/ui/navigation";
import { Prices } from "~/ui/prices";
import type { OrderAction, TypedInputView } from "../action";
import { orderFilesFaultSentence } from "../label-text";
import { MAX_ORDER_FILES, orderFilesFault, orderPath } from "../order";
import { OrderBreadcrumbs, SeenVersion } from "./order";

export type OrderEnding = "completion" | "cancellation";

type ClosingProps = {
  orderId: string;
  ending: OrderEnding;
  button: string;
  consequence: string;
  callOutFee?: number | undefined;
  version: number;
};

/** Shows a dialog. Without JavaScript it is a link to the confirmation page. */
export function OrderClosingDialog({
  orderId,
  ending,
  action,
  look,
  trigger,
}: {
  orderId: string;
  ending: OrderEnding;
  action: OrderAction;
  look: ButtonLook;
  trigger?: string | undefined;
}) {
  const { label, question = label, consequence, callOutFee, version } = action;
  const asked = { orderId, ending, button: label, consequence, callOutFee, version };
  return (
    <ConfirmDialog
      href={`${orderPath(orderId)}/${ending}`}
      trigger={trigger ?? label}
      look={look}
      ready={ending === "cancellation" ? loadCancellation : undefined}
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
  question,
  result,
  ...asked
}: ClosingProps & {
  title: string;
  words: { title: string };
  question: string;
  result?: Result | undefined;
}) {
  return (
    <>
      <OrderBreadcrumbs orderId={asked.orderId} title={title} here={words.title} />
      <p className="text-sm text-ink-soft">
        <Bdi>{title}</Bdi>
      </p>
      <div className="mt-4">
        <ConfirmBox title={question} description={<Consequence {...asked} />}>
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

const loadCancellation = () => import("./cancellation-form").then((loaded) => loaded.CancellationForm);
const CancellationForm = lazyComponent(loadCancellation);

function EndingForm({ ending, result, ...asked }: ClosingProps & { result?: Result | undefined }) {
  const busy = useNavigation().state !== "idle";
  if (ending === "cancellation") return <CancellationForm {...asked} result={result} />;
  return (
    <Form method="post" action={`${orderPath(asked.orderId)}/${ending}`}>
      <SeenVersion version={asked.version} />
      <SubmitButton busy={busy}>{asked.button}</SubmitButton>
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

export function StepField({
  input: { type, label, hint, optional },
  field,
  ...area
}: {
  input: TypedInputView;
  field: FieldView;
  rows: number;
  low?: boolean;
}) {
  const shown = { field, label, hint, optional };
  return type === "number" ? (
    <TextField {...shown} short inputMode="numeric" autoComplete="off" />
  ) : (
    <TextArea {...shown} {...area} data-draft={area.low ? undefined : true} />
  );
}

type OrderFilesProps = Omit<FileFieldProps, "chosen" | "onFiles"> & { choice: ReturnType<typeof useFileChoice> };

export function OrderPhotosField({ choice, ...field }: OrderFilesProps) {
  return (
    <PhotoField
      multiple
      {...field}
      accept={PICTURE_TYPES}
      max={MAX_ORDER_FILES}
      faultOf={async (files) => (await import("~/listings/picture-text")).chosenPhotosFault(files, MAX_ORDER_FILES)}
      chosen={choice.files}
      onChoice={choice.choose}
    />
  );
}

export function OrderFilesField({ choice, ...field }: OrderFilesProps) {
  return (
    <FileField
      {...field}
      multiple
      chosen={choice.files}
      onFiles={(files) => {
        const found = orderFilesFault(files);
        choice.choose({ files, fault: found && orderFilesFaultSentence(found) });
      }}
    />
  );
}
