import { useEffect, useState } from "react";
import type { AreaPress, AreasView } from "~/copy/listing/areas";

export type Stoppable = { preventDefault(): void };

/** `press` gives the list after it; nothing where the press goes to the server, which answers the same. */
export function useAreas(given: AreasView) {
  const [view, setView] = useState(given);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => setView(given), [given]);
  return {
    view,
    async press(event: Stoppable, how: AreaPress): Promise<AreasView | undefined> {
      if (unreachable) return undefined;
      event.preventDefault();
      try {
        const { pressArea } = await import("~/copy/listing/areas");
        const after = pressArea(
          view.areas.map(({ code }) => code),
          how,
        );
        setView(after);
        return after;
      } catch {
        setUnreachable(true);
        return undefined;
      }
    },
  };
}
