import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useNavigation } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { firstName } from "~/accounts/person";
import { SellingPriceField } from "~/ledger/ui/proceeds-fields";
import { paymentPath } from "~/payments/payment";
import { PHOTO_FORMATS } from "~/platform/file-text";
import { MAX_FILE_MB } from "~/platform/files";
import { ErrorSummary, type FieldView, fieldView, type Result } from "~/ui/fields";
import { errorsOf, useFileChoice } from "~/ui/file-fields";
import { type ConformFormProps, Form } from "~/ui/form";
import { Bdi, Button, type ButtonLook, Panel, PlainText, SubmitButton, useHydrated } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { Prices, type ReceiptRow, ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { useServerForm } from "~/ui/server-form";
import type { InlineForm, OrderAction } from "../action";
import { answerPath } from "../change";
import type { AppStep } from "../lifecycle";
import type { KindOn } from "../rules/step";
import type { ChangeRowView } from "../text";
import { DaysField } from "./days-field";
import { SeenVersion } from "./order";
import { OrderClosingDialog, type OrderEnding, OrderPhotosField, StepField } from "./step-forms";

export const QUOTE_FORM = "harga";

const FIELDS = ["price", "days"] as const;

export function QuoteForm({
  label,
  consequence,
  version,
  quantity,
  feePercent,
  offered,
  folded,
  result,
}: {
  label: string;
  consequence: string;
  version: number;
  quantity: number;
  feePercent: number;
  /** The current price per piece and the days, as typed. Null before the first offer. */
  offered: { price: string; days: string } | null;
  folded: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "quote",
    lastResult: result,
    defaultValue: offered ?? {},
  });
  const { price, days } = fields;
  const busy = useNavigation().state !== "idle";
  const content = (
    <>
      <ErrorSummary answer={result} fields={[price, days]} formErrors={form.errors} />
      <Form method="post" form={form} preventScrollReset>
        <SeenVersion version={version} />
        <fieldset disabled={busy}>
          <SellingPriceField
            field={price}
            label={quantity > 1 ? "Harga satuan" : "Harga"}
            pieces={quantity}
            feePercent={feePercent}
            hint={quantity > 1 ? `Pembeli memesan ${quantity}. Totalnya kami hitung.` : "Contoh: 350.000"}
          />
          <DaysField field={days} />
        </fieldset>
        <p className="text-sm text-ink-soft mt-4">
          <Prices text={consequence} />
        </p>
        <div className="actions">
          <SubmitButton look={folded ? "line" : "primary"} busy={busy}>
            {label}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
  return (
    <div className="mt-4">
      {folded ? (
        <details id={QUOTE_FORM} className="panel disclosure print:hidden" open={result ? true : undefined}>
          <summary>{label}</summary>
          <div>{content}</div>
        </details>
      ) : (
        <Panel id={QUOTE_FORM} title="Penawaran harga" show="screen">
          {content}
        </Panel>
      )}
    </div>
  );
}

type FormProps = {
  action: OrderAction;
  form: ConformFormProps & { errors?: string[] | undefined };
  fields: Readonly<Record<string, FieldView | undefined>>;
  rows: number;
  files?: { field: FieldView; control: ReactNode };
  barred?: boolean;
  look?: "line";
  children?: ReactNode;
};

export function inlineForm({ inline, command }: OrderAction): InlineForm {
  if (!inline) throw new RangeError(`a step without a form on the order's page: ${command}`);
  return inline;
}

type Answer = { result: Exclude<Result, undefined> };

/**
 * Returns the answer of an inline form, but none before hydration. The router changes the state of a fetcher in place,
 * so a part that hydrates while another part submits would differ from the server's markup.
 */
export function useInlineAnswer({ page }: OrderAction) {
  const { state, data } = useFetcher<Answer>({ key: page ?? "" });
  return useHydrated() ? { state, data } : { state: "idle" as const, data: undefined };
}

/** Submits to the step's own page, which shows a refused form without JavaScript. With JavaScript it stays here. */
export function InlineStep({ action, form, fields, rows, files, barred = false, look, children }: FormProps) {
  const { state, data } = useInlineAnswer(action);
  const busy = state !== "idle";
  const { button, inputs } = inlineForm(action);
  const typed = inputs.flatMap((input) => {
    const field = fields[input.name];
    return field ? [{ input, field }] : [];
  });
  const page = action.page ?? "";
  return (
    <Form
      method="post"
      form={form}
      action={page}
      navigate={false}
      fetcherKey={page}
      encType={files ? "multipart/form-data" : undefined}
    >
      <SeenVersion version={action.version} />
      <ErrorSummary
        answer={data}
        fields={[...(files ? [files.field] : []), ...typed.map(({ field }) => field)]}
        formErrors={form.errors}
      />
      <fieldset disabled={busy}>
        {files?.control}
        {typed.map(({ input, field }) => (
          <StepField key={input.name} input={input} field={field} low rows={rows} />
        ))}
        {children}
      </fieldset>
      <p className={barred ? "actions max-lg:hidden" : "actions"}>
        <SubmitButton busy={busy} {...(look && { look })}>
          {button}
        </SubmitButton>
      </p>
    </Form>
  );
}

function RevisionForm({ action }: { action: OrderAction }) {
  const lastResult = useInlineAnswer(action).data?.result;
  const [form, fields] = useServerForm<string>({ id: "revisi", lastResult });
  return <InlineStep {...{ action, form, fields }} rows={3} look="line" />;
}

type ButtonTarget =
  | { type: "dialog"; ending: OrderEnding }
  | { type: "link"; to: (orderId: string) => string }
  | { type: "page" };

type ButtonKind = KindOn<AppStep, "ownRoute">;

const BUTTON_TARGETS: Record<ButtonKind, ButtonTarget> = {
  start_payment: { type: "link", to: paymentPath },
  quote: { type: "link", to: () => `#${QUOTE_FORM}` },
  complete: { type: "dialog", ending: "completion" },
  propose_change: { type: "page" },
  propose_extra: { type: "page" },
  cancel: { type: "dialog", ending: "cancellation" },
};

const isDoneElsewhere = (command: OrderAction["command"]): command is ButtonKind => command in BUTTON_TARGETS;

type Step = {
  id: string;
  action: OrderAction;
  look: ButtonLook;
  label?: string | undefined;
  withPhoto?: boolean;
};

export function StepButton({ id, action, look, label, withPhoto = false }: Step) {
  const { command, page } = action;
  const text = label ?? action.label;
  if (action.press && page !== null)
    return (
      <PressForm page={page} version={action.version} look={look} withPhoto={withPhoto}>
        {text}
      </PressForm>
    );
  const target: ButtonTarget = isDoneElsewhere(command) ? BUTTON_TARGETS[command] : { type: "page" };
  if (target.type === "dialog")
    return <OrderClosingDialog orderId={id} ending={target.ending} action={action} look={look} trigger={label} />;
  const to = target.type === "link" ? target.to(id) : page;
  if (to === null) throw new RangeError(`a step without a page: ${command}`);
  return (
    <AppButtonLink look={look} to={to}>
      {text}
    </AppButtonLink>
  );
}

type Press = { page: string; version: number; look: ButtonLook; withPhoto: boolean; children: ReactNode };

function PressForm({ page, version, look, withPhoto, children }: Press) {
  const busy = useNavigation().state !== "idle";
  const choice = useFileChoice(undefined);
  const field = fieldView("lokasi", "files", undefined, errorsOf(choice.fault));
  function submit(event: FormEvent) {
    if (!choice.fault) return;
    event.preventDefault();
    document.getElementById(field.id)?.focus();
  }
  return (
    <Form method="post" action={page} encType={withPhoto ? "multipart/form-data" : undefined} onSubmit={submit}>
      <SeenVersion version={version} />
      {withPhoto && (
        <div className="mb-3">
          <OrderPhotosField
            choice={choice}
            field={field}
            label="Foto lokasi"
            hint={`Satu foto ${PHOTO_FORMATS}, paling besar ${MAX_FILE_MB} MB.`}
            optional
            multiple={false}
          />
        </div>
      )}
      <SubmitButton look={look} busy={busy} disabled={choice.isPreparing}>
        {children}
      </SubmitButton>
    </Form>
  );
}

export const ORDER_DECISION = "putusan";

const CLOSED_REASON = "alasan-selesai";

const DANGER: readonly OrderAction["command"][] = ["cancel", "request_cancellation"];

export function OrderDecision({
  orderId: id,
  actions,
  silence,
}: {
  orderId: string;
  actions: readonly OrderAction[];
  silence: string | null;
}) {
  return (
    <section className="panel print:hidden mt-3" id={ORDER_DECISION} aria-label="Keputusan Anda">
      {actions.map((action, index) => (
        <details className="disclosure first:border-t-0" key={action.command} open={index === 0}>
          <summary>{action.answer ?? action.label}</summary>
          <div>
            <p className="text-sm">
              <Prices text={action.consequence} />
            </p>
            {action.command === "request_revision" ? (
              <RevisionForm action={action} />
            ) : (
              <div className="actions">
                <StepButton
                  id={id}
                  action={action}
                  look={index === 0 ? "primary" : "line"}
                  label={action.answerButton}
                />
              </div>
            )}
          </div>
        </details>
      ))}
      {silence && <p className="text-xs text-ink-soft">{silence}</p>}
    </section>
  );
}

export function ClosedActions({ labels, reason }: { labels: readonly string[]; reason: string }) {
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      <p id={CLOSED_REASON} className="text-sm text-ink-soft">
        {reason}
      </p>
      <div className="actions">
        {labels.map((label) => (
          <Button key={label} look="line" disabled aria-describedby={CLOSED_REASON}>
            {label}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

export function OtherActions({
  orderId: id,
  actions,
  open,
}: {
  orderId: string;
  actions: readonly OrderAction[];
  open: OrderAction["command"] | null;
}) {
  if (actions.length === 0) return null;
  // The step `complete` is last, because it pays out before a delivery was seen.
  const last = (action: OrderAction) => (action.command === "complete" ? 1 : 0);
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      {[...actions]
        .sort((a, b) => last(a) - last(b))
        .map((action) => (
          <details className="disclosure" key={action.command} open={action.command === open}>
            <summary>{action.aside ?? action.label}</summary>
            <div>
              <p className="text-sm text-ink-soft">
                <Prices text={action.consequence} />
              </p>
              <div className="actions">
                <StepButton id={id} action={action} look={DANGER.includes(action.command) ? "danger-line" : "line"} />
              </div>
            </div>
          </details>
        ))}
    </Panel>
  );
}

export const OPEN_CHANGE = "h-usulan";

type Open = {
  orderId: string;
  other: string;
  mine: boolean;
  due: boolean;
  rows: readonly ChangeRowView[];
  description: string;
};

export function OpenChange({ orderId, other, mine, due, rows, description }: Open) {
  const name = firstName(other);
  if (mine)
    return (
      <details className="panel disclosure mt-3 print:hidden">
        <summary>Usulan perubahan Anda</summary>
        <div>
          <ChangeTermsList rows={rows} description={description} />
          <p className="text-sm text-ink-soft mt-3">
            Menunggu jawaban <Bdi>{name}</Bdi>.
          </p>
          <div className="actions">
            <AppButtonLink look="line" to={answerPath(orderId, "withdrawal")}>
              Tarik Usulan
            </AppButtonLink>
          </div>
        </div>
      </details>
    );
  return (
    <div className="mt-3">
      <Panel id="usulan" title={`Usulan ${name}`} show="screen">
        <ChangeTermsList rows={rows} description={description} />
        <p className="text-sm text-ink-soft mt-3">Tidak ada yang berubah sampai Anda menyetujuinya.</p>
        <div className="actions">
          <AppButtonLink look={due ? "primary" : "line"} to={answerPath(orderId, "acceptance")}>
            Setujui Usulan
          </AppButtonLink>
          <AppButtonLink look="line" to={answerPath(orderId, "refusal")}>
            Tolak Usulan
          </AppButtonLink>
        </div>
      </Panel>
    </div>
  );
}

export function ChangeTermsList({ rows, description }: Pick<Open, "rows" | "description">) {
  return (
    <>
      {rows.length > 0 && <ReceiptRows rows={rows.map(changeRow)} />}
      <div className={rows.length > 0 ? "mt-3" : undefined}>
        <LongText text={description} />
      </div>
    </>
  );
}

function changeRow({ label, before, after }: ChangeRowView): ReceiptRow {
  return {
    label,
    value: (
      <>
        <span className="text-ink-soft">
          <span className="sr-only">sekarang </span>
          <Prices text={before} />
          <span aria-hidden="true"> →</span>
        </span>{" "}
        <span className="sr-only">menjadi </span>
        <b className="whitespace-nowrap">
          <Prices text={after} />
        </b>
      </>
    ),
  };
}

type Decided = {
  id: string;
  mine: boolean;
  status: string;
  when: string;
  terms: readonly ReceiptRow[];
  description: string;
};

export function DecidedChanges({ changes, other }: { changes: readonly Decided[]; other: string }) {
  if (changes.length === 0) return null;
  return (
    <Panel id="usulan-lama" title="Usulan sebelumnya" show="screen">
      {changes.map(({ id, mine, status, when, terms, description }) => (
        <details className="disclosure" key={id}>
          <summary>
            {status}, {when}
          </summary>
          <div>
            <p className="text-sm text-ink-soft">Diusulkan {mine ? "Anda" : other}</p>
            {terms.length > 0 && <ReceiptRows rows={terms} />}
            <PlainText text={description} />
          </div>
        </details>
      ))}
    </Panel>
  );
}
