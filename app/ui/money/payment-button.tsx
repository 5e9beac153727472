import { useFetcher, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { type ButtonLook, SubmitButton } from "../kit/button";
import { PlainForm } from "../layout/form";
import { payInWindow, type SnapWindow } from "./snap";

type Checkout = { token: string; redirectUrl: string; window: SnapWindow | null };

export type PaymentProps = {
  path: string;
  /** integer rupiah, as the page shows it */
  total: number;
  /** The page showed another total. */
  outdated: { shown: number | null } | null;
  /** The network dropped before the gateway could be asked. */
  networkFailed: boolean;
  busy: boolean;
  send(event: FormEvent<HTMLFormElement>): void;
};

/** Without script the form leads to the gateway's page. Call it above the panels: an answer may swap them. */
export function usePayment({ orderId, total }: { orderId: string; total: number }): PaymentProps {
  const fetcher = useFetcher<Partial<Checkout> & { shown?: number | null; networkFailed?: boolean }>();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const opened = useRef<unknown>(null);
  // A second press before the button is disabled must not open a second window.
  const pressed = useRef(false);
  const path = `/payment/${orderId}`;

  const checkout = fetcher.data;
  useEffect(() => {
    if (fetcher.state !== "idle" || opened.current === checkout) return;
    if (!checkout?.token) {
      pressed.current = false;
      return;
    }
    const { token, redirectUrl, window: gateway } = checkout;
    opened.current = checkout;
    setOpen(true);
    payInWindow(gateway, token)
      .then((outcome) => {
        setOpen(false);
        pressed.current = false;
        navigate(outcome === "closed" ? path : `${path}?status=${outcome}`, { replace: true });
      })
      .catch(() => {
        if (redirectUrl) window.location.assign(redirectUrl);
      });
  }, [fetcher.state, checkout, navigate, path]);

  return {
    path,
    total,
    outdated: checkout?.shown === undefined ? null : { shown: checkout.shown },
    networkFailed: checkout?.networkFailed === true && fetcher.state === "idle",
    busy: open || fetcher.state !== "idle",
    send(event) {
      event.preventDefault();
      if (pressed.current) return;
      pressed.current = true;
      const form = new FormData(event.currentTarget);
      form.set("window", "yes");
      fetcher.submit(form, { method: "post", action: path });
    },
  };
}

export function PaymentButton({
  payment,
  look = "primary",
  wide = false,
  children,
}: {
  payment: PaymentProps;
  look?: ButtonLook;
  wide?: boolean;
  children: string;
}) {
  return (
    <PlainForm method="post" action={payment.path} onSubmit={payment.send} autoComplete="off">
      <input type="hidden" name="shownTotal" value={payment.total} />
      <SubmitButton look={look} wide={wide} busy={payment.busy}>
        {children}
      </SubmitButton>
    </PlainForm>
  );
}
