import { Link, type LinkProps } from "@remix-run/react";
import { type ButtonLook, buttonClass } from "../button";

/** A `ButtonLink` between pages that hydrate: with script it navigates without a reload. */
export function AppButtonLink({
  look = "primary",
  wide = false,
  ...link
}: Omit<LinkProps, "className"> & { look?: ButtonLook; wide?: boolean }) {
  return <Link {...link} className={buttonClass(look, wide)} />;
}
