import { describe, expect, it } from "vitest";
import { quoteLine } from "~/notifications/line-text";
import { DAY } from "~/platform/dates";
import {
  proposalDeclinedNotification,
  proposalSentNotification,
  proposalWithdrawnNotification,
  wantedClosedNotification,
} from "~/proposals/notification-text";

const told = {
  id: "p1",
  wantedId: "w1",
  wantedTitle: quoteLine("Cat ulang dua kamar tidur", "known"),
  buyerId: "budi",
  proposerId: "sari",
  proposerName: quoteLine("Sari Wulandari", "known"),
};
const text = { message: quoteLine("Saya bisa mulai Senin.", "known"), price: 1_400_000, days: 3 };
const noon = 20_000 * DAY + DAY / 2;

describe("the client's notification", () => {
  it("names the sender, the wanted listing and the price, and links to the list", () => {
    expect(proposalSentNotification(told, "first", text, noon)).toMatchObject({
      userId: "budi",
      kind: "proposal",
      title: "Penawaran baru dari Sari Wulandari",
      about: "Cat ulang dua kamar tidur · Rp 1.400.000",
      body: "Untuk “Cat ulang dua kamar tidur”: Rp 1.400.000, 3 hari. Saya bisa mulai Senin.",
      href: "/dashboard/wanted/w1/proposals",
    });
  });

  it("comes once a day for any number of changes", () => {
    const cause = (now: number) => proposalSentNotification(told, "change", text, now).cause;
    expect(cause(noon + 1)).toBe(cause(noon));
    expect(cause(noon + DAY)).not.toBe(cause(noon));
    expect(cause(noon)).not.toBe(proposalSentNotification(told, "first", text, noon).cause);
    expect(cause(noon)).not.toBe(proposalWithdrawnNotification(told, noon).cause);
  });

  it("contains the start of a long message", () => {
    const long = { ...text, message: quoteLine("kata ".repeat(500), "known") };
    expect(proposalSentNotification(told, "first", long, noon).body.length).toBeLessThan(300);
  });
});

it("the sender reads the client's reason", () => {
  expect(proposalDeclinedNotification(told, quoteLine("Sudah ada yang mengerjakan", "known"))).toMatchObject({
    userId: "sari",
    title: "Penawaran Anda ditolak",
    about: "Cat ulang dua kamar tidur",
    body: "Untuk “Cat ulang dua kamar tidur”. Alasan pembeli: Sudah ada yang mengerjakan.",
    href: "/dashboard/proposals",
  });
});

it("senders who were not chosen read that the wanted listing is taken and that nothing is left to do", () => {
  const notice = wantedClosedNotification(told, "given", noon);
  expect(notice).toMatchObject({
    userId: "sari",
    kind: "proposal",
    title: "Permintaan ini sudah menemukan penjual",
    about: "Cat ulang dua kamar tidur",
    href: "/dashboard/proposals",
  });
  expect(notice.cause).not.toBe(wantedClosedNotification(told, "closed", noon).cause);
});
