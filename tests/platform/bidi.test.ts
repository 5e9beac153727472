import { describe, expect, it } from "vitest";
import { firstName, initials } from "~/accounts/person";
import { messageNotification } from "~/messages/text";
import { quoteLine } from "~/notifications/line-text";
import { peopleOf } from "~/orders/order";
import { hasRightToLeft, isolated, titleWithId, withoutIsolation } from "~/platform/strings";

const RIGHT_TO_LEFT = ["محمد علي", "דוד כהן", "ܡܪܝ", "ދިވެހި", "ߒߞߏ", "سارة (Sari)", "Sari سارة", "ﷲ"];
const LEFT_TO_RIGHT = ["Sari Wulandari", "沙丽", "Сари", "ꦱꦫꦶ", "राम", "123 - !", "", "👩‍🎨", "É"];

describe("a name among other words", () => {
  it.each(RIGHT_TO_LEFT)("is isolated if it is written from right to left: %s", (name) => {
    expect(hasRightToLeft(name)).toBe(true);
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(isolated(isolated(name))).toBe(isolated(name));
    expect(withoutIsolation(isolated(name))).toBe(name);
  });

  it.each(LEFT_TO_RIGHT)("is unchanged otherwise: %j", (name) => {
    expect(isolated(name)).toBe(name);
    expect(withoutIsolation(name)).toBe(name);
  });

  it("is isolated once by every function that shortens or combines it", () => {
    expect(firstName("محمد علي")).toBe("\u2068محمد\u2069");
    const people = peopleOf({ buyerName: "Budi Santoso", sellerName: "محمد علي" });
    expect(people).toEqual({ buyer: "Budi Santoso", seller: "\u2068محمد علي\u2069" });
    expect(firstName(people.seller)).toBe("\u2068محمد\u2069");
    expect(initials(people.seller)).toBe(initials("محمد علي"));
    const message = { conversationId: "c", recipientId: "b", excerpt: quoteLine("Halo", "known") };
    expect(messageNotification({ ...message, senderName: quoteLine("محمد علي", "known") }).title).toBe(
      "Pesan baru dari \u2068محمد علي\u2069",
    );
    expect(titleWithId("تصليح مكيفات", "7f3a21c9-0000")).toBe("\u2068تصليح مكيفات\u2069 · 7f3a21c9...");
  });
});
