import { orders, reviews } from "~/db/schema/orders";
import type { Person, World } from "./world";

/** A published review by somebody who bought the offer, put in directly, with the order it belongs to. */
export async function review(
  world: World,
  { buyer, seller, listingId }: { buyer: Person; seller: Person; listingId: string },
  fields: { rating: number; comment: string; publishedAt?: number },
): Promise<void> {
  const { db, now } = world.context();
  const orderId = crypto.randomUUID();
  await db.batch([
    db.insert(orders).values({
      id: orderId,
      serviceId: listingId,
      userId: buyer.id,
      sellerId: seller.id,
      kind: "package",
      serviceTitle: "Desain logo",
      buyerName: buyer.name,
      sellerName: seller.name,
      quantity: 1,
      requirements: "Logo untuk kedai kopi kecil di Lembang.",
      price: 350_000,
      totalPrice: 350_000,
      feePercent: 10,
      status: "completed",
      phase: null,
      paymentStatus: "released",
      version: 1,
      requestId: crypto.randomUUID(),
      createdAt: now,
    }),
    db.insert(reviews).values({
      id: crypto.randomUUID(),
      orderId,
      serviceId: listingId,
      authorId: buyer.id,
      subjectId: seller.id,
      side: "buyer",
      authorName: buyer.name,
      authorLocation: "Bandung",
      bought: "Paket Standar",
      createdAt: now,
      publishedAt: now,
      ...fields,
    }),
  ]);
}
