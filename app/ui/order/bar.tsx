import type { OrderAction } from "~/domain/order/actions";
import { findAction } from "~/domain/order/actions";
import type { Phase } from "~/domain/order/order";
import { ButtonLink } from "../kit/button";
import { Prices } from "../kit/prices";
import { StickyBar } from "../kit/sticky-bar";
import { MESSAGE_TEXT } from "../message/form";
import { StepButton } from "./actions";
import { OPEN_CHANGE } from "./changes";
import { WRITE_REVIEW } from "./reviews";

type Arranged = {
  form: OrderAction | null;
  decision: readonly OrderAction[];
  beside: readonly OrderAction[];
};

type Bar = {
  id: string;
  actions: Arranged;
  /** What it says of the money and the time; null where the order is over. */
  bar: { sum: string; note: string; other: string } | null;
  /** `answers`: the step is to answer a change. */
  turn: { yours: boolean; answers: boolean };
  phase: Phase | null;
  /** Why nobody can write; null where they can. */
  conversation: { closed: string | null };
  /** Where it is ordered again; null where it cannot be. */
  listing: { again: string | null };
  /** `openUntil`: null where none is asked for. */
  reviews: { openUntil: string | null } | null;
};

/** The next step at the bottom of a phone; on wide screens it stands where it is said. */
export function OrderBar({ id, actions, bar, turn, phase, conversation, listing, reviews }: Bar) {
  const { yours, answers } = turn;
  const { again } = listing;
  const review = reviews?.openUntil ? WRITE_REVIEW : null;
  const [first] = actions.beside;
  const accept = findAction(actions.decision, "complete");
  const revise = findAction(actions.decision, "request_revision");
  const quote = findAction(actions.decision, "accept_quote");
  if (bar === null) {
    if (!again && !review) return null;
    return (
      <StickyBar
        phone
        action={
          <>
            {again && (
              <ButtonLink look={review ? "line" : "primary"} href={again}>
                Pesan Lagi
              </ButtonLink>
            )}
            {review && <ButtonLink href={`#${review}`}>Beri Ulasan</ButtonLink>}
          </>
        }
      />
    );
  }
  if (accept)
    return (
      <StickyBar
        phone
        action={
          <>
            {revise && <StepButton id={id} action={revise} look="line" />}
            <StepButton id={id} action={accept} look="primary" label="Terima Hasil" />
          </>
        }
      />
    );
  const act = quote ? (
    <StepButton id={id} action={quote} look="primary" />
  ) : answers ? (
    <ButtonLink href={`#${OPEN_CHANGE}`}>Jawab</ButtonLink>
  ) : actions.form ? (
    <ButtonLink href={actions.form.command === "deliver" ? "#serah" : "#harga"}>
      {actions.form.command === "deliver" ? actions.form.label : "Kirim Harga"}
    </ButtonLink>
  ) : actions.decision.length > 0 ? (
    <ButtonLink href="#putusan">Jawab</ButtonLink>
  ) : yours && first ? (
    <StepButton id={id} action={first} look="primary" />
  ) : conversation.closed !== null ? null : (
    <ButtonLink look="line" href={`#${MESSAGE_TEXT}`}>
      {phase === "disputed" ? "Tambah Bukti" : "Kirim Pesan"}
    </ButtonLink>
  );
  if (!act) return null;
  return (
    <StickyBar phone action={act}>
      <b>
        <Prices text={bar.sum} />
      </b>
      <br />
      <span className="tiny soft">{bar.note}</span>
    </StickyBar>
  );
}
