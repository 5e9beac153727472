import { Icon } from "../kit/icon";

export type ToastProps = { kind: "success" | "error"; title?: string | null; description?: string | null };

/** In the page's flow: it needs no script and does not vanish. `again`: where it is tried once more. */
export function Toast({ kind, title, description, again }: ToastProps & { again?: string }) {
  const bad = kind === "error";
  return (
    <div className={bad ? "toast has-error" : "toast"} role={bad ? "alert" : "status"}>
      <Icon name={bad ? "warn" : "check"} />
      <div>
        {title && <b>{title}</b>}
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
