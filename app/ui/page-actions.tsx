import { type ReactNode, useEffect, useState } from "react";
import { Button, useHydrated } from "./kit";

/** Shows a button that prints the page. Without JavaScript it is a sentence that explains how to print. */
export function PrintButton({ what }: { what: string }) {
  const hydrated = useHydrated();
  return (
    <p className="print:hidden my-4">
      {hydrated ? (
        <Button look="line" onClick={() => window.print()}>
          Cetak {what}
        </Button>
      ) : (
        <span className="text-sm text-ink-soft">Untuk mencetak {what} ini, pilih Cetak di menu peramban Anda.</span>
      )}
    </p>
  );
}

const bar =
  "sticky-bar [@media(min-height:30em)]:sticky bottom-0 z-[3] -mx-gutter mt-6 flex items-center justify-between border-t border-line-strong bg-raised px-gutter pb-[calc(0.5rem+var(--safe-bottom))] pt-2 leading-[1.3] print:hidden [&_a]:ml-3 [&_a]:px-3.5 [&_button]:ml-3 [&_button]:px-3.5";
// Pages with a sidebar show the bar directly below the form, with its button first.
const inDashboard =
  "md:static md:mx-0 md:flex-row-reverse md:justify-end md:border-0 md:bg-transparent md:p-0 md:[&_a]:ml-0 md:[&_a]:mr-4 md:[&_button]:ml-0 md:[&_button]:mr-4";
const shared = "[&>:first-child]:ml-0 [&>a]:flex-1 [&>button]:flex-1";

/** Returns true while the element with the id is in the upper part of the screen. */
function useInView(id: string | undefined): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = id === undefined ? null : document.getElementById(id);
    if (target === null) return;
    const observer = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? false), {
      rootMargin: "0px 0px -20% 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}

/**
 * Keeps the main action at the bottom of the screen. `phone` hides the bar on wide screens, where the page has the
 * button. Without a text, the buttons share the bar. On low screens, as at 400 % zoom, it is at the end of the page.
 * `leadsTo` is the id of the form that the button leads to, and the bar is hidden while that form is in view.
 */
export function StickyBar({
  phone = false,
  beside = "nothing",
  leadsTo,
  action,
  children,
}: {
  leadsTo?: string | undefined;
  phone?: boolean;
  beside?: "sidebar" | "nothing";
  action: ReactNode;
  children?: ReactNode;
}) {
  const isThere = useInView(leadsTo);
  return (
    <div
      className={[
        bar,
        isThere && "invisible",
        phone && "lg:hidden",
        beside === "sidebar" && inDashboard,
        !children && shared,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {children && <p className="flex-[1_1_0] [&_.price]:text-lg">{children}</p>}
      {action}
    </div>
  );
}
