import { describe, expect, it } from "vitest";
import { PAYOUT_CAUSES, PAYOUT_STATES, PAYOUT_STATUSES } from "~/database/stored-values";
import {
  canActOnProvider,
  canRepeatPayout,
  isAccountDoubtful,
  isCurrentPayout,
  isInProgress,
  isLeaving,
  isMatchingReport,
  nextPayoutCheck,
  nextProgress,
  type PayoutAction,
  type PayoutState,
  type PayoutWork,
} from "~/payouts/provider-payout";
import { DAY, HOUR } from "~/platform/dates";

const after = (state: PayoutState, ...statuses: Parameters<typeof nextProgress>[1][]) =>
  statuses.reduce((now, status) => {
    const next = nextProgress(now, status);
    return next.ok ? next.value.state : now;
  }, state);

describe("a report", () => {
  it.each([
    ["of our sum and id", { amount: 50_000, attemptId: "ours" }, true],
    ["of our sum, without an id", { amount: 50_000, attemptId: null }, true],
    ["of another's id", { amount: 50_000, attemptId: "another" }, false],
    ["of another sum", { amount: 50_001, attemptId: "ours" }, false],
    ["of another sum, without an id", { amount: 50_001, attemptId: null }, false],
    ["of no sum", { amount: null, attemptId: "ours" }, false],
    ["that does not exist", null, false],
  ])("%s is about our payout or not", (_, report, ours) => {
    expect(isMatchingReport(report, { id: "ours", amount: 50_000 })).toBe(ours);
  });
});

describe("a report of the provider", () => {
  it("moves forward from every open state, even if states were skipped", () => {
    for (const state of ["intended", "prepared", "releasing", "released", "sending"] as const) {
      expect(nextProgress(state, "arrived")).toEqual({
        ok: true,
        value: { state: "arrived", moves: "paid", revived: false },
      });
      expect(nextProgress(state, "failed")).toMatchObject({
        ok: true,
        value: { state: "failed", moves: null },
      });
      expect(nextProgress(state, "rejected")).toMatchObject({
        ok: true,
        value: { state: "failed", moves: null },
      });
    }
    expect(after("intended", "waiting", "released", "sent", "arrived")).toBe("arrived");
  });

  it("changes nothing if it is repeated or late", () => {
    for (const status of ["waiting", "released", "sent", "arrived"] as const)
      expect(nextProgress("arrived", status)).toEqual({ ok: false, reason: "stale" });
    expect(nextProgress("sending", "released")).toEqual({ ok: false, reason: "stale" });
    expect(nextProgress("releasing", "waiting")).toEqual({ ok: false, reason: "stale" });
    expect(nextProgress("failed", "failed")).toEqual({ ok: false, reason: "stale" });
    expect(nextProgress("returned", "failed")).toEqual({ ok: false, reason: "stale" });
  });

  it("reverses an arrival only by a failure", () => {
    expect(nextProgress("arrived", "failed")).toMatchObject({
      ok: true,
      value: { state: "returned", moves: "returned" },
    });
    expect(nextProgress("arrived", "rejected")).toEqual({ ok: false, reason: "contradicted" });
  });

  it("counts after a denied failure, and needs an operator after money came back", () => {
    expect(nextProgress("failed", "arrived")).toMatchObject({
      ok: true,
      value: { state: "arrived", revived: true },
    });
    expect(nextProgress("failed", "sent")).toMatchObject({
      ok: true,
      value: { state: "sending", revived: true },
    });
    expect(nextProgress("failed", "waiting")).toEqual({ ok: false, reason: "stale" });
    expect(nextProgress("returned", "arrived")).toEqual({ ok: false, reason: "contradicted" });
  });

  it("moves money only into and out of an arrival", () => {
    for (const state of PAYOUT_STATES)
      for (const status of PAYOUT_STATUSES) {
        const next = nextProgress(state, status);
        if (!next.ok) continue;
        expect(next.value.moves === "paid").toBe(next.value.state === "arrived");
        expect(next.value.moves === "returned").toBe(state === "arrived");
        expect(isInProgress(next.value.state) && state === "arrived").toBe(false);
      }
  });
});

describe("the retry of a request", () => {
  const intended = { state: "intended", createdAt: 0, arrivedAt: null, tries: 0 } as const;

  it("uses the same key while it is remembered, and then needs an operator", () => {
    expect(canRepeatPayout(intended, 23 * HOUR, 23 * HOUR - 1)).toBe(true);
    expect(canRepeatPayout(intended, 23 * HOUR, 23 * HOUR)).toBe(false);
    expect(nextPayoutCheck(intended, 23 * HOUR, 0)).not.toBeNull();
    expect(nextPayoutCheck(intended, 23 * HOUR, 23 * HOUR)).toBeNull();
  });

  it("becomes less frequent, continues a week for returns, and ends with a failure", () => {
    const sending = { ...intended, state: "sending" } as const;
    const waits = [0, 1, 2, 8].map((tries) => nextPayoutCheck({ ...sending, tries }, HOUR, 0) ?? 0);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    const arrived = { ...intended, state: "arrived", arrivedAt: 0 } as const;
    expect(nextPayoutCheck(arrived, HOUR, 0)).toBe(DAY);
    expect(nextPayoutCheck(arrived, HOUR, 7 * DAY)).toBeNull();
    expect(nextPayoutCheck({ ...intended, state: "failed" }, HOUR, 0)).toBeNull();
    expect(nextPayoutCheck({ ...intended, state: "returned" }, HOUR, 0)).toBeNull();
  });
});

describe("the actions of operators", () => {
  const attempt = (state: PayoutState) => ({ state, createdBy: "ayu", createdAt: 0, creatorLapsed: false });
  const work: PayoutWork = {
    status: "requested",
    assignedTo: null,
    open: true,
    own: false,
    account: true,
    served: true,
    attempt: null,
    lost: false,
  };
  const may = (
    act: PayoutAction,
    change: Partial<PayoutWork>,
    by: Partial<Parameters<typeof canActOnProvider>[2]> = {},
  ) => {
    const answer = canActOnProvider(act, { ...work, ...change }, { operatorId: "ayu", needsTwo: true, ...by });
    return answer.ok ? "yes" : answer.reason;
  };

  it("allow preparing if nobody else is sending", () => {
    expect(may("prepare_payout", {})).toBe("yes");
    expect(may("prepare_payout", { own: true })).toBe("own_money");
    expect(may("prepare_payout", { assignedTo: "bima" })).toBe("assigned");
    expect(may("prepare_payout", { account: false })).toBe("no_account");
    expect(may("prepare_payout", { served: false })).toBe("not_served");
    expect(may("prepare_payout", { status: "paid" })).toBe("not_open");
    expect(may("prepare_payout", { open: false })).toBe("not_open");
    for (const state of PAYOUT_STATES)
      expect(may("prepare_payout", { attempt: attempt(state) })).toBe(isCurrentPayout(state) ? "under_way" : "yes");
  });

  it("need a second person to release a large sum, and exclude one prepared by a former operator", () => {
    expect(may("release_payout", { attempt: attempt("prepared") })).toBe("same_person");
    expect(may("release_payout", { attempt: attempt("prepared") }, { operatorId: "bima" })).toBe("yes");
    expect(may("release_payout", { attempt: attempt("prepared") }, { needsTwo: false })).toBe("yes");
    const lapsed = { ...attempt("prepared"), creatorLapsed: true };
    expect(may("release_payout", { attempt: lapsed }, { operatorId: "bima" })).toBe("approval_lapsed");
    expect(may("reject_payout", { attempt: lapsed })).toBe("yes");
    expect(may("release_payout", { attempt: attempt("releasing") })).toBe("not_prepared");
    expect(may("reject_payout", { attempt: attempt("releasing") })).toBe("not_prepared");
  });

  it("allow writing off, or finding, only after the provider cannot be asked any more", () => {
    for (const act of ["declare_absent", "enter_reference"] as const) {
      expect(may(act, { attempt: attempt("intended") })).toBe("not_lost");
      expect(may(act, { attempt: attempt("intended"), lost: true })).toBe("yes");
      expect(may(act, { attempt: attempt("releasing"), lost: true })).toBe("not_lost");
    }
  });
});

describe("an attempt", () => {
  const account = { channel: "BCA", number: "1234567890", holder: "Sari" } as const;
  const failed = { state: "failed", cause: "account", account } as const;

  it("counts as leaving from its release until it is certain", () => {
    expect(PAYOUT_STATES.filter(isLeaving)).toEqual(["releasing", "released", "sending"]);
  });

  it("that failed makes its account doubtful if the account is the cause, or the cause is unknown", () => {
    expect(PAYOUT_CAUSES.filter((cause) => isAccountDoubtful({ ...failed, cause }, account))).toEqual([
      "account",
      "account_blocked",
      "wallet_full",
      "other",
    ]);
    expect(isAccountDoubtful({ ...failed, cause: null }, account)).toBe(false);
  });

  it("makes no other account doubtful, and none before it failed", () => {
    for (const other of [{ number: "1234567891" }, { channel: "BRI" }, { holder: "Sari W." }] as const)
      expect(isAccountDoubtful(failed, { ...account, ...other })).toBe(false);
    for (const state of PAYOUT_STATES)
      expect(isAccountDoubtful({ ...failed, state }, account)).toBe(state === "failed");
  });
});
