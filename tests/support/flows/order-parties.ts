import type { TestPerson, World } from "../world";
import { order } from "./buying";
import { newOperator } from "./operators";
import { review } from "./reviewing";

export type Marketplace = Awaited<ReturnType<typeof smallMarketplace>>;
export type Who = "visitor" | "rina" | "budi" | "sari" | "ayu";

/** Sari sells an offer and Budi has a request. Rina is an uninvolved member, Ayu an operator. */
export async function smallMarketplace(world: World) {
  const sari = await world.person("Sari Wulandari");
  const budi = await world.person("Budi Santoso");
  const rina = await world.person("Rina Kartika");
  const ayu = await newOperator(world);
  const offer = await world.listing(sari, { title: "Logo untuk kedai kopi" });
  const wanted = await world.listing(budi, {
    kind: "wanted",
    title: "Cat ulang dua kamar tidur",
    description: "Dua kamar ukuran tiga kali tiga meter, cat sudah tersedia.",
    category: "Rumah Tangga",
    price: 1_500_000,
    deadline: Date.now() + 864_000_000,
    requirements: ["Membawa alat sendiri"],
  });
  const closedOffer = await world.listing(sari, { title: "Undangan pernikahan", status: "inactive" });
  const closedWanted = await world.listing(budi, {
    kind: "wanted",
    title: "Les gitar untuk anak",
    status: "inactive",
  });
  await review(world, { buyer: budi, seller: sari, listingId: offer }, { rating: 5, comment: "Rapi." });
  const unpaid = await order(world, budi, offer);
  const people: Record<Who, TestPerson | undefined> = { visitor: undefined, sari, budi, rina, ayu };
  return { sari, budi, rina, ayu, people, offer, wanted, closedOffer, closedWanted, unpaid };
}

export const as = (home: Marketplace, who: Who) => {
  const person = home.people[who];
  return person ? { as: person } : {};
};
