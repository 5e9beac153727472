import type { SubmissionResult } from "@conform-to/react";
import { useRouteLoaderData } from "@remix-run/react";
import { type ComponentProps, useEffect } from "react";
import { OwnExtra } from "~/orders/ui/extra";
import { ClosedActions, DecidedChanges, OpenChange, OtherActions, QuoteForm } from "~/orders/ui/turn";
import { storeOfflineOrder } from "~/ui/offline-orders";
import { DeliveryForm, OrderConversation, OrderDetails, OrderDispute, OrderNeeds } from "./activity";
import { FinishedWork, OrderMoney } from "./header";
import { OrderReviews } from "./reviews";
import { OrderAbsence, OrderContact, OrderVisit } from "./visit";

type Order = {
  header: { title: string; status: string };
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

/** Stores place, hour and the other side's number for the page that `public/sw.js` shows without a network. */
function useOfflineCopy({ header, visit, contact, activity }: Order): void {
  const user = useRouteLoaderData<{ viewer: { id: string } | null }>("root")?.viewer?.id;
  const { title, status } = header;
  const address = visit?.address;
  const place = visit && [address?.street, address?.block, visit.place, address?.landmark].filter(Boolean).join(", ");
  const agreed = visit?.agreed ?? null;
  const theirs = contact?.theirs;
  useEffect(() => {
    if (user === undefined) return;
    const contactFacts = { name: theirs?.name ?? null, phone: theirs?.text ?? null, call: theirs?.call ?? null };
    const order = { id: activity.orderId, title, when: agreed, where: place, ...contactFacts };
    const isOpen = status === "pending" || status === "in_progress";
    storeOfflineOrder(user, order, isOpen).catch(() => undefined);
  }, [user, activity.orderId, title, status, place, agreed, theirs?.name, theirs?.text, theirs?.call]);
}

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
  useOfflineCopy(order);
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
