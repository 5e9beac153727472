import { PASSWORD_HINT } from "~/accounts/login-text";

import { CATEGORIES } from "~/listings/category";
import { MIN_DESCRIPTION } from "~/listings/listing";
import { MAX_QUANTITY, MIN_QUANTITY } from "~/orders/order";
import { QuantityField } from "~/orders/ui/terms";
import { Checkbox, ChoiceGroup, SelectField } from "~/ui/choices";
import { ConfirmBox, ConfirmDialog } from "~/ui/dialog";

import { ErrorSummary, PasswordField, PriceField, TextArea, TextField } from "~/ui/fields";
import { FileField } from "~/ui/file-fields";
import { Button, EnterButton, Section, SubmitButton } from "~/ui/kit";
import { sampleField } from "./samples";

const title = sampleField("title", "Les", "Judul harus minimal 5 karakter");
const category = sampleField("category", "", "Pilih kategori jasa");
const terms = sampleField("agreeToTerms", undefined, "Anda harus menyetujui syarat dan ketentuan");

export function FormSample() {
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

export function Asking() {
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
