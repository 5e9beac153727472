import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { soonText } from "~/platform/date-text";
import { useDrafts } from "./drafts";
import { FailedLogout } from "./failed-logout";
import { RefusedFormNote } from "./refused-form";

export function AfterHydration() {
  useClosingMenus();
  useCountDown();
  useDrafts();
  useArrival();
  useWorker();
  const { pathname } = useLocation();
  return (
    <>
      <FailedLogout pathname={pathname} />
      <RefusedFormNote pathname={pathname} />
      <UnderWay />
    </>
  );
}

function UnderWay() {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const busy = state !== "idle";
  const replaces = busy && formMethod !== "POST" && location?.pathname === pathname;
  useEffect(() => {
    document.querySelector("main")?.setAttribute("aria-busy", String(busy));
    document.getElementById("isi")?.toggleAttribute("data-replaced", replaces);
  }, [busy, replaces]);
  return busy ? <div className="under-way" aria-hidden="true" /> : null;
}

const WIDE = "(min-width: 60em)";

/** Closes menus on Escape, on a click elsewhere, and when the screen crosses the width of the desktop menus. */
function useClosingMenus() {
  useEffect(() => {
    function close(within?: EventTarget | null) {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.dropdown[open]")) {
        if (within instanceof Node && menu.contains(within)) continue;
        menu.open = false;
        if (within === undefined) menu.querySelector("summary")?.focus();
      }
    }
    const press = ({ key }: KeyboardEvent) => key === "Escape" && close();
    const pointAt = ({ target }: Event) => close(target);
    const resize = () => close(null);
    const width = window.matchMedia(WIDE);
    window.addEventListener("keydown", press, true);
    window.addEventListener("click", pointAt, true);
    // Browsers from 2018 lack addEventListener here.
    width.addListener(resize);
    return () => {
      window.removeEventListener("keydown", press, true);
      window.removeEventListener("click", pointAt, true);
      width.removeListener(resize);
    };
  }, []);
}

/**
 * After a navigation without a page load, moves the focus to the heading and announces the title, as browsers do after
 * a load. On the same page it does so only if the focused element has disappeared.
 */
function useArrival() {
  const { key, pathname } = useLocation();
  const last = useRef({ key, pathname });
  const say = useAnnouncer();
  useEffect(() => {
    const before = last.current;
    last.current = { key, pathname };
    if (before.key === key) return;
    const { activeElement } = document;
    const isLost = !activeElement || activeElement === document.body;
    if (before.pathname === pathname && !isLost) return;
    if (before.pathname !== pathname) say(document.title);
    // A page with errors, or with a field that it focuses, has chosen its own start.
    if (activeElement?.closest("main") && activeElement.matches("input, textarea, select, [role=alert]")) return;
    if (window.location.hash) return;
    return withHeading((heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [key, pathname, say]);
}

/** Calls back as soon as the page has a visible heading. The form of some pages arrives later with its heading. */
function withHeading(found: (heading: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  function look() {
    const headings = [...document.querySelectorAll("h1")];
    const heading = headings.find((one) => one.getClientRects().length > 0);
    if (!heading) return;
    observer.disconnect();
    found(heading);
  }
  return () => observer.disconnect();
}

/** Returns a function that announces a text. A closed shadow root hides it from searches of the page's text. */
function useAnnouncer(): (text: string) => void {
  const region = useRef<HTMLElement>();
  useEffect(() => {
    const host = document.createElement("div");
    host.className = "sr-only";
    const said = document.createElement("p");
    said.setAttribute("aria-live", "polite");
    // Browsers before 2018 have no shadow roots.
    (host.attachShadow?.({ mode: "closed" }) ?? host).appendChild(said);
    document.body.appendChild(host);
    region.current = said;
    return () => {
      host.remove();
    };
  }, []);
  return useCallback((text) => {
    if (region.current) region.current.textContent = text;
  }, []);
}

/** Starts the service worker for a member, and deletes what it stored once nobody is signed in. */
function useWorker() {
  const id = useRouteLoaderData<{ viewer: { id: string } | null }>("root")?.viewer?.id;
  useEffect(() => {
    import("./offline-orders")
      .then(({ forgetDevice, startWorker }) => (id === undefined ? forgetDevice() : startWorker(id)))
      // Private windows have no service workers. The page works without one.
      .catch(() => undefined);
  }, [id]);
}

const TICK = 20_000;

/** Counts down times of less than a day by the server's clock. Times of a day or more stay unchanged. */
function useCountDown() {
  const now = useRouteLoaderData<{ now: number }>("root")?.now;
  useEffect(() => {
    const ahead = now === undefined ? 0 : now - Date.now();
    const count = () => {
      for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-left]")) {
        const left = soonText(Date.parse(time.dateTime), Date.now() + ahead);
        if (left !== null && left !== time.textContent) time.textContent = left;
      }
    };
    const timer = setInterval(count, TICK);
    return () => clearInterval(timer);
  }, [now]);
}
