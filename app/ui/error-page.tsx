import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Viewer } from "~/accounts/person";
import type { FormRefusal } from "~/platform/forms/form";
import { errorHeading } from "~/platform/sentence-text";
import { UnsentFormNote, useUnsentTitle } from "./fields";
import { ButtonLink, EmptyState, FaultCode } from "./kit";
import { usePage } from "./page-context";
import { Main } from "./page-frame";
import { BareTitleBar, TitleBar, Topline } from "./title-bar";
import { Toast } from "./toast";

const SENTENCES: Record<number, string> = {
  400: "Permintaan ini tidak dapat kami baca, atau berisi terlalu banyak isian.",
  403: "Anda tidak berhak membuka halaman ini.",
  404: "Alamat ini tidak ada, atau halamannya sudah dihapus.",
  405: "Halaman ini tidak menerima kiriman seperti itu.",
  429: "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
  503: "Layanan sedang tidak tersedia. Tunggu sebentar, lalu muat ulang atau tekan Kembali.",
};

export function ErrorPage({ status }: { status: number }) {
  return (
    <Main>
      <BareTitleBar />
      <ErrorNote status={status} />
    </Main>
  );
}

/** The error boundary of pages with a form. The root would show its error page without the viewer. */
export function FormErrorPage() {
  return <ErrorPage status={useErrorStatus()} />;
}

/** The error boundary of pages with a form inside a dashboard. */
export function FormErrorNote() {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  return (
    <>
      {viewer && <Topline />}
      <ErrorNote status={useErrorStatus()} />
    </>
  );
}

function useErrorStatus(): number {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? error.status : 500;
}

export function ErrorNote({ status }: { status: number }) {
  const { code } = usePage();
  const error = useRouteError() as { data?: Partial<FormRefusal> } | null;
  const { reason, backHref, backText } = error?.data ?? {};
  const gone = status === 404;
  const unsentTitle = useUnsentTitle();
  return (
    <div className="mt-4">
      <EmptyState
        level={1}
        title={unsentTitle ?? <span lang="en">{errorHeading(status)}</span>}
        text={
          reason ??
          SENTENCES[status] ??
          "Terjadi kesalahan di pihak kami. Tidak ada yang Anda kirim yang diproses dua kali."
        }
        fault={{ status: gone ? undefined : status, code }}
        action={backHref ? { href: backHref, text: backText ?? "Kembali" } : HOME}
      >
        {!gone && <UnsentFormNote />}
      </EmptyState>
    </div>
  );
}

const HOME = { href: "/", text: "Kembali ke Beranda" };

export function FailedPage({
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
  const unsentTitle = useUnsentTitle();
  const note = error?.data?.code ? "Kesalahannya di pihak kami." : "Periksa sambungan Anda.";
  return (
    <div className="mt-3">
      <Toast
        kind="error"
        title={unsentTitle ?? failed}
        lang={unsentTitle ? undefined : lang}
        description={
          <>
            {unsentTitle ? null : text} {note}
          </>
        }
        again={pathname + search}
      />
      <div className="mt-2">
        <FaultCode />
      </div>
      <UnsentFormNote />
      <p className="actions">
        <ButtonLink look="line" href={back.href}>
          {back.text}
        </ButtonLink>
      </p>
    </div>
  );
}

export function ListFailed({ title, failed, text = "" }: { title: string; failed: string; text?: string }) {
  return (
    <>
      <TitleBar title={title} />
      <FailedPage failed={failed} text={text} />
    </>
  );
}
