import { type DragEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../kit/hydrated";

/** `list` with what stands at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Tiles in the order they were dragged to, of which each one's select says its place, as the form sends it. */
export function useDragging(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const order = placed.length === count ? placed : Array.from({ length: count }, (_, index) => index);
  const from = useRef<number | null>(null);
  const draggable = useHydrated();

  useEffect(() => {
    const selects = list.current?.querySelectorAll("select") ?? [];
    for (const at of placed.keys()) {
      const select = selects[at];
      if (select) select.value = String(at + 1);
    }
  }, [placed]);

  const dragging = (at: number) =>
    draggable
      ? {
          draggable,
          onDragStart: ({ dataTransfer }: DragEvent) => {
            // Firefox drags nothing that carries nothing.
            dataTransfer.setData("text/plain", "");
            from.current = at;
          },
          // Let go of elsewhere: what comes next, say a file, is no photo's move.
          onDragEnd: () => {
            from.current = null;
          },
          onDragOver: (event: DragEvent) => {
            if (from.current !== null) event.preventDefault();
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (from.current === null) return;
            const start = from.current;
            from.current = null;
            setPlaced(moved(order, start, at));
          },
        }
      : {};
  return { list, order, dragging };
}
