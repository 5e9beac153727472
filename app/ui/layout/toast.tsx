import { useEffect, useState } from "react";
import { Icon } from "../kit/icon";
import { usePage } from "./page-context";

export type ToastProps = { kind: "success" | "error"; title?: string | null; description?: string | null };

/** ms; the clock stands still under a pointer or the focus. */
const SHOWN = 3_000;

/** In the page's flow: it needs no script and does not vanish. */
export function Toast({ kind, title, description }: ToastProps) {
  const bad = kind === "error";
  return (
    <div className={bad ? "toast has-error" : "toast"} role={bad ? "alert" : "status"}>
      <Icon name={bad ? "warn" : "check"} />
      <div>
        {title && <b>{title}</b>}
        {title && description && <br />}
        {description}
      </div>
    </div>
  );
}

/** Above a page: with script good news goes by itself, an error stays. */
export function PassingToast({ toast }: { toast: ToastProps }) {
  const passes = usePage().script && toast.kind === "success";
  const [gone, setGone] = useState<ToastProps | null>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!passes || held) return;
    const timer = setTimeout(() => setGone(toast), SHOWN);
    return () => clearTimeout(timer);
  }, [toast, passes, held]);
  if (gone === toast) return null;
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by them but to wait for a reader.
    <div
      className={passes ? "page-width toast-area toast-area--passing" : "page-width toast-area"}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Toast {...toast} />
    </div>
  );
}
