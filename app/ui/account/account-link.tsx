import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { withReturn } from "~/domain/core/return-path";

export function AccountLink({
  to,
  back,
  children,
}: {
  to: string;
  back: string | null;
  children: ReactNode;
}) {
  return <Link to={withReturn(to, back)}>{children}</Link>;
}
