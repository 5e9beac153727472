import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Looks again after 2, 5 and then every 10 seconds, while the page is visible. */
const PAUSES = [2_000, 5_000];
const LATER = 10_000;

export function usePaymentWatch(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const looks = useRef(0);
  useEffect(() => {
    if (!waiting || state !== "idle") return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      looks.current += 1;
      revalidate();
    }, PAUSES[looks.current] ?? LATER);
    return () => clearInterval(timer);
  }, [waiting, state, revalidate]);
}
