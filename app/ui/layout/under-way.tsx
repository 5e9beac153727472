import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** With script a page stays until the next one has come: says that it is on its way, and greys a list it replaces. */
export function UnderWay() {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const busy = state !== "idle";
  const replaces = busy && formMethod !== "POST" && location?.pathname === pathname;
  useEffect(() => {
    const content = document.getElementById("isi");
    content?.setAttribute("aria-busy", String(busy));
    content?.toggleAttribute("data-replaced", replaces);
  }, [busy, replaces]);
  return busy ? <div className="under-way" aria-hidden="true" /> : null;
}
