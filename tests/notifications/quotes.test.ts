import { describe, expect, it } from "vitest";
import { messageExcerpt, messageNotification } from "~/messages/text";
import { reportClosedNotification } from "~/moderation/text";
import { edited, quoteLine } from "~/notifications/line-text";
import type { NotificationDraft } from "~/notifications/notification";
import { mailWording } from "~/notifications/text";
import { orderNotifications, reminder } from "~/orders/event-text";
import type { EventKind, OrderEvent } from "~/orders/lifecycle";
import type { LifecycleState } from "~/orders/order";
import {
  proposalDeclinedNotification,
  proposalSentNotification,
  proposalWithdrawnNotification,
  wantedChangedNotification,
  wantedClosedNotification,
} from "~/proposals/notification-text";
import { readSearch } from "~/search/search";
import { newListingsNotification } from "~/search/text";
import { visitReminders } from "~/visits/text";
import { NOTIFIED } from "../orders/commands";
import { anOrder, BUDI, budi, NOW, SARI, sari } from "../orders/fixture";

const ORIGIN = "https://jasawarga.id";
const WARNING = "JasaWarga tidak pernah meminta kata sandi, kode, atau transfer";
const STRANGER = `Anda belum pernah membalas orang ini. ${WARNING}`;

/** Each contains "lure" or digits of a number that must not reach the reader. */
const LURES = [
  "Buka https://lure.example/login sekarang",
  "Buka http://lure.top sekarang",
  "Buka hxxps://lure.top sekarang",
  "Klik www.lure.co.id/masuk dulu",
  "Klik lure.com dulu",
  "Klik lure.museum/verifikasi dulu",
  "Klik lure．com dulu",
  "Klik lure。com dulu",
  "Klik lure\u200b.com dulu",
  "Klik xn--lure-abc.xn--p1ai dulu",
  "Kirim kode ke lure@example.com ya",
  "Kirim kode ke lure@mail.example.co.id ya",
  "Chat wa.me/628123456789 ya",
  "Chat t.me/lure ya",
  "Chat bit.ly/lure ya",
  "Hubungi 0812-3456-789 segera",
  "Hubungi 0812 3456 7890 segera",
  "Hubungi +62 812 3456 7890 segera",
  "Hubungi 62812.3456.7890 segera",
  "Hubungi (021) 555 1234 segera",
  "Hubungi ０８１２３４５６７８９０ segera",
  "Hubungi nol delapan satu dua tiga empat lima enam tujuh delapan segera",
  "Transfer ke BCA 1234567890 dulu",
  "Transfer ke rekening 123 456 7890 dulu",
];
const LEAK = /lure|wa\.me|\d{3}[ .-]?\d{3}|tiga empat|555/iu;

function mailOf(draft: Omit<NotificationDraft, "cause">) {
  return mailWording(ORIGIN).mail(draft);
}

const EVENTS = Object.keys(NOTIFIED) as EventKind[];
const UNPAID: LifecycleState = "awaiting_payment";

function orderDrafts(kind: EventKind, place: LifecycleState, text: string): NotificationDraft[] {
  const order = anOrder(place);
  const people = { buyer: text.split(" ").at(-2) ?? "", seller: "Sari" };
  return [budi, sari].flatMap((actor) => {
    const event: OrderEvent = { kind, actor, at: NOW, detail: { reason: text } };
    return orderNotifications({ order, event, people, title: text });
  });
}

const visit = {
  orderId: "o",
  placeCode: "32.73",
  day: "2026-12-02" as const,
  slot: 1,
  phase: "awaiting_payment" as const,
  startedAt: null,
  buyerId: BUDI,
  sellerId: SARI,
  sellerName: "Sari",
};

/** Drafts with a stranger's text, by kind. `warns` if the mail quotes it. */
const DRAFTS: {
  kind: string;
  warns: boolean;
  draft: (text: string) => Omit<NotificationDraft, "cause">[];
}[] = [
  {
    kind: "a message",
    warns: true,
    draft: (text) => [
      messageNotification({
        conversationId: "c",
        recipientId: BUDI,
        senderName: quoteLine("Sari", "stranger"),
        excerpt: edited(quoteLine(text, "stranger"), (body) => messageExcerpt(body, 0)),
      }),
    ],
  },
  ...(["first", "change", "again"] as const).map((sending) => ({
    kind: `a proposal: ${sending}`,
    warns: true,
    draft: (text: string) => [
      proposalSentNotification(
        proposalFacts(text),
        sending,
        { price: null, days: 3, message: quoteLine(text, "stranger") },
        NOW,
      ),
    ],
  })),
  {
    kind: "a withdrawn proposal",
    warns: false,
    draft: (text) => [proposalWithdrawnNotification(proposalFacts(text), NOW)],
  },
  {
    kind: "a declined proposal",
    warns: true,
    draft: (text) => [proposalDeclinedNotification(proposalFacts(text), quoteLine(text, "stranger"))],
  },
  ...(["closed", "deleted", "given"] as const).map((how) => ({
    kind: `a request: ${how}`,
    warns: true,
    draft: (text: string) => [wantedClosedNotification(proposalFacts(text), how, NOW)],
  })),
  {
    kind: "a changed request",
    warns: true,
    draft: (text) => [wantedChangedNotification({ ...proposalFacts(text), updatedAt: NOW })],
  },
  {
    kind: "a saved search",
    warns: true,
    draft: (text) => [
      newListingsNotification({
        userId: BUDI,
        search: readSearch(new URLSearchParams("q=cat")),
        titles: [text, text],
        notification: { searchId: "s", after: 1 },
      }),
    ],
  },
  {
    kind: "an answered report",
    warns: true,
    draft: (text) => [
      reportClosedNotification({ id: "r", subject: "listing", reporterId: BUDI, title: text }, "Sudah diperiksa"),
    ],
  },
  ...EVENTS.map((kind) => ({
    kind: `an unpaid order: ${kind}`,
    warns: false,
    // The seller's text for the buyer, who chose the seller.
    draft: (text: string) => orderDrafts(kind, UNPAID, text).filter(({ userId }) => userId === SARI),
  })),
  {
    kind: "a reminder of an unpaid order",
    warns: false,
    draft: (text) => {
      const draft = reminder(anOrder("inquiry"), { buyer: "Budi", seller: "Sari" }, text, { at: NOW, now: NOW });
      return draft ? [draft] : [];
    },
  },
  {
    kind: "a visit of an unpaid order",
    warns: false,
    draft: (text) =>
      visitReminders({ ...visit, buyerName: "Budi", title: text }, Date.UTC(2026, 11, 1, 3)).filter(
        ({ userId }) => userId === SARI,
      ),
  },
];

function proposalFacts(text: string) {
  return {
    id: "p",
    wantedId: "w",
    wantedTitle: quoteLine(text, "stranger"),
    buyerId: BUDI,
    proposerId: SARI,
    proposerName: quoteLine("Sari", "stranger"),
  };
}

describe("a stranger's text", () => {
  it.each(DRAFTS)("contains no links in $kind", ({ draft, warns }) => {
    for (const text of LURES)
      for (const one of draft(text)) {
        const mail = mailOf(one);
        const rest = mail.body
          .replaceAll(ORIGIN, "")
          .replace(/\/messages\/\S+|\/dashboard\/\S+|\/payment\/\S+|\/gig\/\S+/gu, "");
        for (const said of [mail.subject, rest, one.title, one.about])
          expect(said.replace(/Rp [\d.]+/gu, ""), `${text} in ${said}`).not.toMatch(LEAK);
        if (warns) expect(mail.body).toContain(WARNING);
      }
  });

  it("has the warning if the reason of an unpaid order is quoted", () => {
    let quoted = 0;
    for (const kind of EVENTS)
      for (const draft of orderDrafts(kind, UNPAID, "Alasan saya").filter(({ userId }) => userId === SARI)) {
        if (!draft.body.includes("“Alasan saya”")) continue;
        quoted += 1;
        expect(mailOf(draft).body, kind).toContain(WARNING);
      }
    expect(quoted).toBeGreaterThan(5);
  });

  it("is unchanged without links", () => {
    for (const text of [
      "Mulai jam 08.00, selesai 3 hari.",
      "Budget Rp 1.500.000, bisa nego.",
      "Saya lulusan S.Pd dan M.M.",
      "Lihat foto.jpg, ukuran 3x4 m.",
      "Harga 2.500.000 untuk 12 orang.",
      "Alamat di Jl. Melati No. 12, RT 03/RW 05.",
    ])
      expect(quoteLine(text, "stranger").text).toBe(text);
  });
});

describe("a known person's text", () => {
  it("keeps a phone number, and the mail has no warning", () => {
    const draft = proposalDeclinedNotification(
      { id: "p", proposerId: SARI, wantedTitle: quoteLine("Cat rumah", "known") },
      quoteLine("Telepon saya di 0812 3456 7890", "known"),
    );
    const { body } = mailOf(draft);
    expect(body).toContain("0812 3456 7890");
    expect(body).not.toContain(WARNING);
  });

  it("is that of an order's seller, and of a buyer who has paid", () => {
    for (const kind of EVENTS)
      for (const draft of orderDrafts(kind, "working", "Telepon 0812 3456 7890"))
        expect(mailOf(draft).body, kind).not.toContain(WARNING);
  });

  it("a mail about a stranger's message names what is true of the sender", () => {
    const [draft] = DRAFTS[0]?.draft("Halo") ?? [];
    expect(draft && mailOf(draft).body).toContain(STRANGER);
  });
});

it("a mail's subject hides numbers in names and titles that were stored before the check", () => {
  const draft = { body: "", href: "/messages", quotes: [] };
  for (const [title, subject] of [
    ["Pesan baru dari WA081234567890", "Pesan baru dari WA[nomor disembunyikan]"],
    ["Pesanan Hubungi 0812/3456/7890 selesai", "Pesanan Hubungi [nomor disembunyikan] selesai"],
    ["Rp 1.250.000 diteruskan 08.00", "Rp 1.250.000 diteruskan 08.00"],
  ] as const)
    expect(mailWording(ORIGIN).mail({ ...draft, title }).subject).toBe(subject);
});
