import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";

export function SuspensionMeaning() {
  return (
    <Section id="artinya" title="Apa artinya" tight>
      <p className="mb-3">
        Profil, jasa, dan permintaan jasa Anda tidak tampil, dan Anda tidak dapat memesan, menawarkan, atau
        mengirim pesan.
      </p>
      <p className="mb-3">
        <b>Uang Anda tetap milik Anda.</b> Dana pesanan yang berjalan tetap dalam titipan dan diselesaikan
        menurut aturan pesanan. Pihak lain dapat menyelesaikan, membatalkan, atau mengajukan masalah.
      </p>
      <p className="mb-3">
        <b>Tenggat pesanan tetap berjalan.</b> Jadi pada pesanan yang berjalan Anda masih dapat menyerahkan
        atau menerima hasil, menjawab atau menarik permintaan pembatalan, mengajukan dan menanggapi masalah,
        dan menyetujui pembagian dana. Kabarnya tetap kami kirim lewat email.
      </p>
      <p className="mb-3">
        <b>Saldo Anda masih dapat ditarik,</b> dan rekening untuk pengembalian dana masih dapat Anda sebutkan
        di halaman pesanannya.
      </p>
      <p className="actions">
        <AppButtonLink look="line" to="/dashboard/orders?sisi=pembeli">
          Pesanan Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/orders?sisi=penjual">
          Dipesan dari Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/balance/withdrawals/new">
          Tarik Saldo
        </AppButtonLink>
      </p>
    </Section>
  );
}
