import { type ReactNode, useEffect, useState } from "react";
import { PlainForm, useFormOwner } from "./form";

/** An event of the document. A variable would not do: each bundle has its own copy of this module. */
export const LOGGING_OUT = "leave";

/**
 * The button that logs out. While the request is under way, every copy on the page is disabled and reads "Keluar...".
 * `FailedLogout` sends the form; before it has loaded, and without script, the browser posts it.
 */
export function LogoutForm({
  label = "Keluar",
  icon,
  className,
}: {
  label?: string;
  icon?: ReactNode;
  className?: string;
}) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const change = (event: Event) => setLeaving((event as CustomEvent<boolean>).detail);
    document.addEventListener(LOGGING_OUT, change);
    return () => document.removeEventListener(LOGGING_OUT, change);
  }, []);
  // The menus outlive a change of account in another tab, and then name the new one.
  const owner = useFormOwner();
  return (
    <PlainForm key={owner} method="post" action="/logout">
      <button className={className} type="submit" disabled={leaving}>
        {icon}
        <span className="row-text">{leaving ? "Keluar..." : label}</span>
      </button>
    </PlainForm>
  );
}
