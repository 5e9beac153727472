import { type ComponentType, type ElementType, lazy, memo, Suspense, useEffect, useState } from "react";

/**
 * Loads a component later. Until its code has loaded, and if it fails, the server's HTML stays. `memo` keeps what is
 * typed.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const onServer = typeof document === "undefined";
  // A page opened by a client navigation has no server markup, so its code loads together with its data.
  const byLink = !onServer && document.readyState === "complete";
  const Waiting: ElementType = lazy(() => load().then((part) => ({ default: part }), missing));
  let Part: ElementType = Waiting;
  if (onServer || byLink)
    load().then(
      (part) => {
        Part = part;
      },
      () => undefined,
    );

  function missing(): Promise<never> {
    if (byLink) window.location.reload();
    return new Promise(() => undefined);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module.
  return memo(function Later(props: P) {
    // Replacing a mounted component would lose its state.
    const [Shown] = useState(() => Part);
    return (
      <Suspense>
        <Shown {...props} />
        {byLink && Shown === Waiting && <Arrival />}
      </Suspense>
    );
  });
}

/** Scrolls to the fragment's target, which may exist only now, unless the user has scrolled. */
function Arrival() {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return null;
}
