import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

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
