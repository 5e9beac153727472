import type { AppLoadContext } from "@remix-run/cloudflare";
import { contentDisposition, FILE_START, fileType } from "~/domain/core/download";
import { notFound } from "./errors.server";
import { filePreview } from "./picture.server";

export async function orderFile(
  context: AppLoadContext,
  request: Request,
  { key, file, readerId }: { key: string; file: { name: string } | null; readerId: string },
): Promise<Response> {
  return new URL(request.url).searchParams.has("preview")
    ? filePreview(context, request, { key: file && key, readerId })
    : attachment(context, key, file);
}

async function attachment(
  { files }: AppLoadContext,
  key: string,
  file: { name: string } | null,
): Promise<Response> {
  const object = file && (await files.get(key));
  if (!file || !object) notFound();
  const start = object.size > 0 ? await files.start(key, FILE_START) : new Uint8Array();
  return new Response(object.body, {
    headers: {
      "Content-Type": fileType(file.name, start),
      "Content-Length": String(object.size),
      "Content-Disposition": contentDisposition(file.name),
      // No browser guesses another type.
      "X-Content-Type-Options": "nosniff",
    },
  });
}
