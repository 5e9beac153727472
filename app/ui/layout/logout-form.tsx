import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";

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
  return (
    <Form method="post" action="/logout">
      <button className={className} type="submit" disabled={leaving}>
        {icon}
        <span className="row-text">{leaving ? "Keluar..." : label}</span>
      </button>
    </Form>
  );
}
