import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Waits for the loaders' data, last in the document: pressed before it is there, React 18 ends in its error 345 and never
 * hydrates. Only what stands before RemixBrowser's first hook runs here; React meets and reports other errors itself.
 */
async function loaderData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}

void loaderData().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);
