import { describe, expect, it } from "vitest";
import { latestOf, type MessageView, streamOf } from "~/messages/message";

const said = (seq: number): MessageView => ({
  seq,
  at: 0,
  body: `pesan ${seq}`,
  mine: false,
  pictures: [],
  contactHints: null,
});
const event = (name: string, after: number) => ({ name, after });
const names = (lines: ReturnType<typeof streamOf<ReturnType<typeof event>>>) =>
  lines.map((line) => ("event" in line ? line.event.name : line.message.body));

const LINES = streamOf([event("dibuat", -1), event("dibayar", 1), event("diserahkan", 2)], [said(1), said(2), said(3)]);

describe("events and messages of an order", () => {
  it("are in one stream, oldest first", () => {
    expect(names(LINES)).toEqual(["dibuat", "pesan 1", "dibayar", "pesan 2", "diserahkan", "pesan 3"]);
  });

  it("are collapsed except the latest, of which fewer are shown after the end", () => {
    const { before, latest } = latestOf(LINES, { newFrom: null, over: false });
    expect(names(latest)).toEqual(["pesan 2", "diserahkan", "pesan 3"]);
    expect(names([...before, ...latest])).toEqual(names(LINES));
    expect(names(latestOf(LINES, { newFrom: null, over: true }).latest)).toEqual(["diserahkan", "pesan 3"]);
  });

  it("are never collapsed if unread, or if only one line", () => {
    expect(names(latestOf(LINES, { newFrom: 1, over: false }).latest)).toEqual(names(LINES));
    expect(latestOf(LINES.slice(0, 4), { newFrom: null, over: false }).before).toEqual([]);
  });
});
