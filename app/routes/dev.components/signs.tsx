import { ListingStatusBadge } from "~/listings/ui/status";
import { ORDER_STATUSES, WORK_PHASES } from "~/orders/order";
import { OrderStatusBadge } from "~/orders/ui/order";
import { Rating, Stars } from "~/reviews/ui/reviews";

import { Toast } from "~/ui/frame";
import { Avatar, Badge, Callout, Section } from "~/ui/kit";
import { Pagination, Tabs } from "~/ui/navigation";
import { ReceiptStamp } from "~/ui/prices";

export function Signs() {
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

export function Messages() {
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
        Bayar sebelum <b>20 November 2026, 21.40 WIB</b>. Setelah itu pesanan batal sendiri.
      </Callout>
    </Section>
  );
}

export function Moves() {
  return (
    <Section
      id="halaman"
      title="Pindah halaman dan tab"
      note="Daftar berjalan maju dan mundur saja; tidak ada nomor yang bohong."
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
