import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** One primary button a view. `line` is secondary, `quiet` leads back, `danger` destroys. */
export type ButtonLook = "primary" | "line" | "quiet" | "danger" | "danger-line";

const looks: Record<ButtonLook, string> = {
  primary: "btn",
  line: "btn btn--line",
  quiet: "btn btn--quiet",
  danger: "btn btn--danger",
  "danger-line": "btn btn--danger btn--line",
};

type Look = { look?: ButtonLook; wide?: boolean };

export const buttonClass = (look: ButtonLook, wide: boolean) =>
  wide ? `${looks[look]} btn--wide` : looks[look];

export function Button({
  look = "primary",
  wide = false,
  type = "button",
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button {...rest} type={type} className={buttonClass(look, wide)} />;
}

export function ButtonLink({
  look = "primary",
  wide = false,
  href,
  children,
  ...rest
}: Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "href">) {
  return (
    <a {...rest} href={href} className={buttonClass(look, wide)}>
      {children}
    </a>
  );
}

/** Submits its form. `busy` is the form's own state; it changes the words. */
export function SubmitButton({
  busy = false,
  disabled = false,
  busyText = "Memproses...",
  children,
  ...rest
}: Look & { busy?: boolean; busyText?: string | undefined } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "className" | "type"
  >) {
  return (
    <Button {...rest} type="submit" disabled={busy || disabled} aria-busy={busy || undefined}>
      {busy ? busyText : children}
    </Button>
  );
}

/** First in a form with other submit buttons: Enter presses the first one. Hidden, and no tab stop. */
export function EnterButton({ name }: { name?: string | undefined }) {
  return (
    <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true" name={name} value="1">
      Kirim
    </button>
  );
}
