import { MESSAGE_TEXT } from "~/messages/ui/conversation";
import type { OrderAction } from "~/orders/action";
import { OWN_TURN } from "~/orders/ui/order";
import { OPEN_CHANGE, ORDER_DECISION, QUOTE_FORM, StepButton, useInlineAnswer } from "~/orders/ui/turn";
import { ButtonLink, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Prices } from "~/ui/prices";
import { HAND_OVER, HAND_OVER_FORM } from "./activity";
import { reviewHref } from "./reviews";
import { REPORT } from "./visit";

/** The button of the bar, which leads to the next step. `to` and `near` locate the form of the step on the page. */
export type BarAction =
  | { kind: "press"; action: OrderAction }
  | { kind: "account"; href: string }
  | { kind: "answer"; to: "change" | "decision" | "visit" }
  | { kind: "form"; form: OrderAction; near: boolean }
  | { kind: "report" }
  | { kind: "write"; evidence: boolean };

type Bar =
  | { kind: "over"; again: string | null; reviewable: boolean }
  | { kind: "accept"; accept: OrderAction; revise: OrderAction | null }
  | (BarAction & { sum: string; note: string });

export function OrderBar({ orderId: id, bar }: { orderId: string; bar: Bar }) {
  if (bar.kind === "over")
    return <StickyBar phone beside="sidebar" action={<OverButtons {...bar} review={reviewHref(id, false)} />} />;
  if (bar.kind === "accept")
    return (
      <StickyBar
        phone
        beside="sidebar"
        action={
          <>
            {bar.revise && <StepButton id={id} action={bar.revise} look="line" />}
            <StepButton id={id} action={bar.accept} look="primary" label={bar.accept.bar} />
          </>
        }
      />
    );
  return (
    <StickyBar phone beside="sidebar" leadsTo={targetOf(bar)} action={<ActionButton id={id} action={bar} />}>
      <b>
        <Prices text={bar.sum} />
      </b>
      <br />
      <span className="text-xs text-ink-soft">{bar.note}</span>
    </StickyBar>
  );
}

function OverButtons({ again, reviewable, review }: { again: string | null; reviewable: boolean; review: string }) {
  return (
    <>
      {again && (
        <ButtonLink look={reviewable ? "line" : "primary"} href={again}>
          Pesan Lagi
        </ButtonLink>
      )}
      {reviewable && <ButtonLink href={review}>Tulis Ulasan</ButtonLink>}
    </>
  );
}

const ANSWERED_AT = { change: OPEN_CHANGE, decision: ORDER_DECISION, visit: OWN_TURN };

function HandOverButton({ action }: { action: OrderAction }) {
  const busy = useInlineAnswer(action).state !== "idle";
  return (
    <SubmitButton form={HAND_OVER_FORM} busy={busy}>
      {action.label}
    </SubmitButton>
  );
}

/** Returns the id of the form that the button of the bar leads to. Undefined if the button submits or opens a page. */
function targetOf(action: BarAction): string | undefined {
  if (action.kind === "answer") return ANSWERED_AT[action.to];
  if (action.kind === "write") return MESSAGE_TEXT;
  if (action.kind !== "form") return undefined;
  if (action.form.command !== "deliver") return QUOTE_FORM;
  return action.near ? undefined : HAND_OVER;
}

function ActionButton({ id, action }: { id: string; action: BarAction }) {
  if (action.kind === "press")
    return <StepButton id={id} action={action.action} look="primary" label={action.action.bar} />;
  if (action.kind === "account") return <AppButtonLink to={action.href}>Sebutkan Rekening</AppButtonLink>;
  const target = targetOf(action);
  if (action.kind === "answer") return <ButtonLink href={`#${target}`}>Jawab</ButtonLink>;
  if (action.kind === "form") {
    const { command, label, bar = label } = action.form;
    if (command === "deliver" && action.near) return <HandOverButton action={action.form} />;
    return <ButtonLink href={`#${target}`}>{bar}</ButtonLink>;
  }
  if (action.kind === "report") return <ButtonLink href={`#${REPORT}`}>Tidak Datang</ButtonLink>;
  return (
    <ButtonLink look="line" href={`#${target}`}>
      {action.evidence ? "Tambah Bukti" : "Kirim Pesan"}
    </ButtonLink>
  );
}
