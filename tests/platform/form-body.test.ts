import { execFile } from "node:child_process";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readFormBody } from "~/platform/request-guard.server";
import { flowing, multipart } from "../support/pages/request-bodies";

const MB = 1024 * 1024;
const URLENCODED = "application/x-www-form-urlencoded";

function sent(body: BodyInit, type = "multipart/form-data; boundary=x"): Request {
  const init = { method: "POST", headers: { "Content-Type": type }, body, duplex: "half" };
  return new Request("http://localhost/", init as RequestInit);
}

const field = (name: string, value = "") => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe("a form's body", () => {
  afterEach(() => vi.restoreAllMocks());

  it("arrives unchanged in any pieces", async () => {
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

  describe("above the limit", () => {
    const TEXTS = { before: "Sebelum berkas", between: "Di antara\r\n--berkas", after: "Sesudah berkas é" };
    const around = (...sizes: number[]) =>
      multipart([
        { name: "before", value: TEXTS.before },
        { name: "files", file: "satu.png", value: "x".repeat(sizes[0] ?? 0) },
        { name: "between", value: TEXTS.between },
        ...sizes.slice(1).map((size, n) => ({ name: "files", file: `lain${n}.png`, value: "\r\n--".repeat(size / 4) })),
        { name: "after", value: TEXTS.after },
      ]);

    async function kept(body: string | ReadableStream<Uint8Array>, size: number | null) {
      const found: FormData[] = [];
      const request = sent(body);
      if (size !== null) request.headers.set("Content-Length", String(size));
      const read = await readFormBody(request, ({ form }) => found.push(form));
      return { read, form: found[0] };
    }

    it.each([
      ["one file of 25 MB", [25 * MB]],
      ["one file of 40 MB", [40 * MB]],
      ["a small file before one of 30 MB", [MB, 30 * MB]],
      ["three files of 10 MB", [10 * MB, 10 * MB, 10 * MB]],
      ["one file of 25 MB before a small one", [25 * MB, MB]],
    ])("keeps the texts before, between and after %s, announced or not", async (_case, sizes) => {
      const { body } = around(...sizes);
      const bytes = new TextEncoder().encode(body);
      const pieces = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, n) =>
        bytes.subarray(n * 65_536, (n + 1) * 65_536),
      );
      for (const size of [bytes.length, null]) {
        const { read, form } = await kept(flowing(pieces), size);
        expect(read).toBe("too large");
        for (const [name, text] of Object.entries(TEXTS)) expect(form?.get(name)).toBe(text);
        const files = form?.getAll("files") as File[];
        expect(files.map((file) => [file.name, file.size])).toEqual(
          sizes.map((_, n) => [n === 0 ? "satu.png" : `lain${n - 1}.png`, 0]),
        );
      }
    });

    it("keeps them in any pieces", async () => {
      const bytes = new TextEncoder().encode(around(40, 80).body);
      await fc.assert(
        fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (cuts) => {
          const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
          const pieces = at.slice(1).map((end, n) => bytes.slice(at[n], end));
          const { form } = await kept(flowing(pieces), 30 * MB);
          for (const [name, text] of Object.entries(TEXTS)) expect(form?.get(name)).toBe(text);
        }),
      );
    });

    it("keeps the texts after one that is too long", async () => {
      const { body } = multipart([
        { name: "before", value: TEXTS.before },
        { name: "long", value: "x".repeat(300_000) },
        { name: "after", value: TEXTS.after },
      ]);
      for (const size of [body.length, null]) {
        const { read, form } = await kept(body, size);
        expect(read).toBe("too large");
        expect([form?.get("before"), form?.get("long"), form?.get("after")]).toEqual([TEXTS.before, null, TEXTS.after]);
      }
    });

    it("keeps the received part of a body that is cut off", async () => {
      const { body } = around(10, 80);
      const cut = body.slice(0, body.indexOf("lain0.png"));
      const { form } = await kept(cut, 30 * MB);
      expect(form?.get("between")).toBe(TEXTS.between);
    });
  });

  it("can have bytes after its end, in a separate piece", async () => {
    const read = await readFormBody(sent(flowing([field("a"), "--x--", "\r\n", "the rest"])));
    expect(read).toBeInstanceOf(FormData);
  });

  it("of 300,000 parts is abandoned after 200", async () => {
    const append = vi.spyOn(FormData.prototype, "append");
    const read = await readFormBody(sent(flowing([field("a").repeat(300_000), "--x--\r\n"])));
    expect(read).toBe("too many");
    expect(append).toHaveBeenCalledTimes(200);
  });

  it("of 120,000 fields is not parsed", async () => {
    const append = vi.spyOn(FormData.prototype, "append");
    const params = vi.spyOn(globalThis, "URLSearchParams");
    expect(await readFormBody(sent("a&".repeat(120_000), URLENCODED))).toBe("too many");
    expect(append).not.toHaveBeenCalled();
    expect(params).not.toHaveBeenCalled();
  });

  it.each([
    ["a field of 1 MB", [field("a", "x".repeat(MB)), "--x--"], "too large"],
    ["fields of 300 KB together", [field("a", "x".repeat(1_500)).repeat(200), "--x--"], "too large"],
    ["a file of 25 MB", [multipart([{ name: "a", file: "a", value: "x".repeat(25 * MB) }]).body], "too large"],
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

  it("is read to its end when it is refused, so that the answer arrives", async () => {
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

  it("that never ends is aborted", async () => {
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

  it("is not kept in memory beside its files", async () => {
    const reader = ["--expose-gc", "--import", "tsx", "tests/support/form-body-heap.ts"];
    const { stdout } = await promisify(execFile)(process.execPath, reader);
    const { sizes, most } = JSON.parse(stdout);
    expect(sizes).toEqual(Array(4).fill(5 * MB));
    // The pieces of one file, and the one in which it ended. Without streaming there are twenty.
    expect(most).toBeLessThanOrEqual(7);
  });
});
