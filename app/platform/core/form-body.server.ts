import { ContentDisposition } from "@remix-run/headers/content-disposition";
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { MINUTE } from "~/domain/core/dates";
import { formType } from "./form-type.server";

const KB = 1024;
const MB = 1024 * KB;
/** In bytes: a form without files, or all texts of one with files. */
export const FORM_LIMIT = 256 * KB;
/** One photo as a phone's camera writes it, with room for more. Twice as much would not fit an isolate beside a second form. */
export const UPLOAD_LIMIT = 24 * MB;
/** How much of a refused body is read and dropped, in bytes. */
const DISCARD_LIMIT = 2 * UPLOAD_LIMIT;
const MAX_FIELDS = 200;
const PART_HEADER_LIMIT = 4 * KB;
/** Between the request's beginning and the end of its body, in ms. */
const ARRIVAL_LIMIT = 10 * MINUTE;

export type FormFault = "broken" | "too large" | "too many" | "too late";

/** The body took longer than `ARRIVAL_LIMIT`. */
class LateBody extends Error {}

/**
 * Passes a body on and calls `arrived` with the time (UTC ms) when its last byte is here. Rules are applied as of that
 * time. A body that takes too long is read to its end, so that the client sees the answer, and then fails.
 */
export function timedBody(
  body: ReadableStream<Uint8Array>,
  begunAt: number,
  arrived: (at: number) => void,
): ReadableStream<Uint8Array> {
  const isLate = () => Date.now() - begunAt > ARRIVAL_LIMIT;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (!isLate()) controller.enqueue(chunk);
      },
      flush(controller) {
        if (isLate()) controller.error(new LateBody());
        else arrived(Date.now());
      },
    }),
  );
}

/** Stops at the first byte, field or file too many, whatever Content-Length said. Never throws. */
export async function readFormBody(request: Request): Promise<FormData | FormFault> {
  const type = formType(request.headers.get("Content-Type"));
  if (type.kind === "multipart") return readMultipart(request.body, type.boundary);
  if (type.kind !== "urlencoded") return "broken";
  const body = await readCapped(request.body, FORM_LIMIT);
  return body instanceof Uint8Array ? readFields(new TextDecoder().decode(body)) : body;
}

export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | FormFault> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const fault = await pump(body, limit, (chunk) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    return null;
  });
  if (fault) return fault;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** After a fault the rest is read and dropped: breaking off would close the connection before the answer. */
async function pump(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  take: (chunk: Uint8Array) => FormFault | null,
): Promise<FormFault | null> {
  const reader = body?.getReader();
  let size = 0;
  let fault: FormFault | null = null;
  try {
    while (size <= DISCARD_LIMIT) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) return fault;
      size += value.byteLength;
      fault ??= size > limit ? "too large" : take(value);
    }
    await reader?.cancel();
  } catch (error) {
    fault ??= error instanceof LateBody ? "too late" : "broken";
  }
  return fault;
}

function readFields(text: string): FormData | FormFault {
  if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) return "too many";
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
}

async function readMultipart(
  body: ReadableStream<Uint8Array> | null,
  boundary: string,
): Promise<FormData | FormFault> {
  const parser = new MultipartParser(boundary, {
    maxParts: MAX_FIELDS,
    maxHeaderSize: PART_HEADER_LIMIT,
    // Above every form's own limit, so that a file a little too heavy is answered beside its field.
    maxFileSize: UPLOAD_LIMIT,
  });
  const form = new FormData();
  let text = 0;
  const fault = await pump(body, UPLOAD_LIMIT, (chunk) => {
    try {
      for (const part of parser.write(chunk)) {
        const { name, filename } = ContentDisposition.from(part.headers["content-disposition"] ?? null);
        if (name === undefined) return "broken";
        if (filename !== undefined) {
          form.append(name, fileOf(part, filename));
          continue;
        }
        text += part.size;
        if (text > FORM_LIMIT) return "too large";
        form.append(name, part.text);
      }
      return null;
    } catch (error) {
      // What follows the closing boundary is ignored (RFC 2046, 5.1.1), but the parser throws.
      return isComplete(parser) ? null : faultOf(error);
    }
  });
  return fault ?? (isComplete(parser) ? form : "broken");
}

function fileOf(part: MultipartPart, name: string): File {
  const file = new File(part.content as BlobPart[], name, { type: part.mediaType ?? "" });
  // The file has its own copy; the parser would keep these until the next part begins.
  part.content.length = 0;
  return file;
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function faultOf(error: unknown): FormFault {
  if (error instanceof MaxPartsExceededError) return "too many";
  return error instanceof MaxFileSizeExceededError ? "too large" : "broken";
}
