import { newId } from "~/database/statements.server";
import { packageId, parseDays } from "~/listings/package";
import { withWishedVisit } from "~/orders/lifecycle";
import { openInquiry, openPackageOrder } from "~/orders/opening";
import { coveringVisit } from "~/orders/rules/visits";
import { DAY, MINUTE } from "~/platform/dates";

import { Life, type OrderScenario, type ScenarioPerson } from "./order-life";
import { refundRows } from "./rows/refund-rows";
import { requestedVisit, visitRows } from "./rows/visit-rows";
import type { DemoOffer, DemoOrder } from "./types";

type Cast = {
  offer: DemoOffer;
  listingId: string;
  buyer: ScenarioPerson;
  seller: ScenarioPerson;
  person(slug: string): { id: string };
};

export function playScenario(told: DemoOrder, cast: Cast, now: number): OrderScenario {
  const at = (daysAgo: number) => Math.round(now - daysAgo * DAY);
  const listing = {
    id: cast.listingId,
    sellerId: cast.seller.id,
    kind: "offer" as const,
    // The offer's status today does not matter.
    status: "active" as const,
    price: cast.offer.price,
    packages: cast.offer.packages,
    extras: cast.offer.extras ?? [],
    days: parseDays(cast.offer.deliveryTime),
  };
  const asking = {
    id: newId(),
    buyerId: cast.buyer.id,
    listing,
    quantity: told.quantity,
    deadline: null,
  };
  const opened =
    told.state === "asked"
      ? openInquiry(asking, at(told.placed))
      : openPackageOrder(
          { ...asking, packageId: packageId(told.packageIndex), extras: told.extras ?? [] },
          at(told.placed),
        );
  if (!opened.ok) throw new Error(`${told.slug}: ${opened.reason}`);

  const onSite = told.state === "working" ? told.visit : undefined;
  const visit = onSite ? requestedVisit(onSite, now) : null;
  const { order, event } = opened.value;
  const wished = {
    order: coveringVisit(order, visit, cast.offer.callOutFee ?? 0),
    event: withWishedVisit(event, visit),
  };
  const method = told.state === "working" ? told.method : undefined;
  const life = new Life(told.slug, wished, cast, cast.offer.title, at, method);
  const { buyer, seller } = life;
  switch (told.state) {
    case "awaiting_payment":
      break;
    case "payment_failed":
      life.tries("failed", at(told.failed + 0.01), at(told.failed));
      life.apply({ kind: "gateway" }, { kind: "payment_failed", attempt: 1 }, at(told.failed));
      break;
    case "expired":
      // The scheduler runs every five minutes.
      life.apply(
        { kind: "scheduler" },
        { kind: "expire" },
        Math.max(at(told.ended), (life.order.paymentDueAt ?? 0) + 5 * MINUTE),
      );
      break;
    case "cancelled":
      life.apply(told.cancelledBy === "buyer" ? buyer : seller, { kind: "cancel" }, at(told.ended));
      break;
    case "asked":
      if (told.quoted) {
        const { daysAgo, ...quote } = told.quoted;
        life.apply(seller, { kind: "quote", ...quote }, at(daysAgo));
      }
      break;
    case "working":
    case "completed":
      life.pays(at(told.paid));
      if (onSite?.agreed && visit) {
        const asked = { ...visit, wish: { ...visit.wish, by: "buyer" as const } };
        const agreed = { visit: asked, day: visit.wish.day, slot: visit.wish.slots[0] ?? onSite.slot };
        life.apply(seller, { kind: "accept_visit", ...agreed }, at(onSite.agreed));
      }
      if (told.state === "completed") life.apply(buyer, { kind: "complete" }, at(told.ended));
      else life.applySteps(told.steps ?? [], cast.person("ayu-pramesti").id);
  }
  const refund = told.state === "working" ? told.refund : undefined;
  if (refund?.paid) life.payBack(refund.paid, cast);
  const { debt } = life;
  const choice = "choice" in opened.value ? opened.value.choice : null;
  const story = life.scenario(
    {
      kind: choice ? "package" : "custom",
      packageId: choice?.id ?? null,
      package: choice?.pkg ?? null,
      ...(opened.value.choice ? { choices: opened.value.choices } : {}),
      requirements: told.requirements,
    },
    now,
    debt ? refundRows(refund, { order: life.order, method: life.method, debt, cast, now }) : undefined,
  );
  if (!visit || !onSite) return story;
  const agreedAt = onSite.agreed === null ? null : at(onSite.agreed);
  return { ...story, onSite: visitRows(life, visit, agreedAt, now) };
}
