import type { IconName } from "./icon";
import { SideNav } from "./side-nav";

const PLACES: readonly { to: string; text: string; icon: IconName }[] = [
  { to: "/operator", text: "Ringkasan", icon: "clock" },
];

/** The places of whoever works for the house. */
export function OperatorSide({ path }: { path: string }) {
  return (
    <SideNav
      label="Operator"
      places={PLACES.map((place) => ({ ...place, current: isHere(place.to, path) }))}
    />
  );
}

function isHere(to: string, path: string): boolean {
  return to === "/operator" ? path === "/operator" || path === "/operator/" : path.startsWith(to);
}
