import { ContentDisposition } from "@remix-run/headers/content-disposition";

const CR = 13;
const END_OF_HEADERS = new TextEncoder().encode("\r\n\r\n");
/** Longer headers are passed on unread, and the parser refuses them. */
const HEADERS_READ = 8_192;

/**
 * Removes the contents of files from a multipart body as it arrives, so that the texts after a file that is
 * too large can still be parsed. Without `drop` a chunk is passed on whole. Keeps at most one part's headers.
 * Texts are passed on up to `textLimit` bytes in all.
 */
export function createFileSkipper(boundary: string, textLimit = Number.POSITIVE_INFINITY) {
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  /** rest: not multipart, or behind the closing boundary. */
  let state: "start" | "headers" | "file" | "text" | "rest" = "start";
  let held: Uint8Array = new Uint8Array();
  let text = 0;

  /** `drop` leaves out the contents of files from here on. */
  function read(chunk: Uint8Array, drop: boolean): Uint8Array[] {
    const bytes = joined(held, chunk);
    const passed: Uint8Array[] = [];
    let at = 0;
    const hold = () => {
      held = bytes.slice(at);
      return passed;
    };
    held = new Uint8Array();
    while (at < bytes.length) {
      if (state === "rest") {
        passed.push(bytes.subarray(at));
        return passed;
      }
      if (state === "start") {
        const opening = delimiter.subarray(2);
        if (bytes.length < opening.length) return hold();
        state = startsWith(bytes, opening, 0) ? "headers" : "rest";
        if (state === "headers") {
          passed.push(bytes.subarray(0, opening.length));
          at = opening.length;
        }
      } else if (state === "headers") {
        const end = indexOf(bytes, END_OF_HEADERS, at);
        const isClosing = bytes[at] === 45;
        if (isClosing || (end < 0 && bytes.length - at > HEADERS_READ)) {
          state = "rest";
          continue;
        }
        if (end < 0) return hold();
        state = isFile(bytes.subarray(at, end)) ? "file" : "text";
        passed.push(bytes.subarray(at, end + END_OF_HEADERS.length));
        at = end + END_OF_HEADERS.length;
      } else {
        const end = indexOf(bytes, delimiter, at);
        const known = end < 0 ? Math.max(at, bytes.length - delimiter.length + 1) : end;
        const shown = state === "file" ? known : Math.min(known, at + textLimit - text);
        if (state === "text") text += shown - at;
        if (!(drop && state === "file")) passed.push(bytes.subarray(at, shown));
        at = known;
        if (end < 0) return hold();
        passed.push(bytes.subarray(at, at + delimiter.length));
        at += delimiter.length;
        state = "headers";
      }
    }
    return passed;
  }

  return { read, rest: () => held };
}

/**
 * Passes on the texts of a form, up to `textLimit` bytes, and the names of its files. Ends the body after
 * `sizeLimit` bytes.
 */
export function withoutFileContents(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  { textLimit, sizeLimit }: { textLimit: number; sizeLimit: number },
): ReadableStream<Uint8Array> {
  const skipper = createFileSkipper(boundary, textLimit);
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > sizeLimit) return controller.terminate();
        // Copies, because a piece shares the memory of its whole chunk.
        for (const piece of skipper.read(chunk, true))
          if (piece.length > 0) controller.enqueue(piece.slice());
      },
      flush(controller) {
        const rest = skipper.rest();
        if (rest.length > 0) controller.enqueue(rest);
      },
    }),
  );
}

function isFile(headers: Uint8Array): boolean {
  const lines = new TextDecoder().decode(headers).split("\r\n");
  const line = lines.find((one) => /^content-disposition:/i.test(one));
  return ContentDisposition.from(line?.replace(/^[^:]*:/, "").trim() ?? null).filename !== undefined;
}

function joined(before: Uint8Array, after: Uint8Array): Uint8Array {
  if (before.length === 0) return after;
  const both = new Uint8Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(CR, from); at >= 0; at = bytes.indexOf(CR, at + 1))
    if (startsWith(bytes, wanted, at)) return at;
  return -1;
}

function startsWith(bytes: Uint8Array, wanted: Uint8Array, at: number): boolean {
  return at + wanted.length <= bytes.length && wanted.every((byte, index) => bytes[at + index] === byte);
}
