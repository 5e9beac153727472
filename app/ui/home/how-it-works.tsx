import { Section } from "../kit/section";
import { HowSteps } from "./how-steps";

const steps = [
  {
    title: "Temukan jasa",
    text: "Cari jasa di dekat Anda, bandingkan harga, ulasan, dan waktu responsnya.",
    money: "masih di tangan Anda.",
  },
  {
    title: "Diskusikan detail",
    text: "Pilih paket atau minta penawaran. Sepakati isi pekerjaan, harga, dan tenggatnya di satu tempat.",
    money: "dititipkan di JasaWarga saat Anda membayar.",
  },
  {
    title: "Selesaikan dengan pembayaran aman",
    text: "Periksa hasilnya. Belum sesuai? Minta revisi, atau ajukan masalah dan dana tetap ditahan.",
    money: "diteruskan ke penjual setelah Anda puas.",
  },
] as const;

export function HowItWorks() {
  return (
    <Section
      id="cara-kerja"
      title="Cara kerja"
      link={{ href: "/how-it-works", text: "Selengkapnya", label: "Selengkapnya tentang cara kerja" }}
    >
      <HowSteps
        steps={steps.map(({ title, text, money }) => ({
          title,
          text: <p className="soft">{text}</p>,
          money: (
            <>
              <b>Uang Anda</b> {money}
            </>
          ),
        }))}
      />
    </Section>
  );
}
