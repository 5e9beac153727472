import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

export function loader({ context }: LoaderFunctionArgs) {
  return context.toasts.redirectWithError(
    "/",
    { message: "Terjadi Kesalahan", description: "ID jasa tidak ditemukan" },
    { status: 303 },
  );
}
