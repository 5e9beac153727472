import { LedgerTable } from "~/ledger/ui/tables";
import { MoneyPath, NextStepPanel } from "~/orders/ui/order";
import { DAY } from "~/platform/dates";
import { ButtonLink, Panel, Section } from "~/ui/kit";
import { Timeline } from "~/ui/later";
import { Receipt } from "~/ui/prices";

const ORDERED = Date.UTC(2026, 10, 10, 2, 20);
const stations = [{ name: "Anda" }, { name: "Titipan JasaWarga" }, { name: "Penjual" }];

export function NextSteps() {
  return (
    <Section id="giliran" title="Giliran siapa">
      <div className="cards cards--broad">
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
          <p>Hendra mulai bekerja begitu dana masuk titipan.</p>
        </NextStepPanel>
        <NextStepPanel
          id="tunggu"
          yours={false}
          who="Menunggu penjual"
          title="Ratna menyiapkan pertemuan ketiga"
        >
          <p>Tenggat 24 November 2026. Anda akan diberi tahu lewat email.</p>
        </NextStepPanel>
      </div>
    </Section>
  );
}

export function Money() {
  return (
    <Section id="uang" title="Di mana uang saya?">
      <div className="cards cards--broad">
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
      </div>
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

export function Activity() {
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
