import { type ComponentType, type ElementType, lazy, memo, Suspense, useState } from "react";

/**
 * A part of a page whose code is fetched once the page's own has taken over; until then, and where it never comes, the
 * server's markup stands, with its forms. `memo`: a rerender before that would empty what is typed.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  const onServer = typeof document === "undefined";
  // Come to by a link, the page has no markup yet, so the code is asked for beside its data.
  const byLink = !onServer && document.readyState === "complete";
  let Part: ElementType = lazy(() => load().then((part) => ({ default: part }), missing));
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
      </Suspense>
    );
  });
}
