import { Form, useNavigation } from "@remix-run/react";
import { formatRupiah } from "~/domain/core/money";
import { findAction, type OrderAction } from "~/domain/order/actions";
import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../kit/app-link";
import { ButtonLink, SubmitButton } from "../kit/button";
import { Panel } from "../kit/panel";
import { Prices } from "../kit/prices";
import { StickyBar } from "../kit/sticky-bar";
import { MESSAGE_TEXT } from "../message/form";
import { OPEN_CHANGE } from "./changes";
import { OrderClosingDialog } from "./closing";
import { NextStepPanel } from "./next-step";
import { SeenVersion } from "./seen-version";

type NextStepProps = { id: string; actions: readonly OrderAction[] };
/** `renew`: how to ask for a price that has expired. */
type Counter = { renew: string | null } | null;
type ToSee = { id: string; text: string } | null;

export function OrderNextStep({
  step,
  ...steps
}: NextStepProps & {
  step: {
    yours: boolean;
    who: string;
    title: string;
    text: string;
    answers: boolean;
    /** How many are left, where that matters for the step. */
    revisions: string | null;
  };
  counter: Counter;
  toSee: ToSee;
}) {
  // The consequence of a single press stands above its button; a dialog has its own.
  const accept = findAction(steps.actions, "accept_quote");
  return (
    <NextStepPanel
      yours={step.yours}
      who={step.who}
      title={step.title}
      actions={<Onwards {...steps} strong={step.yours && !step.answers} answers={step.answers} />}
    >
      <p>
        <Prices text={step.text} />
      </p>
      {step.revisions && <p>{step.revisions}</p>}
      {accept && (
        <p>
          <Prices text={accept.consequence} />
        </p>
      )}
    </NextStepPanel>
  );
}

function Onwards({
  id,
  actions,
  counter,
  toSee,
  strong,
  answers,
}: NextStepProps & { counter: Counter; toSee: ToSee; strong: boolean; answers: boolean }) {
  const busy = useNavigation().state !== "idle";
  const pay = findAction(actions, "start_payment");
  const accept = findAction(actions, "accept_quote");
  const decline = findAction(actions, "cancel");
  const complete = findAction(actions, "complete");
  const propose = findAction(actions, "propose_change");
  const [main, ...others] = [
    ...(complete
      ? [
          <OrderClosingDialog
            key="complete"
            orderId={id}
            action={complete}
            look={strong ? "primary" : "line"}
          />,
        ]
      : []),
    ...actions
      .filter(({ place }) => place === "onward")
      .map(({ command, label, page }, index) => (
        <AppButtonLink
          key={command}
          look={strong && index === 0 && !complete ? "primary" : "line"}
          to={page ?? ""}
        >
          {label}
        </AppButtonLink>
      )),
  ];
  return (
    <>
      {pay && (
        <AppButtonLink to={`/payment/${id}`} reloadDocument>
          {pay.label}
        </AppButtonLink>
      )}
      {answers && (
        <ButtonLink look="line" href={`#${OPEN_CHANGE}`}>
          Lihat Usulan
        </ButtonLink>
      )}
      {accept && (
        <Form method="post" action={`${orderPath(id)}/acceptance`}>
          <SeenVersion version={accept.version} />
          <SubmitButton busy={busy}>{accept.label}</SubmitButton>
        </Form>
      )}
      {main}
      {toSee && (
        <ButtonLink look="line" href={`#${toSee.id}`}>
          {toSee.text}
        </ButtonLink>
      )}
      {others}
      {counter && (
        <ButtonLink look="line" href={`#${MESSAGE_TEXT}`}>
          Tanya Dulu
        </ButtonLink>
      )}
      {counter && propose?.page && (
        <AppButtonLink look="line" to={propose.page}>
          {counter.renew ?? propose.label}
        </AppButtonLink>
      )}
      {accept && decline && (
        <OrderClosingDialog orderId={id} action={decline} look="line" trigger="Tolak Penawaran" />
      )}
    </>
  );
}

/** Once the order is closed both endings stand there disabled. */
export function OtherActions({
  id,
  actions,
  counter,
  closed,
}: NextStepProps & { counter: Counter; closed: boolean }) {
  const cancel = findAction(actions, "cancel");
  // Not offered twice where the counter has it, nor to whoever sets the price.
  const priced = counter !== null || findAction(actions, "quote") !== undefined;
  const aside = actions.filter(
    ({ place, command }) => place === "aside" && !(priced && command === "propose_change"),
  );
  if (!cancel && !closed && aside.length === 0) return null;
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      {aside.map(({ command, label, consequence, page }) => (
        <details className="disclosure" key={command}>
          <summary>{label}</summary>
          <div>
            <p className="small soft">
              <Prices text={consequence} />
            </p>
            <p className="actions">
              <AppButtonLink look="line" to={page ?? ""}>
                {label}
              </AppButtonLink>
            </p>
          </div>
        </details>
      ))}
      {cancel && (
        <details className="disclosure">
          <summary>Batalkan order</summary>
          <div>
            <p className="small soft">
              <Prices text={cancel.consequence} />
            </p>
            <p className="actions">
              <OrderClosingDialog orderId={id} action={cancel} look="danger-line" />
            </p>
          </div>
        </details>
      )}
      {closed && (
        <>
          <p className="small soft">Pesanan ini sudah ditutup, jadi tidak bisa diubah lagi.</p>
          <div className="actions">
            <button type="button" className="btn btn--line" disabled>
              Selesaikan Order
            </button>
            <button type="button" className="btn btn--danger btn--line" disabled>
              Batalkan Order
            </button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** On wide screens the panel above has it. */
export function OrderStickyBar({
  id,
  actions,
  answers,
  total,
}: NextStepProps & { answers: boolean; total: number | null }) {
  const pay = findAction(actions, "start_payment");
  const complete = findAction(actions, "complete");
  const act = pay ? (
    <AppButtonLink to={`/payment/${id}`} reloadDocument>
      {pay.label}
    </AppButtonLink>
  ) : (
    complete && <OrderClosingDialog orderId={id} action={complete} look="primary" trigger="Selesaikan" />
  );
  if (total === null || answers || !act) return null;
  return (
    <StickyBar phone action={act}>
      <b>{formatRupiah(total)}</b>
      <br />
      <span className="tiny soft">{pay ? "belum dibayar" : "ditahan di titipan"}</span>
    </StickyBar>
  );
}
