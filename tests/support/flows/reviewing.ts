import { orders, reviews } from "~/database/schema/orders";
import { newId } from "~/database/statements.server";
import type { TestPerson, World } from "../world";

type Sides = { buyer: TestPerson; seller: TestPerson; listingId: string };

export async function completedOrder(
  world: World,
  { buyer, seller, listingId }: Sides,
  closedAt?: number,
  id = newId(),
) {
  const { db, now } = world.context();
  await db.insert(orders).values({
    id,
    listingId,
    buyerId: buyer.id,
    sellerId: seller.id,
    kind: "package",
    title: "Desain logo",
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
    formId: crypto.randomUUID(),
    createdAt: now,
    closedAt: closedAt ?? now,
  });
  return id;
}

export async function review(
  world: World,
  sides: Sides,
  fields: { rating: number; comment: string; publishedAt?: number; reply?: string },
): Promise<string> {
  const { db, now } = world.context();
  const { buyer, seller, listingId } = sides;
  const id = newId();
  await db.insert(reviews).values({
    id,
    orderId: await completedOrder(world, sides),
    listingId,
    authorId: buyer.id,
    subjectId: seller.id,
    side: "buyer",
    authorName: buyer.name,
    authorLocation: "Bandung",
    bought: "Paket Standar",
    createdAt: now,
    publishedAt: now,
    ...fields,
  });
  return id;
}

/** Returns listings and sellers whose stored rating is wrong. */
export async function auditRatings(world: World): Promise<unknown[]> {
  const { results } = await world.bindings.DB.prepare(
    `select 'listing' as what, s.id from services s
      where (s.rating_sum, s.rating_count, s.rating_1, s.rating_2, s.rating_3, s.rating_4, s.rating_5) is not (
        select coalesce(sum(rating), 0), count(*), count(*) filter (where rating = 1),
          count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5)
        from reviews where service_id = s.id and subject_id = s.user_id and published_at is not null
          and hidden_at is null)
        or abs(s.rating * s.rating_count - s.rating_sum) > 0.0001
    union all
    select 'card', s.id from services s join users u on u.id = s.user_id
      where s.deleted_at is null
        and (s.seller_rating_sum, s.seller_rating_count) is not (u.rating_sum, u.rating_count)
    union all
    select 'person', u.id from users u
      where (u.rating_sum, u.rating_count, u.client_rating_sum, u.client_rating_count) is not (
        select coalesce(sum(rating) filter (where side = 'buyer'), 0), count(*) filter (where side = 'buyer'),
          coalesce(sum(rating) filter (where side = 'seller'), 0), count(*) filter (where side = 'seller')
        from reviews where subject_id = u.id and published_at is not null and hidden_at is null)`,
  ).all();
  return results;
}
