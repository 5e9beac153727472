import { useEffect, useState } from "react";
import { MINUTE } from "~/domain/core/dates";
import { useHydrated } from "../kit/hydrated";
import type { TimeFormProps } from "./other-day";

/** Slots of a day that can still be had while the page stays open; undefined: not known, as without script. */
export function useFreeSlots(time: TimeFormProps | null, day: string): readonly number[] | undefined {
  const [open, setOpen] = useState(0);
  useEffect(() => {
    // By how long it is open: many a phone's own clock is wrong.
    const since = Date.now();
    const timer = setInterval(() => setOpen((Date.now() - since) / MINUTE), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const hydrated = useHydrated();
  if (!hydrated || !time) return undefined;
  const { soonest } = time;
  return time.free[day]?.filter((slot) => day !== soonest.day || slot >= soonest.minute + open);
}
