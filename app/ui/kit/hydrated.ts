import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first paint: hides what does nothing without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
