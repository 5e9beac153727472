import type { AppLoadContext } from "@remix-run/cloudflare";
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

/** Always a download, so that no browser opens it as a page of ours. */
async function attachment(
  { files }: AppLoadContext,
  key: string,
  file: { name: string } | null,
): Promise<Response> {
  const object = file && (await files.get(key));
  if (!file || !object) notFound();
  return new Response(object.body, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(object.size),
      "Content-Disposition": `attachment; filename="berkas"; filename*=UTF-8''${encodeRFC5987(file.name)}`,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** `encodeURIComponent` leaves characters that an extended header value must not hold. */
function encodeRFC5987(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
