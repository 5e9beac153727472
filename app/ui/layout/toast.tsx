import type { ReactNode } from "react";
import { Icon } from "../kit/icon";

export type ToastProps = { kind: "success" | "error"; title?: string | null; description?: string | null };

type Inline = Omit<ToastProps, "description"> & {
  description?: ReactNode;
  again?: string | undefined;
  lang?: "en" | undefined;
};

/** One message. `again` is the address to retry; `lang` is the language of the title. */
export function Toast({ kind, title, description, again, lang }: Inline) {
  const bad = kind === "error";
  return (
    <div className={bad ? "toast has-error" : "toast"} role={bad ? "alert" : "status"}>
      <Icon name={bad ? "warn" : "check"} />
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
