import type { ReactNode } from "react";
import { Icon } from "./kit";

/** An "info" asks for an action, so that it stays until the next page. */
export type ToastProps = { kind: "success" | "info" | "error"; title?: string | null; description?: string | null };

type Inline = Omit<ToastProps, "description"> & {
  description?: ReactNode;
  again?: string | undefined;
  lang?: "en" | undefined;
};

export function Toast({ kind, title, description, again, lang }: Inline) {
  const bad = kind === "error";
  return (
    <div className={bad ? "toast has-error" : "toast"} role={bad ? "alert" : "status"}>
      <Icon name={bad ? "warn" : kind === "info" ? "bell" : "check"} />
      <div>
        {title && <b lang={lang}>{title}</b>}
        {title && description && <br />}
        {description}
        {again && (
          <>
            {" "}
            <a href={again}>Coba lagi</a>
          </>
        )}
      </div>
    </div>
  );
}
