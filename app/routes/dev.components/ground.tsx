import { Button, ButtonLink, Icon, Section, SubmitButton } from "~/ui/kit";

import { Price } from "~/ui/prices";

const colours = [
  ["surface", "kertas halaman"],
  ["raised", "kartu, isian"],
  ["sunk", "cekungan, kepala tabel"],
  ["ink", "teks"],
  ["ink-soft", "teks pendamping"],
  ["line", "garis hias"],
  ["line-strong", "tepi isian dan tombol"],
  ["action", "satu warna tindakan"],
  ["action-soft", "kabar baik"],
  ["accent", "bintang, tanda"],
  ["accent-ink", "kunyit yang bisa dibaca"],
  ["accent-soft", "sorot"],
  ["danger", "yang menghapus"],
  ["danger-soft", "kabar buruk"],
  ["board", "papan warga"],
] as const;

export function Colours() {
  return (
    <Section id="warna" title="Warna">
      <ul className="cards">
        {colours.map(([name, use]) => (
          <li key={name}>
            {/* Coloured by an attribute, because classes would enter every page's stylesheet. */}
            <svg width="100%" height="56" aria-hidden="true">
              <rect width="100%" height="56" fill={`var(--${name})`} stroke="var(--line-strong)" />
            </svg>
            <b className="small">{name}</b>
            <br />
            <span className="tiny soft">{use}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Type() {
  return (
    <Section id="huruf" title="Huruf">
      <h1>Judul halaman, 24 sampai 32</h1>
      <h2>Judul bagian, 22</h2>
      <h3>Judul kartu, 16</h3>
      <p>
        Harga <Price amount={1_250_000} />
      </p>
      <p className="prose">
        Isi, 16. Baris paling panjang 66 huruf agar mata tidak tersesat ketika pindah baris.
      </p>
      <p className="small soft">Pendamping, 14. 17 Agustus 2026, 10.05 WIB</p>
      <p className="tiny soft">Keterangan, 13</p>
    </Section>
  );
}

export function Buttons() {
  return (
    <Section id="tombol" title="Tombol">
      <p className="actions">
        <ButtonLink href="#tombol">Pilih Paket</ButtonLink>
        <ButtonLink href="#tombol" look="line">
          Lihat Semua
        </ButtonLink>
        <ButtonLink href="#tombol" look="quiet">
          Batal
        </ButtonLink>
        <Button look="danger">Hapus jasa</Button>
        <Button look="danger-line">Batalkan Order</Button>
      </p>
      <p className="actions">
        <SubmitButton busy>Masuk</SubmitButton>
        <Button disabled>Kirim Penawaran</Button>
        <Button look="line" disabled>
          Terima Hasil
        </Button>
      </p>
      <p className="actions">
        <a className="icon-button" href="#tombol" aria-label="Cari">
          <Icon name="search" />
        </a>
        <a className="icon-button" href="#tombol" aria-label="Pesan, 12 belum dibaca">
          <Icon name="chat" />
          <span className="count-badge" aria-hidden="true">
            12
          </span>
        </a>
      </p>
    </Section>
  );
}
