import { useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../kit/button";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm } from "../kit/form/unsent-form";
import { Toast } from "./toast";

const HOME = { href: "/", text: "Kembali ke Beranda" };

/**
 * In place of what could not be read: says so on top, asks once more for the same page, and leads away from it. `lang`: of
 * `failed`. A fault of ours has a code; without one nothing came back at all.
 */
export function Failed({
  failed,
  lang,
  text,
  back = HOME,
}: {
  failed: string;
  lang?: "en" | undefined;
  text?: ReactNode;
  back?: { href: string; text: string } | undefined;
}) {
  const { pathname, search } = useLocation();
  const error = useRouteError() as { data?: { code?: string } } | null;
  const note = error?.data?.code ? "Kesalahannya di pihak kami." : "Periksa sambungan Anda.";
  return (
    <div className="mt-3">
      <Toast
        kind="error"
        title={failed}
        lang={lang}
        description={
          <>
            {text} {note}
          </>
        }
        again={pathname + search}
      />
      <div className="mt-2">
        <FaultCode />
      </div>
      <UnsentForm />
      <p className="actions">
        <ButtonLink look="line" href={back.href}>
          {back.text}
        </ButtonLink>
      </p>
    </div>
  );
}
