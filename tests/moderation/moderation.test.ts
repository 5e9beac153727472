import { describe, expect, it } from "vitest";
import {
  canModerate,
  isAway,
  isBeyondModeration,
  MODERATION_KINDS,
  type ModeratedThing,
  type ModerationKind,
  moderatedKindAt,
  moderationPath,
  ownPath,
  SUBJECTS_OF,
} from "~/moderation/report";
import {
  moderatedTitle,
  moderationConsequence,
  moderationNotification,
  OWNER_SUSPENDED,
  reasonHint,
} from "~/moderation/text";

const listing: ModeratedThing = {
  kind: "listing",
  id: "logo",
  name: "Logo untuk kedai kopi",
  text: "",
  personId: "sari",
  involvedIds: ["sari"],
  sharesOrder: false,
  appeal: "free",
  appealId: null,
  awaySince: null,
  awayReason: "",
  awayWithOwner: false,
  operator: false,
};
const hidden = { ...listing, awaySince: 1, awayReason: "Memuat nomor telepon." };
const sari: ModeratedThing = { ...listing, kind: "person", id: "sari", name: "Sari Wulandari" };

describe("an operator", () => {
  it("hides visible content and shows hidden content, neither twice", () => {
    expect(canModerate(listing, "hide_listing", "ayu").ok).toBe(true);
    expect(canModerate(hidden, "show_listing", "ayu").ok).toBe(true);
    expect(canModerate(hidden, "hide_listing", "ayu")).toEqual({ ok: false, reason: "already" });
    expect(canModerate(listing, "show_listing", "ayu")).toEqual({ ok: false, reason: "already" });
  });

  it("can hide content by itself while its owner is suspended", () => {
    const withOwner = { ...listing, awaySince: 1, awayReason: OWNER_SUSPENDED, awayWithOwner: true };
    expect(isAway(withOwner)).toBe(false);
    expect(canModerate(withOwner, "hide_listing", "ayu").ok).toBe(true);
    expect(canModerate(withOwner, "show_listing", "ayu")).toEqual({ ok: false, reason: "already" });
  });

  it("can use the same words as the reason of such a listing", () => {
    const hiddenSo = { ...listing, awaySince: 1, awayReason: OWNER_SUSPENDED };
    expect(isAway(hiddenSo)).toBe(true);
    expect(canModerate(hiddenSo, "show_listing", "ayu").ok).toBe(true);
  });

  it("cannot act on their own content or on a colleague", () => {
    expect(canModerate(listing, "hide_listing", "sari")).toEqual({ ok: false, reason: "own_cause" });
    expect(canModerate(sari, "suspend_person", "sari")).toEqual({ ok: false, reason: "own_cause" });
    const colleague = { ...sari, operator: true };
    expect(canModerate(colleague, "suspend_person", "ayu")).toEqual({ ok: false, reason: "operator" });
  });

  it("can neither suspend nor restore an account that its owner closed", () => {
    for (const awaySince of [null, 1]) {
      const closed = { ...sari, awaySince, closed: true };
      expect(canModerate(closed, "restore_person", "ayu")).toEqual({ ok: false, reason: "closed" });
      expect(canModerate(closed, "suspend_person", "ayu")).toEqual({ ok: false, reason: "closed" });
    }
  });

  it("can suspend a closed account once if an earlier report is undecided, and never restore it", () => {
    const reported = { ...sari, closed: true, reportedWhenClosed: true };
    expect(canModerate(reported, "suspend_person", "ayu").ok).toBe(true);
    expect(canModerate(reported, "restore_person", "ayu")).toEqual({ ok: false, reason: "closed" });
    const suspended = { ...reported, awaySince: 1 };
    expect(canModerate(suspended, "suspend_person", "ayu")).toEqual({ ok: false, reason: "already" });
    expect(canModerate(suspended, "restore_person", "ayu")).toEqual({ ok: false, reason: "closed" });
    for (const [other, reason] of [
      [{ ...reported, operator: true }, "operator"],
      [{ ...reported, sharesOrder: true }, "own_order"],
      [{ ...reported, involvedIds: ["ayu"] }, "own_cause"],
    ] as const)
      expect(canModerate(other, "suspend_person", "ayu")).toEqual({ ok: false, reason });
  });

  it("cannot act on a person with whom they have an open order, or on that person's listing", () => {
    for (const thing of [listing, sari]) {
      const shared = { ...thing, sharesOrder: true };
      const { away, back } = SUBJECTS_OF[thing.kind];
      expect(canModerate(shared, away, "ayu")).toEqual({ ok: false, reason: "own_order" });
      expect(canModerate(shared, back, "ayu")).toEqual({ ok: false, reason: "own_order" });
    }
  });

  it("cannot answer an appeal against their own suspension by restoring, but can correct it without an appeal", () => {
    const suspended = { ...sari, awaySince: 1, awayReason: "Menipu pembeli." };
    expect(canModerate(suspended, "restore_person", "ayu").ok).toBe(true);
    const appealed = { ...suspended, appeal: "own_suspension" as const };
    expect(canModerate(appealed, "restore_person", "ayu")).toEqual({ ok: false, reason: "own_suspension" });
    expect(canModerate({ ...appealed, appeal: "alone" }, "restore_person", "ayu").ok).toBe(true);
    expect(canModerate({ ...sari, appeal: "own_suspension" }, "suspend_person", "ayu").ok).toBe(true);
  });

  it("can do to each kind only its own actions", () => {
    for (const act of MODERATION_KINDS) {
      const fits = Object.values(SUBJECTS_OF.listing).includes(act);
      if (!fits) expect(canModerate(listing, act, "ayu")).toEqual({ ok: false, reason: "no_subject" });
    }
  });
});

it("a closed account is beyond moderation unless it can still be suspended", () => {
  const person = (closedAt: number | null, suspendedSince: number | null, reportedWhenClosed: 0 | 1) =>
    isBeyondModeration({ closedAt, suspendedSince, reportedWhenClosed });
  expect([person(null, null, 0), person(null, 1, 0)]).toEqual([false, false]);
  expect([person(2, null, 0), person(2, 1, 0), person(2, 3, 1)]).toEqual([true, true, true]);
  expect(person(2, null, 1)).toBe(false);
});

it("the consequence of a suspension is shown, for a closed account only about its address", () => {
  const closed = { closed: true };
  expect(moderationConsequence("suspend_person", {})).toContain("mengajukan banding");
  expect(moderationConsequence("suspend_person", closed)).not.toContain("masih dapat masuk");
  expect(moderationConsequence("suspend_person", closed)).toContain("sampai setahun setelah akun itu ditutup");
  expect(reasonHint({})).toContain("Dibaca oleh yang bersangkutan");
  expect(reasonHint(closed)).not.toContain("yang bersangkutan,");
});

it("each kind has the page for its action", () => {
  expect(moderationPath(listing)).toBe("/operator/listings/logo/hiding");
  expect(moderationPath({ kind: "review", id: "x" })).toBe("/operator/reviews/x/hiding");
  expect(moderationPath(sari)).toBe("/operator/people/sari/suspension");
});

it("the kind is read from such a page's address, and from no other", () => {
  expect(moderatedKindAt({ subjects: "listings", act: "hiding" })).toBe("listing");
  expect(moderatedKindAt({ subjects: "reviews", act: "hiding" })).toBe("review");
  expect(moderatedKindAt({ subjects: "people", act: "suspension" })).toBe("person");
  for (const at of [{ subjects: "people", act: "hiding" }, { subjects: "orders", act: "hiding" }, {}])
    expect(moderatedKindAt(at)).toBeNull();
});

it.each(MODERATION_KINDS.map((kind): [ModerationKind] => [kind]))(
  "the person concerned by %s is notified with the reason",
  (kind) => {
    const notice = moderationNotification(kind, sari, { reason: "Menipu pembeli.", actionId: "1" });
    expect(notice.userId).toBe("sari");
    expect(notice.body).toContain("Alasan kami: Menipu pembeli.");
    expect(notice.cause).toBe("act:1");
  },
);

it("the owner's notification says request for a request and service for an offer", () => {
  const told = (thing: ModeratedThing) =>
    moderationNotification("hide_listing", thing, { reason: "Memuat nomor telepon.", actionId: "1" });
  const about = { about: "Logo untuk kedai kopi", body: expect.stringContaining("Logo untuk kedai kopi") };
  expect(told(listing)).toMatchObject({ title: "Jasa Anda disembunyikan", ...about });
  expect(told({ ...listing, wanted: true })).toMatchObject({
    title: "Permintaan jasa Anda disembunyikan",
    ...about,
  });
});

it("the notification links to the content, and names a review by its author", () => {
  const review: ModeratedThing = { ...listing, kind: "review", name: "Budi Santoso", orderId: "o1" };
  expect(ownPath(listing)).toBe("/dashboard/services/edit/logo");
  expect(ownPath({ ...listing, wanted: true })).toBe("/dashboard/wanted/edit/logo");
  expect(ownPath(review)).toBe("/dashboard/orders/o1#ulasan");
  expect(ownPath(sari)).toBe("/dashboard");
  expect([listing, review, sari].map(moderatedTitle)).toEqual([
    "Logo untuk kedai kopi",
    "Ulasan dari Budi Santoso",
    "Sari Wulandari",
  ]);
});
