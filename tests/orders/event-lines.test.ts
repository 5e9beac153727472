import { describe, expect, it } from "vitest";
import { eventDetails, isByOneSide } from "~/orders/event-text";
import { ALLOWED, COMMANDS, timeFor } from "./commands";
import { accepted, anOrder, budi, gateway, operator, sari, scheduler } from "./fixture";

const ACTORS = { buyer: budi, seller: sari, gateway, scheduler, operator };

const EVENTS = ALLOWED.map(([place, kind, by]) => {
  const command = kind === "take_back" ? { ...COMMANDS[kind], held: 1 } : COMMANDS[kind];
  const { event } = accepted(anOrder(place), ACTORS[by], command, timeFor(command));
  return { kind: event.kind, by, detail: event.detail };
});

describe("the line of an event", () => {
  it("names each detail in Indonesian for operators", () => {
    const unnamed = EVENTS.flatMap(({ kind, detail }) => {
      const line = eventDetails(detail, true).split(", ");
      return Object.entries(detail).flatMap(([name, value]) =>
        line.includes(`${name} ${value}`) ? [`${kind}: ${name}`] : [],
      );
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it("leaves out the actor if only one side can cause it", () => {
    for (const { kind, by } of EVENTS.filter(({ kind }) => isByOneSide(kind) && kind !== "paid")) {
      const others = EVENTS.filter((event) => event.kind === kind && event.by !== by);
      expect([by === "buyer" || by === "seller", others], kind).toEqual([true, []]);
    }
    const openings = ["placed", "inquired", "proposal_accepted", "paid"];
    for (const one of [...openings, "quoted", "delivered", "cancellation_refused"])
      expect(isByOneSide(one), one).toBe(true);
    for (const both of ["cancelled", "settled", "disputed", "dispute_answered", "change_proposed", "visit_accepted"])
      expect(isByOneSide(both), both).toBe(false);
    for (const automatic of ["expired", "released", "paid_late", "ruled"])
      expect(isByOneSide(automatic), automatic).toBe(false);
  });
});
