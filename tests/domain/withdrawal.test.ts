import { describe, expect, it } from "vitest";
import {
  approve,
  askWithdrawal,
  type Handwork,
  MIN_WITHDRAWAL,
  markFailed,
  markPaid,
  SECOND_PERSON_ABOVE,
  WITHDRAWAL_STATUSES,
} from "~/domain/withdrawal";

const rich = { balance: 2_000_000, open: false };

describe("asking for one's money", () => {
  it.each([
    [2_000_000, rich, "ok"],
    [MIN_WITHDRAWAL, rich, "ok"],
    [2_000_001, rich, "above_balance"],
    [MIN_WITHDRAWAL - 1, rich, "too_little"],
    [0, rich, "too_little"],
    [-50_000, rich, "not_money"],
    [50_000.5, rich, "not_money"],
    [Number.NaN, rich, "not_money"],
    [50_000, { ...rich, open: true }, "one_at_a_time"],
    [50_000, { balance: 0, open: false }, "above_balance"],
  ])("%d with %o: %s", (amount, purse, answer) => {
    const asked = askWithdrawal(amount, purse);
    expect(asked.ok ? "ok" : asked.reason).toBe(answer);
  });
});

describe("money that leaves by hand", () => {
  const small: Handwork = { status: "requested", amount: SECOND_PERSON_ABOVE, approvedBy: null };
  const large: Handwork = { ...small, amount: SECOND_PERSON_ABOVE + 1 };
  const approved: Handwork = { ...large, status: "approved", approvedBy: "ayu" };
  const paid = (work: Handwork, operatorId = "ayu", reference = "TRX-1") => {
    const marked = markPaid(work, { operatorId, reference });
    return marked.ok ? marked.value : marked.reason;
  };

  it("needs one person and a reference", () => {
    expect(paid(small)).toBe("paid");
    expect(paid(small, "ayu", " ")).toBe("no_reference");
  });

  it("needs two above the limit", () => {
    expect(paid(large)).toBe("needs_second_person");
    expect(approve(large).ok).toBe(true);
    expect(paid(approved)).toBe("same_person");
    expect(paid(approved, "bima")).toBe("paid");
    expect(approve(small)).toEqual({ ok: false, reason: "not_open" });
    expect(approve(approved)).toEqual({ ok: false, reason: "not_open" });
  });

  it("counts no approval of somebody who left, which can be given anew", () => {
    const lapsed: Handwork = { ...approved, lapsed: true };
    expect(paid(lapsed, "bima")).toBe("approval_lapsed");
    expect(approve(lapsed).ok).toBe(true);
    expect(markFailed(lapsed).ok).toBe(true);
  });

  it("is marked once", () => {
    for (const status of WITHDRAWAL_STATUSES) {
      const open = status === "requested" || status === "approved";
      expect(markFailed({ ...small, status }).ok).toBe(open);
      expect(paid({ ...small, status }) === "not_open").toBe(!open);
    }
  });
});
