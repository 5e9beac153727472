import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Form, useFormOwner } from "./form";

/**
 * The button that logs out. While the request is under way, every copy on the page is disabled and reads "Keluar...".
 * Pages without script post the form themselves.
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
  const leaving = useNavigation().formAction === "/logout";
  // The menus outlive a change of account in another tab, and then name the new one.
  const owner = useFormOwner();
  return (
    <Form key={owner} method="post" action="/logout">
      <button className={className} type="submit" disabled={leaving}>
        {icon}
        <span className="row-text">{leaving ? "Keluar..." : label}</span>
      </button>
    </Form>
  );
}
