import { ANSWER_DAYS, CONSUMER_PROTECTION, SUPPORT_EMAIL } from "~/copy/core/contact";
import { Panel } from "../panel";

export function ContactPanel() {
  return (
    <Panel id="kontak" title="Hubungi kami">
      <p>
        Tulis ke <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. Kami membalas paling lambat{" "}
        {ANSWER_DAYS} hari kerja. Sertakan ID pesanan bila ada, dan jangan pernah mengirim kata sandi atau
        kode OTP.
      </p>
      <p className="small soft mt-3">
        Layanan pengaduan konsumen: {CONSUMER_PROTECTION.name}, WhatsApp{" "}
        <a href={`https://wa.me/62${CONSUMER_PROTECTION.whatsapp.slice(1).replaceAll("-", "")}`}>
          {CONSUMER_PROTECTION.whatsapp}
        </a>
        .
      </p>
    </Panel>
  );
}
