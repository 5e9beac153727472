import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** An order of nothing: somebody cut the address short. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.toasts.redirectWithError(
    "/",
    { message: "Terjadi Kesalahan", description: "ID jasa tidak ditemukan" },
    { status: 303 },
  );
}
