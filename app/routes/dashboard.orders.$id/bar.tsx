import { MESSAGE_TEXT } from "~/messages/ui/conversation";
import type { BarAction, OrderAction } from "~/orders/lifecycle";
import { OWN_TURN } from "~/orders/ui/order";
import { OPEN_CHANGE, ORDER_DECISION, QUOTE_FORM, StepButton, useInlineAnswer } from "~/orders/ui/turn";
import { ButtonLink, SubmitButton } from "~/ui/kit";
import { StickyBar } from "~/ui/page-actions";
import { Prices } from "~/ui/prices";
import { HAND_OVER, HAND_OVER_FORM, reviewHref } from "./activity";

type Bar =
  | { kind: "over"; again: string | null; reviewable: boolean }
  | { kind: "accept"; accept: OrderAction; revise: OrderAction | null }
  | (BarAction & { sum: string; note: string });

export function OrderBar({ orderId: id, bar, short }: { orderId: string; bar: Bar; short: boolean }) {
  if (bar.kind === "over")
    return <StickyBar phone beside="sidebar" action={<OverButtons {...bar} review={reviewHref(id, short)} />} />;
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
    <StickyBar phone beside="sidebar" action={<ActionButton id={id} action={bar} />}>
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

function ActionButton({ id, action }: { id: string; action: BarAction }) {
  if (action.kind === "press")
    return <StepButton id={id} action={action.action} look="primary" label={action.action.bar} />;
  if (action.kind === "answer") return <ButtonLink href={`#${ANSWERED_AT[action.to]}`}>Jawab</ButtonLink>;
  if (action.kind === "form") {
    const { command, label, bar = label } = action.form;
    if (command === "deliver" && action.near) return <HandOverButton action={action.form} />;
    return <ButtonLink href={`#${command === "deliver" ? HAND_OVER : QUOTE_FORM}`}>{bar}</ButtonLink>;
  }
  return (
    <ButtonLink look="line" href={`#${MESSAGE_TEXT}`}>
      {action.evidence ? "Tambah Bukti" : "Kirim Pesan"}
    </ButtonLink>
  );
}
