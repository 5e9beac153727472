import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * The loaders' data, which comes last in the document. Until it is there RemixBrowser throws the promise of it. React 18
 * waits for that, unless somebody presses something after it was told to begin and before it has: then it renders at once,
 * ends in its error 345 ("Root did not complete") and never takes the page over. So it is told to begin when the data is
 * there. Only what stands before RemixBrowser's first hook runs here; an error that is no promise is met again, and told,
 * by React.
 */
async function loaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

loaderData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
