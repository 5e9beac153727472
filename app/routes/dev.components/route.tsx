import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { PASSWORD_HINT } from "~/accounts/login-text";
import { LedgerTable } from "~/ledger/ui/cash-tables";
import { CATEGORIES } from "~/listings/category";
import { MIN_DESCRIPTION } from "~/listings/listing";
import { CardGrid, OfferCard, WantedCard, WantedSheet } from "~/listings/ui/cards";
import { DeferredGallery, Gallery } from "~/listings/ui/detail";
import { Card } from "~/listings/ui/result-card";
import { ListingStatusBadge } from "~/listings/ui/status";
import { MAX_QUANTITY, MIN_QUANTITY, ORDER_STATUSES, type OrderStatus, WORK_PHASES } from "~/orders/order";
import { MoneyPath, NextStepPanel, OrderStatusBadge } from "~/orders/ui/order";
import { QuantityField } from "~/orders/ui/terms";
import { DAY } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { Rating, Stars } from "~/reviews/ui/reviews";
import { CategoryTiles, NothingFound, RelatedSearches, ResultGroup } from "~/search/ui/results";
import { Correction, SearchForm, SearchReading } from "~/search/ui/search-form";
import catalogueSheet from "~/styles/catalogue.css";
import { Checkbox, ChoiceGroup, SelectField } from "~/ui/choices";
import { DashboardSide } from "~/ui/dashboard-frame";
import { type Column, DataTable } from "~/ui/data-table";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";
import { Example } from "~/ui/example";
import { ErrorSummary, PasswordField, PriceField, TextArea, TextField } from "~/ui/fields";
import { FileField } from "~/ui/file-fields";
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Callout,
  DocumentIcon,
  EmptyState,
  EnterButton,
  Icon,
  Panel,
  Photo,
  Section,
  SubmitButton,
  Wordmark,
} from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, Pagination, Tabs } from "~/ui/navigation";
import { Footer, Main, TabBar, TopBar } from "~/ui/page-frame";
import { Price, Receipt, ReceiptStamp } from "~/ui/prices";
import { Timeline } from "~/ui/timeline";
import { Toast } from "~/ui/toast";
import { WayLinks } from "~/ui/way-links";
import { budi, offers, sampleField, wantedCards } from "./samples";

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.env.development) notFound();
  return null;
}

const shapes = {
  line: "mt-2 block h-[1em] bg-sunk",
  photo: "picture",
} as const;

function Bone({ shape = "line" }: { shape?: keyof typeof shapes }) {
  return <span className={shapes[shape]} />;
}

const FOUR = ["a", "b", "c", "d"] as const;

function CardBones({ label }: { label: string }) {
  return (
    <>
      <p className="text-ink-soft" role="status">
        {label}
      </p>
      <div aria-hidden="true">
        <CardGrid>
          {FOUR.map((key) => (
            <Card key={key} picture={<Bone shape="photo" />}>
              <Bone />
              <Bone />
              <Bone />
            </Card>
          ))}
        </CardGrid>
      </div>
    </>
  );
}

function Cards() {
  return (
    <Section id="kartu" title="Kartu" note="Judul dan nama terpanjang tetap utuh susunannya.">
      <CardGrid>
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </CardGrid>
      <div className="mt-8">
        <CardGrid broad>
          {wantedCards.map((wanted) => (
            <WantedCard key={wanted.id} {...wanted} />
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

function Loading() {
  return (
    <Section id="memuat" title="Memuat">
      <CardBones label="Memuat profil..." />
    </Section>
  );
}

function Empties() {
  return (
    <Section id="kosong" title="Keadaan kosong">
      <CardGrid as="div" broad>
        <EmptyState
          drawing="orders"
          level={3}
          title="Anda belum memiliki pesanan aktif"
          example={
            <Example
              title="Cuci AC dua unit"
              text="Teddy Kurniadi · datang Kamis, 09.00"
              end="Rp 150.000"
              category="Rumah Tangga"
            />
          }
          text="Mulai dari kategori yang Anda perlukan, atau pasang permintaan dan biarkan warga menawar."
          action={{ href: "/explore", text: "Jelajahi jasa" }}
        />
        <EmptyState
          drawing="requests"
          level={3}
          title="Belum ada permintaan jasa saat ini"
          text="Jadilah yang pertama: tulis kebutuhan dan anggaran Anda."
          action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
        />
        <EmptyState
          level={3}
          lang="en"
          title="Service Not Found"
          text="The service you're looking for doesn't exist or has been removed."
          action={{ href: "/", text: "Go Back Home" }}
        />
      </CardGrid>
    </Section>
  );
}

function Drawings() {
  return (
    <Section id="gambar" title="Gambar kategori dan lambang" note="Foto bawaan untuk jasa tanpa foto.">
      <CardGrid>
        {CATEGORIES.map(({ slug, name }) => (
          <li key={slug} className="text-sm">
            <Photo picture={null} category={name} />
            <b>{name}</b>
          </li>
        ))}
      </CardGrid>
      <p className="logo">
        <Wordmark />
      </p>
      <h3>Galeri tanpa foto</h3>
      <Gallery pictures={[]} category="Pendidikan" />
    </Section>
  );
}

const HERE = "#cari";

function Finding() {
  return (
    <>
      <Section id="cari" title="Cari" note="Di papan dan di kertas. Tempat kosong berarti semua Indonesia.">
        <div className="brand-panel p-4">
          <SearchForm id="-papan" changeHref="/place" />
        </div>
        <SearchForm
          plain
          id="-kertas"
          q="bikin logo buat usaha keripik singkong di Kabupaten Hulu Sungai Selatan"
          place="Kabupaten Hulu Sungai Selatan"
        />
      </Section>
      <Section id="dipahami" title="Yang kami pahami">
        <SearchReading
          parts={[
            { label: "kata", value: "tukang ledeng", synonyms: ["pipa", "keran"], withoutHref: HERE },
            { label: "tempat", value: "Kota Bandung", withoutHref: HERE },
            { label: "harga", value: "maks Rp 200.000", withoutHref: HERE },
            { label: "urutan, dari “murah”", value: "Termurah dulu", withoutHref: HERE },
          ]}
          others={[{ name: "Kabupaten Bandung", href: HERE }]}
        />
        <Correction from="srevis" to="servis ac" href={HERE} found />
      </Section>
      <Section id="ditemukan" title="Hasil">
        <ResultGroup
          id="di-tempat"
          title="Di Jakarta Selatan"
          count={`${offers.length} jasa`}
          offers={offers.map((offer, index) => ({
            ...offer,
            soon: index === 0 ? "bisa hari ini" : null,
            why: index > 0 ? "Cocok lewat kata “pipa”. Datang dari Kabupaten Hulu Sungai Selatan" : null,
          }))}
        />
        <ResultGroup
          id="melayani"
          title="Melayani Jakarta Selatan"
          count="1 jasa"
          note="Penjual dari tempat lain yang datang ke tempat Anda."
          offers={offers.slice(0, 1)}
        />
        <RelatedSearches
          id="terkait"
          title="Sering dicari bersama"
          searches={["pompa air", "cuci toren", "tukang bangunan"].map((text) => ({
            text,
            href: `/explore?q=${text}`,
          }))}
        />
        <NothingFound
          draft={{
            judul: "sumur bor",
            kategori: "",
            lokasi: "kota-bandung",
            anggaran: "",
            tenggat: "",
            uraian: "",
          }}
          searches={[{ text: "sumur bor di semua Indonesia", href: "/explore?q=sumur+bor" }]}
        />
      </Section>
      <Section id="lembar" title="Lembar permintaan" note="Empat, dan satu yang memenuhi lebarnya.">
        <WantedSheet wanted={wantedCards} />
        <WantedSheet wanted={wantedCards.slice(0, 1)} />
      </Section>
      <Section id="ubin" title="Kategori">
        <CategoryTiles />
      </Section>
      <Section id="baris" title="Baris yang menuju ke suatu tempat">
        <WayLinks
          ways={[
            { key: "1", to: { href: HERE }, icon: "pin", title: "Kota Bandung", text: "Jawa Barat" },
            {
              key: "2",
              to: { href: HERE },
              face: <DocumentIcon name="globe" />,
              title: "Semua Indonesia",
              end: "27 kota",
            },
            { key: "3", to: { href: HERE }, title: "N".repeat(90), text: "P".repeat(90) },
          ]}
        />
        <DeferredGallery held={{ show: "Tampilkan 3 foto", kilobytes: 19, href: HERE }} />
      </Section>
      <Section id="pintasan" title="Pintasan bawah" note="Di halaman dengan bilah aksi, ia turun ke ujung halaman.">
        <TabBar viewer={{ ...budi, waitingOrders: 1 }} path="/" />
      </Section>
      <Section id="kaki" title="Kaki halaman" note="Di ponsel terlipat, di layar lebar berupa kolom.">
        <Footer year={2026} />
      </Section>
    </>
  );
}

const title = sampleField("title", "Les", "Judul harus minimal 5 karakter");
const category = sampleField("category", "", "Pilih kategori jasa");
const terms = sampleField("agreeToTerms", undefined, "Anda harus menyetujui syarat dan ketentuan");

function FormSample() {
  return (
    <Section id="isian" title="Isian formulir">
      <form className="max-w-form" noValidate>
        <EnterButton />
        <ErrorSummary answer={null} fields={[title, category, terms]} />
        <TextField field={title} label="Judul" />
        <SelectField
          field={category}
          label="Kategori"
          placeholder="Pilih kategori"
          options={CATEGORIES.map(({ name }) => ({ value: name, label: name }))}
        />
        <PriceField
          field={sampleField("price", "350.000")}
          label="Harga"
          hint="Anda menerima Rp 315.000 setelah biaya platform 10%."
        />
        <TextArea
          field={sampleField("description", "Saya mengajar dengan alat peraga sederhana dari rumah.")}
          label="Deskripsi"
          hint={`Minimal ${MIN_DESCRIPTION} karakter.`}
        />
        <QuantityField
          field={sampleField("quantity", "2")}
          label="Jumlah"
          hint={`Antara ${MIN_QUANTITY} dan ${MAX_QUANTITY}.`}
        />
        <TextField
          field={sampleField("deadline")}
          label="Tenggat"
          hint="Contoh: 17 Desember 2026"
          type="date"
          optional
          short
        />
        <PasswordField
          field={sampleField("password")}
          label="Kata sandi"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
        />
        <OpenPassword />
        <TextField
          field={sampleField("email", "budi.santoso@contoh.id")}
          label="Email"
          hint="Tidak bisa diubah saat diproses."
          disabled
        />
        <FileField
          field={sampleField("picture")}
          label="Foto"
          hint="Square JPG, PNG, or GIF, at least 300x300 pixels."
          accept="image/jpeg,image/png,image/gif"
          chosen={[]}
          onFiles={() => undefined}
        />
        <ChoiceGroup
          field={sampleField("status", "active")}
          label="Status"
          options={[
            { value: "active", label: "Aktif" },
            { value: "inactive", label: "Tidak Aktif" },
          ]}
        />
        <Checkbox
          field={terms}
          label={
            <>
              Saya menyetujui <a href="/terms">syarat dan ketentuan</a>
            </>
          }
        />
        <p className="actions">
          <SubmitButton>Simpan</SubmitButton>
        </p>
      </form>
    </Section>
  );
}

function OpenPassword() {
  return (
    <div className="field">
      <label htmlFor="contoh-terlihat">Kata sandi, terlihat</label>
      <div className="input-group">
        <input className="input" id="contoh-terlihat" defaultValue="rahasia#2026" />
        <Button look="line">Sembunyikan</Button>
      </div>
    </div>
  );
}

function Asking() {
  return (
    <Section id="tanya" title="Dialog" note="Tanpa JavaScript, kotak yang sama menjadi halaman sendiri.">
      <ConfirmDialog
        href="#tanya"
        trigger="Batalkan Order"
        title="Apakah Anda yakin ingin membatalkan order ini?"
        description="Belum ada uang yang berpindah."
      >
        <SubmitButton look="danger">Batalkan Order</SubmitButton>
      </ConfirmDialog>
      <ConfirmBox
        title="Apakah Anda yakin ingin membatalkan order ini?"
        description="Rp 350.000 dikembalikan seluruhnya ke Anda, paling lambat 3 hari kerja."
      >
        <SubmitButton look="danger">Batalkan Order</SubmitButton>
        <Button look="line">Kembali</Button>
      </ConfirmBox>
    </Section>
  );
}

type Row = { id: string; status: OrderStatus };

const columns: readonly Column<Row>[] = [
  { head: "ID", kind: "id", cell: (row) => row.id },
  {
    head: "Jasa",
    kind: "title",
    cell: () => (
      <>
        Desain logo dan identitas merek untuk UMKM<small>Sari Wulandari</small>
        <small className="needs-action">Giliran Anda: periksa hasil kerja</small>
      </>
    ),
  },
  { head: "Status", kind: "status", cell: (row) => <OrderStatusBadge status={row.status} phase={null} /> },
  { head: "Tanggal", kind: "date", cell: () => "10 November 2026" },
  { head: "Harga", kind: "amount", cell: () => <Price amount={350_000} /> },
  {
    head: "Aksi",
    kind: "action",
    cell: (row) => (
      <AppButtonLink to="?detail" look="line" aria-label={`Detail pesanan ${row.id}`}>
        Detail
      </AppButtonLink>
    ),
  },
];

const rows: Row[] = ORDER_STATUSES.map((status, index) => ({ id: `7f3a21c${index}...`, status }));

function Bars() {
  return (
    <Section id="bilah" title="Bilah atas" note="Keluar dan masuk. Di layar kecil keduanya melipat.">
      <TopBar viewer={null} path="/explore" />
      <TopBar viewer={budi} path="/profile" />
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: "Desain Grafis", href: "/category/desain-grafis" },
          { text: "Desain logo dan identitas merek untuk UMKM" },
        ]}
      />
    </Section>
  );
}

function Tables() {
  return (
    <Section id="tabel" title="Tabel dan menu dashboard" note="Di layar kecil tabel menjadi kartu, menu menjadi laci.">
      <div className="dashboard">
        <input className="sr-only" type="checkbox" id="sidebar-open" aria-label="Buka atau tutup menu dashboard" />
        <label className="backdrop" htmlFor="sidebar-open" aria-hidden="true">
          Tutup
        </label>
        <DashboardSide path="/dashboard/orders" orderCount={3} />
        <div className="dashboard__panel">
          <DataTable caption="Contoh pesanan" columns={columns} rows={rows} rowKey={(row) => row.id} />
        </div>
      </div>
    </Section>
  );
}

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

function Colours() {
  return (
    <Section id="warna" title="Warna">
      <CardGrid>
        {colours.map(([name, use]) => (
          <li key={name}>
            {/* Attributes set the colour, because classes would be in the style sheet of every page. */}
            <svg width="100%" height="56" aria-hidden="true">
              <rect width="100%" height="56" fill={`var(--${name})`} stroke="var(--line-strong)" />
            </svg>
            <b className="text-sm">{name}</b>
            <br />
            <span className="text-xs text-ink-soft">{use}</span>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function Type() {
  return (
    <Section id="huruf" title="Huruf">
      <h1>Judul halaman, 24 sampai 32</h1>
      <h2>Judul bagian, 22</h2>
      <h3>Judul kartu, 16</h3>
      <p>
        Harga <Price amount={1_250_000} />
      </p>
      <p className="prose">Isi, 16. Baris paling panjang 66 huruf agar mata tidak tersesat ketika pindah baris.</p>
      <p className="text-sm text-ink-soft">Pendamping, 14. 17 Agustus 2026, 10.05 WIB</p>
      <p className="text-xs text-ink-soft">Keterangan, 13</p>
    </Section>
  );
}

function Buttons() {
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

const ORDERED = Date.UTC(2026, 10, 10, 2, 20);
const stations = [{ name: "Anda" }, { name: "Titipan JasaWarga" }, { name: "Penjual" }];

function NextSteps() {
  return (
    <Section id="giliran" title="Giliran siapa">
      <CardGrid as="div" broad>
        <NextStepPanel
          id="bayar"
          yours
          who="Giliran Anda"
          title="Bayar untuk memulai pekerjaan"
          actions={
            <>
              <ButtonLink href="#giliran">Bayar Sekarang</ButtonLink>
              <ButtonLink href="#giliran" look="line">
                Batalkan
              </ButtonLink>
            </>
          }
        >
          <p>Hendra mulai bekerja begitu uang masuk titipan.</p>
        </NextStepPanel>
        <NextStepPanel id="tunggu" yours={false} who="Menunggu penjual" title="Ratna menyiapkan pertemuan ketiga">
          <p>Tenggat 24 November 2026. Anda akan diberi tahu lewat email.</p>
        </NextStepPanel>
      </CardGrid>
    </Section>
  );
}

function Money() {
  return (
    <Section id="uang" title="Di mana uang saya?">
      <CardGrid as="div" broad>
        <div>
          <Panel id="belum" title="Belum dibayar">
            <MoneyPath stations={stations} at={0} />
          </Panel>
        </div>
        <div>
          <Panel id="ditahan" title="Ditahan">
            <MoneyPath stations={stations} at={1} />
          </Panel>
        </div>
        <div>
          <Panel id="diteruskan" title="Diteruskan">
            <MoneyPath stations={stations} at={2} />
          </Panel>
        </div>
        <Receipt
          id="nota"
          title="Ringkasan Pesanan"
          rows={[
            { label: "Jasa", value: "Desain logo dan identitas merek untuk UMKM" },
            { label: "Paket", value: "Paket Standar" },
            { label: "Jumlah", value: 1 },
          ]}
          sum={{ label: "Total", amount: 350_000 }}
        />
      </CardGrid>
      <LedgerTable
        lines={[
          {
            key: "bayar",
            when: ORDERED,
            from: "Anda (QRIS)",
            to: "Titipan JasaWarga",
            note: "Pembayaran diterima dan ditahan",
            amount: 350_000,
          },
          {
            key: "teruskan",
            when: "Setelah Anda setuju",
            from: "Titipan JasaWarga",
            to: "Sari Wulandari",
            note: "Setelah biaya platform 10%, Rp 35.000",
            amount: 315_000,
          },
        ]}
        total={{ label: "Sekarang dalam titipan", amount: 350_000 }}
      />
    </Section>
  );
}

function Activity() {
  return (
    <Section id="aktivitas" title="Aktivitas">
      <Timeline
        steps={[
          { key: "1", title: "Pesanan dibuat dan dibayar", at: ORDERED, who: "Anda" },
          { key: "2", title: "Konsep pertama dikirim", at: ORDERED + 3 * DAY, who: "Sari Wulandari" },
          {
            key: "3",
            title: "Revisi pertama diminta",
            at: ORDERED + 4 * DAY,
            who: "Anda",
            quote: "Mohon cangkirnya lebih sederhana dan warnanya satu saja.",
          },
        ]}
        next={{ title: "Berikutnya: keputusan Anda", note: "Paling lambat 21 November 2026, 19.30 WIB" }}
      />
    </Section>
  );
}

function Signs() {
  return (
    <Section id="tanda" title="Tanda dan lencana" note="Bentuk tanda ikut berbicara, bukan warnanya saja.">
      <p className="actions">
        {ORDER_STATUSES.map((status) => (
          <OrderStatusBadge key={status} status={status} phase={null} />
        ))}
      </p>
      <p className="actions">
        {WORK_PHASES.map((phase) => (
          <span key={phase}>
            <OrderStatusBadge status="in_progress" phase={phase} />
          </span>
        ))}
      </p>
      <p className="actions">
        <Badge>Baru</Badge>
        <ListingStatusBadge kind="offer" status="active" />
        <ListingStatusBadge kind="offer" status="inactive" />
        <ListingStatusBadge kind="wanted" status="active" />
        <ListingStatusBadge kind="wanted" status="inactive" />
        <ReceiptStamp>Selesai</ReceiptStamp>
      </p>
      <p className="actions">
        <Avatar name="Sari Wulandari" />
        <Avatar name="Budi Santoso" />
        <Avatar name="Meylani" />
        <Avatar name="Ratna Dewi Anggraini" size="xl" />
        <Stars rating={5} />
        <Stars rating={3} />
        <Rating rating={4.9} count={212} />
        <Rating rating={4.9} count={212} href="#tanda" />
        <Rating rating={0} count={0} />
      </p>
    </Section>
  );
}

function Messages() {
  return (
    <Section id="kabar" title="Kabar dan peringatan">
      <Toast
        kind="success"
        title="Penawaran Terkirim"
        description="Penawaran jasa Anda telah berhasil dikirim ke klien"
      />
      <Toast kind="success" title="Berhasil keluar" />
      <Toast kind="error" title="Terjadi Kesalahan" description="ID jasa tidak ditemukan" />
      <Callout>
        <b>Uang Anda dititipkan di JasaWarga</b> sampai Anda puas.
      </Callout>
      <Callout icon="clock" warm>
        Bayar sebelum <b>20 November 2026, 21.40 WIB</b>. Setelah itu pesanan otomatis dibatalkan.
      </Callout>
    </Section>
  );
}

function Moves() {
  return (
    <Section
      id="halaman"
      title="Pindah halaman dan tab"
      note="Daftar berjalan maju dan mundur saja. Tidak ada nomor yang bohong."
    >
      <Tabs
        label="Contoh tab"
        tabs={[
          { to: "?tab=statistics", text: "Statistics", current: true, lang: "en" },
          { to: "?tab=services", text: "Services", current: false, lang: "en" },
        ]}
      />
      <Pagination label="Contoh halaman" previous="?sebelum=b" next="?sesudah=y" />
      <Pagination label="Contoh halaman pertama" next="?sesudah=y" note="5 pesanan" />
    </Section>
  );
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: catalogueSheet }];

export default function Components() {
  return (
    <Main>
      <h1 className="mt-6">Komponen</h1>
      <p className="text-ink-soft">
        Setiap bagian dalam setiap keadaan. Halaman lain hanya menyusun bagian-bagian ini.
      </p>
      <Colours />
      <Type />
      <Buttons />
      <Signs />
      <Messages />
      <NextSteps />
      <FormSample />
      <Cards />
      <Empties />
      <Money />
      <Activity />
      <Asking />
      <Loading />
      <Moves />
      <Bars />
      <Finding />
      <Tables />
      <Drawings />
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Komponen") }];

export const handle: PageHandle = { page: "document" };
