import type { AppLoadContext } from "@remix-run/cloudflare";

type ToastMessage = { kind: "success" | "error"; title: string; description: string | null };

export async function readToast(context: AppLoadContext, request: Request): Promise<ToastMessage | null> {
  if (!request.headers.get("Cookie")?.includes(`${context.toasts.cookieName}=`)) return null;
  context.outgoing.append("Set-Cookie", await context.toasts.clearingCookie());
  try {
    const { toast } = await context.toasts.getToast(request);
    if (!toast) return null;
    return {
      kind: toast.type === "error" ? "error" : "success",
      title: toast.message,
      description: toast.description ?? null,
    };
  } catch {
    return null;
  }
}
