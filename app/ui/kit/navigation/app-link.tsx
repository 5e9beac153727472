import { Link, type LinkProps } from "@remix-run/react";
import { isPaymentPath } from "~/domain/money/payment-path";
import { type ButtonLook, buttonClass } from "../button";

/** A `ButtonLink` between pages that hydrate: with script it navigates without a reload, but to a payment. */
export function AppButtonLink({
  look = "primary",
  wide = false,
  ...link
}: Omit<LinkProps, "className" | "to" | "reloadDocument"> & {
  to: string;
  look?: ButtonLook;
  wide?: boolean;
}) {
  return <Link {...link} reloadDocument={isPaymentPath(link.to)} className={buttonClass(look, wide)} />;
}
