import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../kit/button";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm } from "../kit/form/unsent-form";
import { Toast } from "./toast";

const HOME = { href: "/", text: "Kembali ke Beranda" };

/**
 * In place of what could not be read: says so on top, asks once more for the same page, and leads away from it. `lang`: of
 * `failed`. `note`: in place of the advice about one's connection.
 */
export function Failed({
  failed,
  lang,
  text,
  note = "Periksa sambungan Anda.",
  back = HOME,
}: {
  failed: string;
  lang?: "en" | undefined;
  text?: ReactNode;
  note?: string | undefined;
  back?: { href: string; text: string } | undefined;
}) {
  const { pathname, search } = useLocation();
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
      <FaultCode />
      <UnsentForm />
      <p className="actions">
        <ButtonLink look="line" href={back.href}>
          {back.text}
        </ButtonLink>
      </p>
    </div>
  );
}
