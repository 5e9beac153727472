import { Form, useNavigation } from "@remix-run/react";
import { findAction, type OrderAction } from "~/domain/order/actions";
import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../kit/app-link";
import { type ButtonLook, SubmitButton } from "../kit/button";
import { Panel } from "../kit/panel";
import { Prices } from "../kit/prices";
import { OrderClosingDialog } from "./closing";
import { RevisionForm } from "./hand-over";
import { SeenVersion } from "./seen-version";

type Step = { id: string; action: OrderAction; look: ButtonLook; label?: string | undefined };

/** The button or link of one step; where money leaves, it asks first. */
export function StepButton({ id, action, look, label }: Step) {
  const busy = useNavigation().state !== "idle";
  const actions = [action];
  const ending = findAction(actions, "complete") ?? findAction(actions, "cancel");
  if (ending) return <OrderClosingDialog orderId={id} action={ending} look={look} trigger={label} />;
  if (action.command === "accept_quote")
    return (
      <Form method="post" action={`${orderPath(id)}/acceptance`}>
        <SeenVersion version={action.version} />
        <SubmitButton look={look} busy={busy}>
          {label ?? action.label}
        </SubmitButton>
      </Form>
    );
  const pays = action.command === "start_payment";
  return (
    <AppButtonLink look={look} to={pays ? `/payment/${id}` : (action.page ?? "")} reloadDocument={pays}>
      {label ?? action.label}
    </AppButtonLink>
  );
}

/** What a part of the page that folds is called; its button may say it otherwise. */
const NAMES: Partial<Record<OrderAction["command"], string>> = {
  cancel: "Batalkan order",
  complete: "Selesaikan Order lebih awal",
};
/** As answers. */
const ANSWERS: Partial<Record<OrderAction["command"], string>> = {
  complete: "Hasilnya sesuai",
  open_dispute: "Ada masalah",
  cancel: "Tolak Penawaran",
};

const DANGER: readonly OrderAction["command"][] = ["cancel", "request_cancellation"];

/** Of whoever is asked: each answer with what it does to the money, the first of them open. */
export function OrderDecision({
  id,
  actions,
  silence,
}: {
  id: string;
  actions: readonly OrderAction[];
  /** What happens without an answer. */
  silence: string | null;
}) {
  return (
    <section className="panel no-print mt-3" id="putusan" aria-label="Keputusan Anda">
      {actions.map((action, index) => (
        <details className="disclosure" key={action.command} open={index === 0}>
          <summary>{ANSWERS[action.command] ?? action.label}</summary>
          <div>
            <p className="small">
              <Prices text={action.consequence} />
            </p>
            {action.command === "request_revision" ? (
              <RevisionForm action={action} />
            ) : (
              <p className="actions">
                <StepButton
                  id={id}
                  action={action}
                  look={index === 0 ? "primary" : "line"}
                  label={action.command === "cancel" ? ANSWERS.cancel : undefined}
                />
              </p>
            )}
          </div>
        </details>
      ))}
      {silence && <p className="tiny soft">{silence}</p>}
    </section>
  );
}

/** What one may also do, folded; nothing where there is nothing. */
export function OtherActions({ id, actions }: { id: string; actions: readonly OrderAction[] }) {
  if (actions.length === 0) return null;
  // What pays out without anything to look at comes last.
  const last = (action: OrderAction) => (action.command === "complete" ? 1 : 0);
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      {[...actions]
        .sort((a, b) => last(a) - last(b))
        .map((action) => (
          <details className="disclosure" key={action.command}>
            <summary>{NAMES[action.command] ?? action.label}</summary>
            <div>
              <p className="small soft">
                <Prices text={action.consequence} />
              </p>
              <p className="actions">
                <StepButton
                  id={id}
                  action={action}
                  look={DANGER.includes(action.command) ? "danger-line" : "line"}
                />
              </p>
            </div>
          </details>
        ))}
    </Panel>
  );
}
