import { describe, expect, it } from "vitest";
import {
  archiveText,
  isInArchive,
  readArchiveText,
  type Transcript,
  withArchived,
} from "~/messages/archive-commands.server";

const [buyer, seller] = ["b0b0", "5a51"];
const conversation = { id: "c0", orderId: "o0", starterId: buyer, ownerId: seller };
const message = (seq: number) => ({
  seq,
  id: `m${seq}`,
  body: seq === 3 ? "" : `Kalimat ${seq} "dengan" tanda\nbaris 2 🎨`,
  senderId: seq % 2 ? buyer : seller,
  createdAt: 1_700_000_000_123 + seq,
});
const said = (from: number, to: number): Transcript => ({
  messages: Array.from({ length: to - from + 1 }, (_, n) => message(from + n)),
  pictures: [
    { key: "p1", messageId: "m3", width: 10, height: 20 },
    { key: "p2", messageId: "m3", width: 30, height: 40 },
  ].filter(() => from <= 3 && to >= 3),
});

it("messages are restored from their text unchanged, and equal messages have equal text", () => {
  const text = archiveText(conversation, said(1, 5));
  expect(readArchiveText(text, "c0")).toEqual(said(1, 5));
  expect(archiveText(conversation, said(1, 5))).toBe(text);
  expect(JSON.parse(text)).toMatchObject({
    order: "o0",
    buyer,
    seller,
    messages: [{ from: "buyer", at: "2023-11-14T22:13:20.124Z" }, { from: "seller" }, { body: "" }, {}, {}],
  });
});

it.each(["", "{", "{}", "null", archiveText({ ...conversation, id: "c1" }, said(1, 2))])(
  "%j is no archive of the conversation",
  (text) => {
    expect(readArchiveText(text, "c0")).toBeNull();
  },
);

describe("a page shows the same messages, however many are archived", () => {
  const everything = said(1, 7);
  const pageOf = ({ messages, pictures }: Transcript, before: number | null, limit: number) => {
    const found = messages.filter(({ seq }) => before === null || seq < before);
    const shown = found.slice(-limit);
    return {
      messages: shown,
      pictures: pictures.filter(({ messageId }) => shown.some(({ id }) => id === messageId)),
      more: found.length > limit,
      cutAt: found.at(-limit - 1)?.createdAt ?? 0,
    };
  };
  const cases = [0, 3, 5, 7].flatMap((archived) =>
    [null, 1, 3, 4, 6, 8].flatMap((before) => [1, 2, 4, 7, 20].map((limit) => ({ archived, before, limit }))),
  );

  it.each(cases)("$archived of 7 archived, before $before, $limit a page", ({ archived, before, limit }) => {
    const live = pageOf(said(archived + 1, 7), before, limit);
    const range = { limit, before };
    const shown = isInArchive(live, range) ? withArchived(live, said(1, archived), range) : live;
    expect(shown).toEqual(pageOf(everything, before, limit));
  });
});

it("a request for new messages never reads the archive", () => {
  expect(isInArchive({ more: false }, { limit: 20, after: 0 })).toBe(false);
});
