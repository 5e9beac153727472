// Parses a form with four files of 5 MB. Prints the sizes read and the largest number of chunks in memory at once. Runs
// in its own process, because garbage collection is slow in a heap that other tests filled.
import { readFormBody } from "~/platform/request-guard.server";

const MB = 1024 * 1024;
const PIECES = 20;
const FILE = `--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n`;

const pieces: WeakRef<Uint8Array>[] = [];
let most = 0;
const body = new ReadableStream<Uint8Array>(
  {
    async pull(controller) {
      // `deref` keeps its object alive until the end of the task.
      await new Promise((done) => setTimeout(done));
      globalThis.gc?.();
      most = Math.max(most, pieces.filter((piece) => piece.deref() !== undefined).length);
      const at = pieces.length;
      if (at === PIECES) return controller.close();
      const start = at % 5 === 0 ? `${at > 0 ? "\r\n" : ""}${FILE}` : "";
      const end = at === PIECES - 1 ? "\r\n--x--" : "";
      const text = new TextEncoder().encode(`${start}${"x".repeat(MB)}${end}`);
      pieces.push(new WeakRef(text));
      controller.enqueue(text);
    },
  },
  { highWaterMark: 0 },
);
const headers = { "Content-Type": "multipart/form-data; boundary=x" };
const read = await readFormBody(
  new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit),
);
const sizes = typeof read === "string" ? read : (read.getAll("a") as File[]).map(({ size }) => size);
console.info(JSON.stringify({ sizes, most }));
