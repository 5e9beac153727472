import { Price } from "../kit/money/price";
import { ReceiptStamp } from "../kit/money/receipt-stamp";
import { TrustNote } from "../kit/trust-note";
import { SearchForm } from "../search/form";

export const CHANGE_PLACE = "/place?redirectTo=/";

const shortcuts = [
  { href: "/category/desain-grafis", text: "Desain Grafis" },
  { href: "/category/home-services", text: "Jasa Rumah Tangga" },
  { href: "/category/delivery", text: "Pengiriman" },
  { href: "/category/teaching", text: "Bimbingan Belajar" },
] as const;

/** `place` fills the place field. Signed-in people know the promise, so phones show them the title and the search alone. */
export function Hero({ place, signedIn }: { place: string; signedIn: boolean }) {
  return (
    <section className="brand-panel hero">
      <div className="page-width">
        <div>
          <h1>Temukan jasa lokal yang Anda butuhkan</h1>
          <p className={signedIn ? "hero__lead desktop-only" : "hero__lead"}>
            Platform tepercaya untuk jasa dan pekerjaan lokal, dari servis AC di gang sebelah sampai logo
            untuk usaha Anda.
          </p>
          <SearchForm place={place} tight={signedIn} changeHref={CHANGE_PLACE} />
          <p className="hero__shortcuts">
            <span>Populer:</span>
            {shortcuts.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </p>
          {!signedIn && (
            <TrustNote>Uang Anda dititipkan di JasaWarga dan baru diteruskan setelah Anda puas.</TrustNote>
          )}
        </div>
        {!signedIn && <SampleReceipt />}
      </div>
    </section>
  );
}

const lines = [
  ["Penjual", "Tukang AC di Depok"],
  ["14 Nov, Anda bayar", "Rp 170.000"],
  ["14 Nov, dititipkan", "di JasaWarga"],
  ["16 Nov, AC dingin", "Anda setuju"],
] as const;

function SampleReceipt() {
  return (
    <aside className="receipt" aria-label="Contoh nota pesanan">
      <p className="tiny soft">Contoh nota, bukan pesanan siapa pun</p>
      <h2>Servis AC dua unit</h2>
      <dl className="receipt-rows">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="receipt-rows__total">
          <dt>Baru diteruskan</dt>
          <dd>
            <Price amount={170_000} />
          </dd>
        </div>
      </dl>
      <p className="text-right">
        <ReceiptStamp>Selesai</ReceiptStamp>
      </p>
    </aside>
  );
}
