import { describe, expect, it } from "vitest";
import { moderationNotification } from "~/moderation/notification-text";
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
import { moderatedTitle, moderationConsequence, OWNER_SUSPENDED, reasonHint } from "~/moderation/text";

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
  it("hides what is seen and shows what is hidden, neither twice", () => {
    expect(canModerate(listing, "hide_listing", "ayu").ok).toBe(true);
    expect(canModerate(hidden, "show_listing", "ayu").ok).toBe(true);
    expect(canModerate(hidden, "hide_listing", "ayu")).toEqual({ ok: false, reason: "already" });
    expect(canModerate(listing, "show_listing", "ayu")).toEqual({ ok: false, reason: "already" });
  });

  it("can hide for itself what is out of sight with its owner alone", () => {
    const withOwner = { ...listing, awaySince: 1, awayReason: OWNER_SUSPENDED, awayWithOwner: true };
    expect(isAway(withOwner)).toBe(false);
    expect(canModerate(withOwner, "hide_listing", "ayu").ok).toBe(true);
    expect(canModerate(withOwner, "show_listing", "ayu")).toEqual({ ok: false, reason: "already" });
  });

  it("may give as a reason the very words that such a listing shows", () => {
    const hiddenSo = { ...listing, awaySince: 1, awayReason: OWNER_SUSPENDED };
    expect(isAway(hiddenSo)).toBe(true);
    expect(canModerate(hiddenSo, "show_listing", "ayu").ok).toBe(true);
  });

  it("does nothing in their own cause, nor to a colleague", () => {
    expect(canModerate(listing, "hide_listing", "sari")).toEqual({ ok: false, reason: "own_cause" });
    expect(canModerate(sari, "suspend_person", "sari")).toEqual({ ok: false, reason: "own_cause" });
    const colleague = { ...sari, operator: true };
    expect(canModerate(colleague, "suspend_person", "ayu")).toEqual({ ok: false, reason: "operator" });
  });

  it("neither suspends nor restores an account that its owner closed", () => {
    for (const awaySince of [null, 1]) {
      const closed = { ...sari, awaySince, closed: true };
      expect(canModerate(closed, "restore_person", "ayu")).toEqual({ ok: false, reason: "closed" });
      expect(canModerate(closed, "suspend_person", "ayu")).toEqual({ ok: false, reason: "closed" });
    }
  });

  it("suspends a closed account once where what was reported before is undecided, and never restores it", () => {
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

  it("does nothing to somebody they have an open order with, to hide or to show, nor to their listing", () => {
    for (const thing of [listing, sari]) {
      const shared = { ...thing, sharesOrder: true };
      const { away, back } = SUBJECTS_OF[thing.kind];
      expect(canModerate(shared, away, "ayu")).toEqual({ ok: false, reason: "own_order" });
      expect(canModerate(shared, back, "ayu")).toEqual({ ok: false, reason: "own_order" });
    }
  });

  it("does not restore whom they suspended in answer to an appeal, but corrects themselves without one", () => {
    const suspended = { ...sari, awaySince: 1, awayReason: "Menipu pembeli." };
    expect(canModerate(suspended, "restore_person", "ayu").ok).toBe(true);
    const appealed = { ...suspended, appeal: "own_suspension" as const };
    expect(canModerate(appealed, "restore_person", "ayu")).toEqual({ ok: false, reason: "own_suspension" });
    expect(canModerate({ ...appealed, appeal: "alone" }, "restore_person", "ayu").ok).toBe(true);
    expect(canModerate({ ...sari, appeal: "own_suspension" }, "suspend_person", "ayu").ok).toBe(true);
  });

  it("does to a thing only what is done to its kind", () => {
    for (const act of MODERATION_KINDS) {
      const fits = Object.values(SUBJECTS_OF.listing).includes(act);
      if (!fits) expect(canModerate(listing, act, "ayu")).toEqual({ ok: false, reason: "no_subject" });
    }
  });
});

it("is left of a closed account where it can still be suspended", () => {
  const person = (closedAt: number | null, suspendedSince: number | null, reportedWhenClosed: 0 | 1) =>
    isBeyondModeration({ closedAt, suspendedSince, reportedWhenClosed });
  expect([person(null, null, 0), person(null, 1, 0)]).toEqual([false, false]);
  expect([person(2, null, 0), person(2, 1, 0), person(2, 3, 1)]).toEqual([true, true, true]);
  expect(person(2, null, 1)).toBe(false);
});

it("says what suspending does: of a closed account, to its address alone", () => {
  const closed = { closed: true };
  expect(moderationConsequence("suspend_person", {})).toContain("mengajukan banding");
  expect(moderationConsequence("suspend_person", closed)).not.toContain("masih dapat masuk");
  expect(moderationConsequence("suspend_person", closed)).toContain(
    "sampai setahun setelah akun itu ditutup",
  );
  expect(reasonHint({})).toContain("Dibaca oleh yang bersangkutan");
  expect(reasonHint(closed)).not.toContain("yang bersangkutan,");
});

it("gives each kind the page where it is asked for", () => {
  expect(moderationPath(listing)).toBe("/operator/listings/logo/hiding");
  expect(moderationPath({ kind: "review", id: "x" })).toBe("/operator/reviews/x/hiding");
  expect(moderationPath(sari)).toBe("/operator/people/sari/suspension");
});

it("reads the kind from such a page's address, and from no other", () => {
  expect(moderatedKindAt({ subjects: "listings", act: "hiding" })).toBe("listing");
  expect(moderatedKindAt({ subjects: "reviews", act: "hiding" })).toBe("review");
  expect(moderatedKindAt({ subjects: "people", act: "suspension" })).toBe("person");
  for (const at of [{ subjects: "people", act: "hiding" }, { subjects: "orders", act: "hiding" }, {}])
    expect(moderatedKindAt(at)).toBeNull();
});

it.each(MODERATION_KINDS.map((kind): [ModerationKind] => [kind]))(
  "tells whom %s concerns, with the reason",
  (kind) => {
    const notice = moderationNotification(kind, sari, { reason: "Menipu pembeli.", actionId: "1" });
    expect(notice.userId).toBe("sari");
    expect(notice.body).toContain("Alasan kami: Menipu pembeli.");
    expect(notice.cause).toBe("act:1");
  },
);

it("tells the owner of a request that it is a request, and of an offer that it is a service", () => {
  const told = (thing: ModeratedThing) =>
    moderationNotification("hide_listing", thing, { reason: "Memuat nomor telepon.", actionId: "1" });
  const about = { about: "Logo untuk kedai kopi", body: expect.stringContaining("Logo untuk kedai kopi") };
  expect(told(listing)).toMatchObject({ title: "Jasa Anda disembunyikan", ...about });
  expect(told({ ...listing, wanted: true })).toMatchObject({
    ...{ title: "Permintaan jasa Anda disembunyikan", ...about },
  });
});

it("leads whoever is told to where they find it, and calls a review by its author", () => {
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
