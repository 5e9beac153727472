import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

/** From one account page to the next, keeping in mind where its reader was going. */
export function AccountLink({
  to,
  redirectTo,
  children,
}: {
  to: string;
  redirectTo: string | null;
  children: ReactNode;
}) {
  const address = redirectTo ? `${to}?redirectTo=${encodeURIComponent(redirectTo)}` : to;
  return <Link to={address}>{children}</Link>;
}
