import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first paint, true once script is alive: for what would be a dead button before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
