import { describe, expect, it } from "vitest";
import { type NotificationDraft, shortenedToFit } from "~/notifications/notification";
import { orderNotifications } from "~/orders/event-text";
import { type Accepted, type Actor, ALL_STEPS, type Command, decide } from "~/orders/lifecycle";
import { openInquiry, openPackageOrder } from "~/orders/opening";
import { type LifecycleState, type Order, peopleOf } from "~/orders/order";
import type { Slots } from "~/orders/rules/visits";
import { DAY } from "~/platform/dates";

import { COMMANDS, NOTIFIED, timeFor } from "./commands";
import { anOrder, BUDI, budi, gateway, NOW, operator, PEOPLE, SARI, sari, scheduler, VISITED } from "./fixture";
import { withDueBill, withOpenExtra } from "./parted";

const TITLE = "Desain logo untuk UMKM";
const NAMES: Record<string, string> = { [BUDI]: "Budi", [SARI]: "Sari" };
const ACTORS: Record<Actor["kind"], Actor> = { buyer: budi, seller: sari, gateway, scheduler, operator };

const told = (change: Pick<Accepted, "order" | "event">, visit: Slots | null = null) =>
  orderNotifications({ ...change, visit, people: PEOPLE, title: TITLE });

const words = (text: string) => text.split(/[\s·]+/u).filter(Boolean).length;

/** A short first line of six words, and twelve with the subject and the deadline. */
function expectShort({ title, about, dueAt }: NotificationDraft) {
  expect(words(title), title).toBeLessThanOrEqual(6);
  const deadline = dueAt ? "sebelum Rab 25 Nov" : "";
  expect(words(`${title} ${about} ${deadline}`), `${title} ${about} ${deadline}`).toBeLessThanOrEqual(12);
}

function everyChange(): Accepted[] {
  const rows = ALL_STEPS.flatMap(({ kind, transitions }) => transitions.map((row) => ({ command: kind, ...row })));
  return rows.flatMap((row) =>
    row.from.flatMap((place: LifecycleState) =>
      row.by.flatMap((by) => {
        const command = COMMANDS[row.command];
        const late = row.command === "cancel" && by === "buyer" && place === "working";
        const now = late ? NOW + 20 * DAY : timeFor(command);
        const orders: Order[] = [null, "buyer" as const, "seller" as const].map((changeBy) =>
          anOrder(place, { changeBy }),
        );
        const said: Command[] =
          command.kind === "record_payment" ? [command, { ...command, amount: 1 }, { ...command, bill: 2 }] : [command];
        if (place === "no_show") orders.push(anOrder(place, { proposedBy: "seller", callOutFee: 25_000 }));
        orders.push(anOrder(place, VISITED), anOrder(place, { ...VISITED, visitMode: "at_seller" }));
        if (orders[0]?.status === "in_progress")
          orders.push(
            withDueBill(orders[0], [350_000], NOW),
            withOpenExtra(orders[0], NOW),
            withOpenExtra(anOrder(place, { ...VISITED, arrivedAt: NOW }), NOW),
          );
        return orders.flatMap((order) =>
          said.flatMap((one) => {
            const decision = decide(order, ACTORS[by], one, now);
            return decision.ok ? [decision] : [];
          }),
        );
      }),
    ),
  );
}

describe("the notifications of an order", () => {
  it("isolate right-to-left names and titles in every line and mail", () => {
    const people = peopleOf({ buyerName: "דוד כהן", sellerName: "سارة محمد" });
    let isolates = 0;
    for (const change of everyChange())
      for (const { title, about, body } of orderNotifications({ ...change, people, title: "تصليح مكيفات" }))
        for (const text of [title, about, body]) {
          expect(text.replace(/\u2068[^\u2069]*\u2069/g, "")).not.toMatch(/[\u0590-\u08ff]/);
          isolates += text.match(/\u2068/g)?.length ?? 0;
        }
    expect(isolates).toBeGreaterThan(100);
  });

  it("go to the right people for each change in the table, once per version", () => {
    const changes = everyChange();
    const kinds = new Set(changes.map(({ event }) => event.kind));
    expect([...kinds].sort()).toEqual(
      Object.keys(NOTIFIED)
        .filter((kind) => !["placed", "inquired", "proposal_accepted"].includes(kind))
        .sort(),
    );
    for (const { order, event } of changes) {
      const doer = "userId" in event.actor && event.kind !== "completed" ? NAMES[event.actor.userId] : null;
      const notices = told({ order, event });
      expect([event.kind, notices.map(({ userId }) => NAMES[userId])]).toEqual([
        event.kind,
        NOTIFIED[event.kind].filter((name) => name !== doer),
      ]);
      for (const notice of notices) {
        expect(notice.cause).toBe(`order:${order.id}:${order.version}`);
        expect(notice.href).toMatch(new RegExp(`^/(dashboard/orders|payment)/${order.id}(/review)?$`));
        expect(notice.body).toContain(TITLE);
        expect(shortenedToFit(notice)).toEqual(notice);
        expectShort(notice);
      }
    }
  });

  const opening = {
    id: anOrder("inquiry").id,
    buyerId: BUDI,
    listing: { id: "l", sellerId: SARI, kind: "offer", status: "active", price: 350_000, packages: [] },
    packageId: null,
    quantity: 1,
    deadline: null,
  } as const;

  it("announce a new order to the seller, who must not begin before the payment", () => {
    const opened = openPackageOrder(opening, NOW);
    if (!opened.ok) throw new Error(opened.reason);
    expect(told(opened.value)).toEqual([
      {
        userId: SARI,
        kind: "order",
        cause: `order:${opening.id}:1`,
        title: "Pesanan baru dari Budi, Rp 350.000",
        about: "Desain logo untuk UMKM",
        dueAt: null,
        body: `${TITLE}. Mohon tunggu pembayaran Budi paling lambat 11 November 2026, 09.20 WIB. Kami memberi tahu begitu uangnya masuk titipan.`,
        href: `/dashboard/orders/${opening.id}`,
        quotes: [],
      },
    ]);
  });

  it("ask the seller for a price, with the buyer's deadline", () => {
    const opened = openInquiry({ ...opening, deadline: NOW + 86_400_000 }, NOW);
    if (!opened.ok) throw new Error(opened.reason);
    expect(told(opened.value)[0]?.body).toBe(
      `${TITLE}. Baca kebutuhannya, lalu kirim penawaran harga dan waktu pengerjaan. Budi membutuhkannya paling lambat 11 November 2026.`,
    );
  });

  it("say what to do next, with the deadline", () => {
    const bodies = (place: LifecycleState, actor: Actor, command: Command) => {
      const decision = decide(anOrder(place), actor, command, NOW);
      return decision.ok ? told(decision).map(({ body }) => body.slice(TITLE.length + 2)) : [];
    };
    expect(bodies("inquiry", sari, { kind: "quote", price: 350_000, days: 5 })).toEqual([
      "Selesai dalam 5 hari. Setujui atau tolak paling lambat 17 November 2026, 09.20 WIB. Setelah itu penawaran tidak berlaku lagi.",
    ]);
    expect(bodies("awaiting_payment", gateway, COMMANDS.record_payment)).toEqual([
      "Sari dapat mulai bekerja, selesai paling lambat 15 November 2026. Uang kami simpan dan baru diteruskan setelah Anda puas.",
      "Silakan mulai bekerja, dan selesaikan paling lambat 15 November 2026. Anda menerima Rp 315.000 setelah Budi puas.",
    ]);
    expect(bodies("inquiry", budi, { kind: "cancel", reason: "Salah pilih paket" })).toEqual([
      "Alasannya: “Salah pilih paket”. Tidak ada uang yang diteruskan ke penjual.",
    ]);
    expect(bodies("awaiting_payment", gateway, COMMANDS.payment_failed)[0]).toContain("paling lambat");
  });

  it("name the expected answer and its deadline", () => {
    const rows = (place: LifecycleState, actor: Actor, command: Command) => {
      const decision = decide(anOrder(place), actor, command, NOW);
      return decision.ok ? told(decision).map(({ about, dueAt }) => [about, dueAt]) : [];
    };
    expect(rows("inquiry", sari, { kind: "quote", price: 350_000, days: 5 })).toEqual([
      ["Desain logo · jawab", NOW + 7 * DAY],
    ]);
    expect(rows("awaiting_payment", gateway, COMMANDS.record_payment)).toEqual([
      ["Desain logo untuk UMKM · Sari mulai bekerja", null],
      ["Desain logo untuk UMKM · selesai 15 Nov", null],
    ]);
  });

  it("mention the visit, agreed or not, for on-site work", () => {
    const visits: [string, Pick<Slots, "agreed" | "wish">, string, string][] = [
      [
        "agreed",
        { agreed: { day: "2026-11-12", slot: 600 }, wish: null },
        "Jadwal yang disepakati: Kamis, 12 November 2026, 10.00–12.00 WIB. Selesai",
        "Jadwal yang disepakati: Kamis, 12 November 2026, 10.00–12.00 WIB. Selesai",
      ],
      [
        "wished",
        { agreed: null, wish: { day: "2026-11-12", slots: [600, 780], by: "buyer" } },
        "Sari menjawab jadwal Anda: Kamis, 12 November 2026, 10.00–12.00 atau 13.00–15.00 WIB.",
        "Jawab jadwal Budi: Kamis, 12 November 2026, 10.00–12.00 atau 13.00–15.00 WIB.",
      ],
      [
        "passed",
        { agreed: null, wish: { day: "2026-11-01", slots: [600], by: "seller" } },
        "Sepakati hari dan jamnya dengan Sari.",
        "Sepakati hari dan jamnya dengan Budi.",
      ],
    ];
    for (const [what, slots, buyers, sellers] of visits) {
      const decision = decide(anOrder("awaiting_payment"), gateway, COMMANDS.record_payment, NOW);
      if (!decision.ok) throw new Error(decision.reason);
      const notices = told(decision, { placeCode: "31.74", ...slots });
      for (const notice of notices) expectShort(notice);
      const bodies = notices.map(({ body }) => body);
      expect(bodies, what).toEqual([expect.stringContaining(buyers), expect.stringContaining(sellers)]);
      expect(bodies.join(), what).not.toMatch(/mulai bekerja/);
      expect(notices.map(({ about }) => about).join(), what).not.toContain("mulai bekerja");
    }
  });

  it("link to the review once an order is completed", () => {
    const decision = decide(anOrder("delivered"), budi, COMMANDS.complete, NOW);
    if (!decision.ok) throw new Error(decision.reason);
    expect(told(decision).map(({ href }) => href)).toEqual([
      `/dashboard/orders/${decision.order.id}/review`,
      `/dashboard/orders/${decision.order.id}/review`,
    ]);
  });
});
