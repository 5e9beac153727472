import { useNavigation } from "@remix-run/react";
import { paymentPath } from "~/domain/money/payment-path";
import type { OrderAction } from "~/domain/order/actions";
import type { AppStep } from "~/domain/order/all-steps";
import type { KindOn } from "~/domain/order/step";
import { Button, type ButtonLook, SubmitButton } from "../../kit/button";
import { Prices } from "../../kit/money/prices";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Panel } from "../../kit/panel";
import { Form } from "../../layout/form";
import { SeenVersion } from "../seen-version";
import { type Ending, OrderClosingDialog } from "../steps/closing";
import { QUOTE_FORM } from "./quote-form";
import { RevisionForm } from "./revision-form";

/** `dialog`: asks first; `link`: to where it is done, `page` to the step's own page. */
type ButtonWay =
  | { as: "dialog"; ending: Ending }
  | { as: "link"; to: (orderId: string) => string }
  | { as: "page" };

type ButtonKind = KindOn<AppStep, "button">;

/** What the button of each does; where it stands, its `place` and `arrangedActions` say. */
const BUTTON_WAYS: Record<ButtonKind, ButtonWay> = {
  start_payment: { as: "link", to: paymentPath },
  quote: { as: "link", to: () => `#${QUOTE_FORM}` },
  complete: { as: "dialog", ending: "completion" },
  propose_change: { as: "page" },
  cancel: { as: "dialog", ending: "cancellation" },
};

/** All others are done by one press, or by a form on a page of their own. */
const isDoneElsewhere = (command: OrderAction["command"]): command is ButtonKind => command in BUTTON_WAYS;

type Step = { id: string; action: OrderAction; look: ButtonLook; label?: string | undefined };

/** The button or link of one step; where money leaves, it asks first. */
export function StepButton({ id, action, look, label }: Step) {
  const busy = useNavigation().state !== "idle";
  const { command, page, version } = action;
  const text = label ?? action.label;
  if (action.press && page !== null)
    return (
      <Form method="post" action={page}>
        <SeenVersion version={version} />
        <SubmitButton look={look} busy={busy}>
          {text}
        </SubmitButton>
      </Form>
    );
  const way: ButtonWay = isDoneElsewhere(command) ? BUTTON_WAYS[command] : { as: "page" };
  if (way.as === "dialog")
    return (
      <OrderClosingDialog orderId={id} ending={way.ending} action={action} look={look} trigger={label} />
    );
  const to = way.as === "link" ? way.to(id) : page;
  if (to === null) throw new RangeError(`a step without a page: ${command}`);
  return (
    <AppButtonLink look={look} to={to}>
      {text}
    </AppButtonLink>
  );
}

/** Id of the answers asked for, for links to them. */
export const ORDER_DECISION = "putusan";

const CLOSED_REASON = "alasan-selesai";

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
    <section className="panel no-print mt-3" id={ORDER_DECISION} aria-label="Keputusan Anda">
      {actions.map((action, index) => (
        <details className="disclosure" key={action.command} open={index === 0}>
          <summary>{action.answer ?? action.label}</summary>
          <div>
            <p className="small">
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
      {silence && <p className="tiny soft">{silence}</p>}
    </section>
  );
}

/** The buttons that would close an order that has ended, disabled, with the reason. */
export function ClosedActions({ labels, reason }: { labels: readonly string[]; reason: string }) {
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      <p id={CLOSED_REASON} className="small soft">
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
            <summary>{action.aside ?? action.label}</summary>
            <div>
              <p className="small soft">
                <Prices text={action.consequence} />
              </p>
              <div className="actions">
                <StepButton
                  id={id}
                  action={action}
                  look={DANGER.includes(action.command) ? "danger-line" : "line"}
                />
              </div>
            </div>
          </details>
        ))}
    </Panel>
  );
}
