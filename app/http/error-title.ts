import type { MetaDescriptor } from "@remix-run/cloudflare";

/** `title`, or for a page whose subject does not exist `missing`, the heading that its error boundary shows. */
export function titleUnlessMissing(title: string, missing: string, error: unknown): MetaDescriptor[] {
  const gone = (error as { status?: number } | undefined)?.status === 404;
  return [{ title: `${gone ? missing : title} | JasaWarga` }];
}
