import fc from "fast-check";
import { expect, it } from "vitest";
import { cardHoldEnd, takenFromSeller, withdrawable } from "~/payments/payment";
import { checkWithdrawal } from "~/payouts/withdrawal";
import { DAY } from "~/platform/dates";

const rupiah = fc.integer({ min: 1, max: 50_000_000 });
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom("card" as const, "other" as const, "ask" as const), amount: rupiah }),
  fc.record({ kind: fc.constantFrom("charge_back" as const, "days" as const), amount: fc.nat({ max: 40 }) }),
);

it("held money cannot be withdrawn in any parts, and blocks nothing else", () => {
  let asked = 0;
  let takenBack = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), fc.nat({ max: 60 }), (steps, days) => {
      let [now, balance, free] = [0, 0, 0];
      let holds: { amount: number; until: number }[] = [];
      for (const { kind, amount } of steps) {
        const active = () => holds.filter(({ until }) => until > now);
        const held = () => active().reduce((sum, hold) => sum + hold.amount, 0);
        if (kind === "days") now += amount * DAY;
        const until = cardHoldEnd(now, days, now);
        if (kind === "card" && until !== null) holds.push({ amount, until });
        if (kind === "card" || kind === "other") balance += amount;
        if (kind === "ask" && checkWithdrawal(amount, { balance, held: held(), open: false }).ok) {
          balance -= amount;
          asked += 1;
        }
        const hold = kind === "charge_back" ? holds[amount] : undefined;
        if (hold) {
          free = balance - held();
          const taken = takenFromSeller([{ ...hold, balance }], now);
          balance -= taken;
          takenBack += Math.sign(taken);
          expect(taken).toBe(hold.until > now ? hold.amount : 0);
          holds = holds.filter((one) => one !== hold);
          expect(balance - held()).toBe(free);
        }
        expect(balance).toBeGreaterThanOrEqual(held());
        expect(withdrawable({ balance, held: held() })).toBe(balance - held());
      }
    }),
    { numRuns: 500 },
  );
  expect(asked).toBeGreaterThan(100);
  expect(takenBack).toBeGreaterThan(20);
});

it("a balance below the held sum is withdrawable as zero, never less", () => {
  expect(withdrawable({ balance: 10_000, held: 50_000 })).toBe(0);
  expect(takenFromSeller([{ amount: 50_000, until: 2, balance: 10_000 }], 1)).toBe(10_000);
  expect(takenFromSeller([], 1)).toBe(0);
  const holds = [2, 3, 9].map((until) => ({ amount: 1_000, until, balance: 50_000 }));
  expect(takenFromSeller(holds, 2)).toBe(2_000);
});
