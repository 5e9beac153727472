import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { soonText } from "~/copy/core/days";
import { useDrafts } from "./drafts";
import { FailedLogout } from "./failed-logout";

/** Adds to every page what only script can do, once the page has hydrated. */
export function Afterwards() {
  useClosingMenus();
  useCountDown();
  useDrafts();
  useClearedErrors();
  const { pathname } = useLocation();
  return (
    <>
      <FailedLogout pathname={pathname} />
      <UnderWay />
    </>
  );
}

/** A page stays until the next one has come: says that it is on its way, and greys a list it replaces. */
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

/** Menus close on Escape, on a press elsewhere, and when the screen becomes wide or narrow. */
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
    document.addEventListener("keydown", press);
    document.addEventListener("click", pointAt);
    // Not addEventListener: browsers of 2018 do not know it here.
    width.addListener(resize);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("click", pointAt);
      width.removeListener(resize);
    };
  }, []);
}

/** A form's errors, which only pages that have some pay for. */
function useClearedErrors() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === "idle" && document.querySelector("[aria-invalid]"))
      void import("../kit/form/clear-errors").then(({ watchErrors }) => watchErrors());
  }, [state]);
}

/** ms between two looks at the clock. */
const TICK = 20_000;

/** What is left of less than a day is counted down by the server's clock while the page stays open; its days stand. */
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
