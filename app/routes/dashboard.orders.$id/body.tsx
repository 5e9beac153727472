import type { SubmissionResult } from "@conform-to/react";
import type { ComponentProps } from "react";
import { OwnExtra } from "~/orders/ui/extra";
import { ClosedActions, DecidedChanges, OpenChange, OtherActions, QuoteForm } from "~/orders/ui/turn";
import { DeliveryForm, OrderConversation, OrderDetails, OrderDispute, OrderNeeds } from "./activity";
import { FinishedWork, OrderMoney } from "./header";
import { OrderReviews } from "./reviews";
import { OrderAbsence, OrderContact, OrderVisit } from "./visit";

type Order = {
  finishedWork: ComponentProps<typeof FinishedWork> | null;
  changes: {
    open: ComponentProps<typeof OpenChange> | null;
    decided: ComponentProps<typeof DecidedChanges>;
  };
  extra: (ComponentProps<typeof OwnExtra> & { mine: boolean }) | null;
  absence: ComponentProps<typeof OrderAbsence> | null;
  visit: ComponentProps<typeof OrderVisit> | null;
  contact: Omit<ComponentProps<typeof OrderContact>, "orderId"> | null;
  dispute: (ComponentProps<typeof OrderDispute> & { first: boolean }) | null;
  quote: (Omit<ComponentProps<typeof QuoteForm>, "result"> & { spent: boolean }) | null;
  delivery: ComponentProps<typeof DeliveryForm> | null;
  reviews: ComponentProps<typeof OrderReviews> | null;
  money: ComponentProps<typeof OrderMoney>;
  activity: ComponentProps<typeof OrderConversation>;
  details: ComponentProps<typeof OrderDetails>;
  /** `first` if the reader sets the first price and reads the request before it. */
  needs: ComponentProps<typeof OrderNeeds> & { first: boolean };
  actions: { others: ComponentProps<typeof OtherActions>; closed: ComponentProps<typeof ClosedActions> | null };
};

export function OrderWork({ order, result }: { order: Order; result: SubmissionResult<string[]> | undefined }) {
  const {
    finishedWork,
    changes,
    extra,
    absence,
    visit,
    contact,
    dispute,
    needs,
    quote,
    delivery,
    reviews,
    money,
    activity,
  } = order;
  return (
    <>
      {finishedWork && <FinishedWork {...finishedWork} />}
      {changes.open && <OpenChange {...changes.open} />}
      {extra?.mine && <OwnExtra {...extra} />}
      {absence && <OrderAbsence {...absence} />}
      {visit && <OrderVisit {...visit} />}
      {contact && <OrderContact {...contact} orderId={activity.orderId} />}
      {dispute && !dispute.first && <OrderDispute {...dispute} />}
      {needs.first && (
        <div className="mt-4">
          <OrderNeeds {...needs} />
        </div>
      )}
      {quote && (result || !quote.spent) && <QuoteForm {...quote} result={result} />}
      {delivery && <DeliveryForm {...delivery} />}
      {reviews && <OrderReviews {...reviews} />}
      <OrderMoney {...money} />
      <OrderConversation {...activity} />
    </>
  );
}

export function OrderBackground({ order }: { order: Order }) {
  const { details, needs, changes, actions } = order;
  return (
    <>
      <OrderDetails {...details} />
      {!needs.first && <OrderNeeds {...needs} />}
      <DecidedChanges {...changes.decided} />
      <OtherActions {...actions.others} />
      {actions.closed && <ClosedActions {...actions.closed} />}
    </>
  );
}

export { ExtraAnswer, ExtraBoard } from "~/orders/ui/extra";
export { OrderDecision } from "~/orders/ui/turn";
export { OrderDispute } from "./activity";
export { OrderBar } from "./bar";
export { ReviewPrompt } from "./reviews";
export { VisitAnswer } from "./visit";
