import { errorHeading } from "~/copy/core/error-heading";
import { REFUSED_FORM } from "~/copy/core/refused-form";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm, useUnsentTitle } from "../kit/form/unsent-form";
import { Mark } from "../kit/logo";
import { usePage } from "./page-context";
import { Main } from "./page-shell";

const SENTENCES: Record<number, string> = {
  ...REFUSED_FORM,
  403: "Anda tidak berhak membuka halaman ini.",
  404: "Alamat ini tidak ada, atau halamannya sudah dihapus.",
  405: "Halaman ini tidak menerima kiriman seperti itu.",
  429: "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
  503: "Layanan sedang tidak tersedia. Tunggu sebentar, lalu muat ulang atau tekan Kembali.",
};

export function ErrorPage({ status }: { status: number }) {
  return (
    <Main>
      <ErrorNote status={status} />
    </Main>
  );
}

/** The same within a frame that has its main part already. */
export function ErrorNote({ status }: { status: number }) {
  const { code } = usePage();
  const gone = status === 404;
  const said = useUnsentTitle();
  return (
    <div className="empty-state mt-4">
      <Mark />
      {said ? <h1>{said}</h1> : <h1 lang="en">{errorHeading(status)}</h1>}
      <p>
        {SENTENCES[status] ??
          "Terjadi kesalahan di pihak kami. Tidak ada yang Anda kirim yang diproses dua kali."}
      </p>
      <FaultCode status={gone ? undefined : status} code={code} />
      {!gone && <UnsentForm />}
      <a className="btn" href="/">
        Kembali ke Beranda
      </a>
    </div>
  );
}
