import type { ReactNode } from "react";
import { REVIEW_WINDOW } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { TrustNote } from "./trust-note";

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex justify-center lg:justify-between">
      <main id="isi" className="w-full max-w-[26rem] pb-8 pt-6 lg:py-[4.5rem]">
        {children}
      </main>
      <aside
        className="brand-panel mt-6 flex min-h-[34rem] w-[36rem] flex-col justify-end space-y-3 rounded-lg p-12 max-lg:hidden"
        aria-label="Tentang JasaWarga"
      >
        <h2 className="mb-3 text-[2.5rem]">Kerja warga, dibayar dengan tenang.</h2>
        <TrustNote onPanel>Uang pembeli dititipkan sampai hasilnya diterima.</TrustNote>
        <TrustNote onPanel icon="clock">
          {`Pembeli tidak menanggapi hasil selama ${REVIEW_WINDOW / DAY} hari? Uang diteruskan otomatis, jadi penjual tidak menunggu selamanya.`}
        </TrustNote>
        <TrustNote onPanel icon="check">
          Setiap ulasan berasal dari pesanan yang benar-benar selesai.
        </TrustNote>
      </aside>
    </div>
  );
}
