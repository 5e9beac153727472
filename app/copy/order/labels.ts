import { visitFacts } from "~/copy/visit/time";
import { firstName } from "~/domain/account/person";
import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { type Package, packageEstimate, packageIndex } from "~/domain/listing/package";
import type { EventDetail } from "~/domain/order/decision";
import type { OrderKind, Side } from "~/domain/order/order";
import { COUNTED } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { ActorKind } from "~/domain/order/step";
import { formatDays } from "../listing/package";
import { ORDER_KIND_LABELS } from "./status";

/** The two buttons that close an order. */
export const CLOSING_LABELS = { complete: "Selesaikan Order", cancel: "Batalkan Order" } as const;

export function orderedAs(row: { package: { name: string } | null; kind: OrderKind }): string {
  return row.package?.name ?? ORDER_KIND_LABELS[row.kind];
}

type Ordered = { package: Package | null; packageId: string | null; maxDays: number | null };

/** As the form said it, unless another time was agreed since. */
export function orderedTime({ package: pkg, packageId, maxDays }: Ordered): string | null {
  if (maxDays === null) return null;
  const days = pkg && packageEstimate(pkg, packageIndex(packageId));
  return formatDays(days?.max === maxDays ? days : { min: maxDays, max: maxDays });
}

/** Of an order's notes: one that began with a proposal keeps the seller's words there. */
export function notesTitle({ kind, sellerName }: { kind: OrderKind; sellerName: string }): string {
  return kind === "proposal" ? `Penawaran ${firstName(sellerName)}` : "Catatan";
}

/** Null when there is nothing to tell. */
export function eventNote(detail: EventDetail): string | null {
  const { amount, price, days, deadline, revisions, reason, buyerShare } = detail;
  const facts: string[] = [];
  if (typeof price === "number") facts.push(formatRupiah(price));
  if (typeof amount === "number") facts.push(formatRupiah(amount));
  if (typeof days === "number") facts.push(`${days} hari`);
  if (typeof deadline === "number") facts.push(`tenggat ${formatDate(deadline)}`);
  if (typeof revisions === "number") facts.push(`${revisions} kali revisi`);
  if (typeof buyerShare === "number") facts.push(`${buyerShare}% untuk pembeli`);
  const visit = visitFacts(detail);
  if (visit !== "") facts.push(visit);
  if (typeof reason === "string" && reason !== "") facts.push(`“${reason}”`);
  return facts.length === 0 ? null : facts.join(", ");
}

export function actorName(actor: ActorKind, side: Side, people: People): string {
  switch (actor) {
    case "buyer":
    case "seller":
      return actor === side ? "Anda" : people[actor];
    case "gateway":
      return "Penyedia pembayaran";
    case "scheduler":
      return "JasaWarga, otomatis";
    case "operator":
      return "Tim JasaWarga";
  }
}

export function staffActorName(actor: ActorKind, people: People, operator: string | null): string {
  if (actor === "operator") return operator ? `${operator}, operator` : "Operator";
  return actorName(actor, actor === "buyer" ? "seller" : "buyer", people);
}

/** After a number of turns. */
export const YOUR_TURNS = "giliran Anda";

/** "9", "9+". */
export const cappedTurns = (count: number): string => (count > COUNTED ? `${COUNTED}+` : String(count));
