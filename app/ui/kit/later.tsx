import { type ComponentType, type ElementType, lazy, memo, Suspense, useEffect, useState } from "react";

/**
 * A part of a page whose code is fetched once the page's own has taken over; until then, and where it never comes, the
 * server's markup stands, with its forms. `memo`: a rerender before that would empty what is typed.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  const onServer = typeof document === "undefined";
  // Come to by a link, the page has no markup yet, so the code is asked for beside its data.
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
    // Another component in its place would start over.
    const [Shown] = useState(() => Part);
    return (
      <Suspense>
        <Shown {...props} />
        {byLink && Shown === Waiting && <Arrival />}
      </Suspense>
    );
  });
}

/** What the address names may have come only now: on to it, unless its reader has moved by themselves. */
function Arrival() {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return null;
}
