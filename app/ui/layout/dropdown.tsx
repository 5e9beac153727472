import { type ReactNode, useEffect, useRef } from "react";

const WIDE = "(min-width: 60em)";

/** Unfolds without script. With it, it closes on Escape, on a press elsewhere, and when the screen becomes wide or narrow. */
export function Dropdown({
  summary,
  phoneOnly = false,
  children,
}: {
  /** A `summary` element. */
  summary: ReactNode;
  phoneOnly?: boolean;
  children: ReactNode;
}) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    function press(event: KeyboardEvent) {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    }
    function pointAt({ target }: Event) {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    }
    const width = window.matchMedia(WIDE);
    document.addEventListener("keydown", press);
    document.addEventListener("click", pointAt);
    // Not addEventListener: browsers of 2018 do not know it here.
    width.addListener(close);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", pointAt);
      width.removeListener(close);
    };
  }, []);
  return (
    <details ref={menu} className={phoneOnly ? "dropdown phone-only" : "dropdown"}>
      {summary}
      <div className="dropdown__sheet">{children}</div>
    </details>
  );
}
