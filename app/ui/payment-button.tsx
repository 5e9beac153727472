import { useFetcher, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ButtonLook, SubmitButton } from "./button";
import { payInWindow } from "./snap";

export type GatewayWindow = { scriptUrl: string; clientKey: string };
type Checkout = { token: string; redirectUrl: string };

/**
 * Begins or resumes a payment. The plain form leads to the gateway's own page; with script the answer is a token and
 * the gateway's window opens here, or its page when the window will not.
 */
export function PaymentButton({
  orderId,
  gateway,
  look = "primary",
  children,
}: {
  orderId: string;
  gateway: GatewayWindow;
  look?: ButtonLook;
  children: string;
}) {
  const fetcher = useFetcher<Partial<Checkout>>();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const opened = useRef<unknown>(null);
  const path = `/payment/${orderId}`;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    fetcher.submit({ window: "yes" }, { method: "post", action: path });
  }

  const checkout = fetcher.data;
  useEffect(() => {
    if (fetcher.state !== "idle" || !checkout?.token || opened.current === checkout) return;
    const { token, redirectUrl } = checkout;
    opened.current = checkout;
    setOpen(true);
    payInWindow(gateway, token)
      .then((outcome) => {
        setOpen(false);
        navigate(outcome === "closed" ? path : `${path}?status=${outcome}`, { replace: true });
      })
      .catch(() => {
        if (redirectUrl) window.location.assign(redirectUrl);
      });
  }, [fetcher.state, checkout, gateway, navigate, path]);

  return (
    <form method="post" action={path} onSubmit={send}>
      <SubmitButton look={look} busy={open || fetcher.state !== "idle"}>
        {children}
      </SubmitButton>
    </form>
  );
}
