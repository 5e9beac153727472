import { describe, expect, it } from "vitest";
import type { LifecycleState, Side } from "~/orders/order";
import { HOUR } from "~/platform/dates";
import { orderVisitView } from "~/routes/dashboard.orders.$id/page-data.server";
import type { Visit, VisitWish } from "~/visits/visit";
import { anOrder, NOW, PEOPLE } from "./fixture";

const PLACES: LifecycleState[] = [
  ...(["inquiry", "quoted", "awaiting_payment", "working", "revision"] as const),
  ...(["delivered", "cancel_requested", "disputed", "completed", "cancelled"] as const),
];
const wish = (day: string, by: Side): VisitWish => ({ day, slots: [600, 780], by });
const VISITS: Pick<Visit, "agreed" | "wish">[] = [null, { day: "2026-11-12", slot: 600 }].flatMap((agreed) =>
  [null, ...(["buyer", "seller"] as const).flatMap((by) => [wish("2026-11-13", by), wish("2026-11-09", by)])].map(
    (wished) => ({ agreed, wish: wished }),
  ),
);

describe("the visit on an order's page", () => {
  it("asks only for steps with a button, in every phase, for either side, suspended or not", () => {
    for (const place of PLACES)
      for (const slots of VISITS)
        for (const side of ["buyer", "seller"] as const)
          for (const suspended of [false, true])
            for (const now of [NOW, NOW + 40 * HOUR]) {
              const visit: Visit = { mode: "at_buyer", placeCode: "31.74", ...slots };
              const view = orderVisitView(
                { order: anOrder(place), visit, address: null },
                { side, people: PEOPLE, suspended, now },
              );
              const said = view?.status ?? "";
              expect(/\b(Setujui|setuju,)/.test(said)).toBe(view?.mayAccept);
              if (/usulkan/i.test(said.replace("mengusulkan", ""))) expect(view?.mayPropose).toBe(true);
              if (view?.turn === "answer") expect(view.mayAccept).toBe(true);
              if (view?.mayAccept && place === "working") expect(view.turn).toBe("answer");
            }
  });

  it("names the meaning of each time", () => {
    const seen = (slots: Pick<Visit, "agreed" | "wish">, now: number, side: Side = "seller") =>
      orderVisitView(
        {
          order: anOrder("working"),
          visit: { mode: "at_buyer", placeCode: "31.74", ...slots },
          address: null,
        },
        { side, people: PEOPLE, suspended: false, now },
      );
    expect(seen({ agreed: null, wish: wish("2026-11-13", "buyer") }, NOW)?.answerBy).toMatchObject({
      word: "Jawab sebelum",
      at: "Jum 13 Nov, 13.00 WIB",
    });
    expect(seen({ agreed: null, wish: wish("2026-11-13", "buyer") }, NOW, "buyer")?.answerBy).toMatchObject({
      word: "Dijawab sebelum",
      at: "Jum 13 Nov, 13.00 WIB",
    });
    const agreed = { day: "2026-11-12", slot: 600 };
    const coming = ["2026-11-10", "2026-11-11", "2026-11-12"].map(
      (day) => seen({ agreed, wish: null }, Date.parse(`${day}T09:00:00+07:00`))?.coming,
    );
    expect(coming.map((clock) => `${clock?.left} · ${clock?.at}`)).toEqual([
      "Kunjungan Kam 12 Nov · 10.00–12.00",
      "Kunjungan besok · 10.00–12.00",
      "Kunjungan hari ini · 10.00–12.00",
    ]);
  });
});
