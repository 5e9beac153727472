import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

const WIDE = "(min-width: 48em)";
const WEEK = 7 * 24 * 60 * 60;

const menuName = (path: string) => (/^\/operator\b/.test(path) ? "operator" : "dashboard");

/** The checkbox inverts `folded`, which is read once: the cookie written here must not invert it back. */
export function Dashboard({
  path,
  folded,
  side,
  children,
}: {
  path: string;
  folded: boolean;
  side: ReactNode;
  children: ReactNode;
}) {
  const [startsFolded] = useState(folded);
  const box = useRef<HTMLInputElement>(null);
  useShortcut(box);
  useClosedDrawer(box, path);

  function remember(checked: boolean) {
    if (!window.matchMedia(WIDE).matches) return;
    const state = startsFolded !== checked ? "folded" : "open";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on older phones.
    document.cookie = `sidebar=${state}; Max-Age=${WEEK}; Path=/; SameSite=Lax`;
  }

  return (
    <main className={startsFolded ? "page-width dashboard dashboard--folded" : "page-width dashboard"}>
      <input
        ref={box}
        className="sr-only"
        type="checkbox"
        id="sidebar-open"
        aria-label={`Buka atau tutup menu ${menuName(path)}`}
        aria-keyshortcuts="Control+B Meta+B"
        onChange={(event) => remember(event.currentTarget.checked)}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: a shade to tap on; the checkbox above has the words. */}
      <label className="backdrop" htmlFor="sidebar-open" aria-hidden="true" />
      {side}
      <div className="dashboard__panel" id="isi">
        {children}
      </div>
    </main>
  );
}

type Box = RefObject<HTMLInputElement>;

function useShortcut(box: Box) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        box.current?.click();
      }
      if (event.key === "Escape") closeDrawer(box);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [box]);
}

function useClosedDrawer(box: Box, path: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what it waits for.
  useEffect(() => closeDrawer(box), [path]);
  useEffect(() => {
    const width = window.matchMedia(WIDE);
    // An open drawer is no folded rail, nor the other way round.
    const change = () => {
      if (box.current) box.current.checked = false;
    };
    width.addListener(change);
    return () => width.removeListener(change);
  }, [box]);
}

function closeDrawer(box: Box) {
  if (box.current && !window.matchMedia(WIDE).matches) box.current.checked = false;
}
