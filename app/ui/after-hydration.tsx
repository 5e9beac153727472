import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { soonText } from "~/platform/date-text";
import { useDrafts } from "./drafts";
import { FailedLogout } from "./failed-logout";
import { RefusedFormNote } from "./refused-form";

export function AfterHydration() {
  useClosingMenus();
  useCountDown();
  useDrafts();
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
