import { useLocation, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { ButtonLink } from "../kit/button";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm, useUnsentTitle } from "../kit/form/unsent-form";
import { Toast } from "./toast";

const HOME = { href: "/", text: "Kembali ke Beranda" };

/**
 * In place of a page that could not be read, or whose form was not stored: says so on top, links to the same page, and
 * leads away from it. `lang` is the language of `failed`. A fault of ours has a code; without one no answer arrived.
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
  const said = useUnsentTitle();
  const note = error?.data?.code ? "Kesalahannya di pihak kami." : "Periksa sambungan Anda.";
  return (
    <div className="mt-3">
      <Toast
        kind="error"
        title={said ?? failed}
        lang={said ? undefined : lang}
        description={
          <>
            {said ? null : text} {note}
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
