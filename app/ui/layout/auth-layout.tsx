import type { ReactNode } from "react";
import { DAY } from "~/domain/core/dates";
import { REVIEW_WINDOW } from "~/domain/order/escrow";
import { Pledge } from "../kit/trust-note";

/** Where one comes in: the form, and on wide screens the board beside it. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <div className="page-width auth-layout">
      <main id="isi">{children}</main>
      <aside className="brand-panel" aria-label="Tentang JasaWarga">
        <h2>Kerja warga, dibayar dengan tenang.</h2>
        <Pledge>Uang pembeli dititipkan sampai pekerjaan disetujui.</Pledge>
        <Pledge icon="clock">
          {`Diam ${REVIEW_WINDOW / DAY} hari setelah hasil diserahkan? Dana diteruskan otomatis, jadi penjual tidak menunggu selamanya.`}
        </Pledge>
        <Pledge icon="check">Setiap ulasan berasal dari pesanan yang benar-benar selesai.</Pledge>
      </aside>
    </div>
  );
}
