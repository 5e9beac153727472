import type { AppLoadContext } from "@remix-run/cloudflare";
import { notFound } from "./errors.server";

/** Always a download, so that no browser opens it as a page of ours. */
export async function attachment(
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
