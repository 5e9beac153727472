import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readFormBody } from "~/platform/request-guard.server";
import { flowing, multipart } from "../../support/pages/request-bodies";

const MB = 1024 * 1024;
const URLENCODED = "application/x-www-form-urlencoded";

function sent(body: BodyInit, type = "multipart/form-data; boundary=x"): Request {
  const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

const field = (name: string, value = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe("a form's body", () => {
  afterEach(() => vi.restoreAllMocks());

  it("arrives as it was sent, in whatever pieces", async () => {
    const form = multipart([
      { name: "title", value: "Kopi \r\n--susu é" },
      { name: "title", value: "" },
      { name: "pictures", file: "naïf; name=.png", value: "\u0000\r\n--y" },
      { name: "pictures", file: "", value: "" },
    ]);
    const bytes = new TextEncoder().encode(form.body);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const pieces = at.slice(1).map((end, n) => bytes.slice(at[n], end));
        const read = await readFormBody(sent(flowing(pieces)));
        if (typeof read === "string") throw new Error(`${read}: cut at ${at}`);
        expect(read.getAll("title")).toEqual(["Kopi \r\n--susu é", ""]);
        const [file, none] = read.getAll("pictures") as File[];
        expect([file?.name, await file?.text()]).toEqual(["naïf; name=.png", "\u0000\r\n--y"]);
        expect([none?.name, none?.size]).toEqual(["", 0]);
      }),
    );
  });

  it("may have something behind its end, in a piece of its own", async () => {
    const read = await readFormBody(sent(flowing([field("a"), "--x--", "\r\n", "the rest"])));
    expect(read).toBeInstanceOf(FormData);
  });

  it("of 300,000 parts is given up after 200", async () => {
    const append = vi.spyOn(FormData.prototype, "append");
    const read = await readFormBody(sent(flowing([field("a").repeat(300_000), "--x--\r\n"])));
    expect(read).toBe("too many");
    expect(append).toHaveBeenCalledTimes(200);
  });

  it("of 120,000 fields is not taken apart", async () => {
    const append = vi.spyOn(FormData.prototype, "append");
    const params = vi.spyOn(globalThis, "URLSearchParams");
    expect(await readFormBody(sent("a&".repeat(120_000), URLENCODED))).toBe("too many");
    expect(append).not.toHaveBeenCalled();
    expect(params).not.toHaveBeenCalled();
  });

  it.each([
    ["a field of 1 MB", [field("a", "x".repeat(MB)), "--x--"], "too large"],
    ["fields of 300 KB together", [field("a", "x".repeat(1_500)).repeat(200), "--x--"], "too large"],
    [
      "a file of 25 MB",
      [multipart([{ name: "a", file: "a", value: "x".repeat(25 * MB) }]).body],
      "too large",
    ],
    ["25 MB behind its end", ["--x--\r\n", ...Array(25).fill("x".repeat(MB))], "too large"],
    ["a header of 5 KB", [field("x".repeat(5_000)), "--x--"], "broken"],
    ["a part without a name", ["--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--"], "broken"],
    ["a part without a header", ["--x\r\n\r\n\r\n--x--"], "broken"],
    [
      "text that is no UTF-8",
      [Uint8Array.from(field("a", "\xff"), (letter) => letter.charCodeAt(0)), "--x--"],
      "broken",
    ],
    ["another boundary", [field("a").replace("--x", "--y"), "--y--"], "broken"],
    ["no end", [field("a")], "broken"],
  ])("with %s is refused", async (_case, pieces, fault) => {
    expect(await readFormBody(sent(flowing(pieces as (string | Uint8Array)[])))).toBe(fault);
  });

  it("is let go by to its end when it is refused, so that the answer arrives", async () => {
    let ended = false;
    const pieces = [field("a").repeat(300), ...Array(20).fill("x".repeat(MB))];
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        ended = piece === undefined;
        if (ended) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    });
    expect([await readFormBody(sent(body)), ended]).toEqual(["too many", true]);
  });

  it("that never ends is broken off", async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += MB;
        controller.enqueue(new Uint8Array(MB));
      },
    });
    expect(await readFormBody(sent(endless, URLENCODED))).toBe("too large");
    expect(pulled).toBeLessThanOrEqual(52 * MB);
  });

  it("is not held beside its files", async () => {
    const reader = ["--expose-gc", "--import", "tsx", "tests/support/form-body-heap.ts"];
    const { stdout } = await promisify(execFile)(process.execPath, reader);
    const { sizes, most } = JSON.parse(stdout);
    expect(sizes).toEqual(Array(4).fill(5 * MB));
    // One file's worth of pieces, and the one in which it ended. Where nothing is collected there are all twenty.
    expect(most).toBeLessThanOrEqual(7);
  });
});
