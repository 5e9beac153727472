import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { CATEGORIES } from "~/domain/listing/category";
import { MIN_DESCRIPTION } from "~/domain/listing/listing";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { typed } from "../kit/form/field";
import { formResult } from "../kit/form/form-result";
import { SelectField } from "../kit/form/select-field";
import { TextArea } from "../kit/form/text-area";
import { TextField } from "../kit/form/text-field";
import { Section } from "../kit/section";
import { StickyBar } from "../kit/sticky-bar";
import { SellingPriceField } from "../proposal/selling-price-field";
import { PackageFields, type PackageTexts, packageViews } from "./package-fields";
import { type RejectedForm, usePictureChoice } from "./picture-choice";
import { PicturesField } from "./pictures-field";
import { pictureViews, type ShownPicture, ShownPictures } from "./shown-pictures";
import { ListingStatusField } from "./status-field";

const FIELDS = [
  "requestId",
  "status",
  "title",
  "category",
  "description",
  "price",
  "deliveryTime",
  "location",
  "pictures",
] as const;

type Values = Partial<Record<(typeof FIELDS)[number], string>> & { packages?: PackageTexts };

const categories = CATEGORIES.map(({ name }) => ({ value: name, label: name }));

export function ListingForm({
  rejected,
  values,
  shown,
  hidden = null,
  busy,
}: {
  rejected: RejectedForm | undefined;
  values: Values;
  /** Of the offer to change; null makes a new one. */
  shown: readonly ShownPicture[] | null;
  hidden?: string | null;
  busy: boolean;
}) {
  const { packages, ...texts } = values;
  const { fields, errors } = formResult("jasa", FIELDS, rejected?.result, texts);
  const { title, description, category, price, deliveryTime, location, status } = fields;
  const choice = usePictureChoice(rejected);
  const pictures = { ...fields.pictures, errors: choice.errors ?? fields.pictures.errors };
  const photos = pictureViews("jasa", shown ?? [], rejected?.result);
  const rows = packageViews("jasa", rejected?.result, packages);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (choice.refused) event.preventDefault();
  }

  return (
    <>
      <ErrorSummary
        fields={[
          ...[status, title, category, description, price, deliveryTime, location],
          ...photos.flatMap(({ place, caption, remove }) => [place, caption, remove]),
          pictures,
          ...rows.flatMap((row) => Object.values(row)),
        ]}
        formErrors={errors}
      />
      <Form method="post" encType="multipart/form-data" className="max-w-form" onSubmit={submit} noValidate>
        <input type="hidden" name="requestId" defaultValue={typed(fields.requestId)} />
        <fieldset disabled={busy}>
          {shown && <ListingStatusField kind="offer" field={status} hidden={hidden} />}
          <Section id="tentang" title="Tentang jasa" tight>
            <TextField
              field={title}
              label="Judul"
              hint="Apa yang Anda kerjakan dan untuk siapa, misalnya: Desain logo untuk UMKM."
              autoComplete="off"
            />
            <SelectField
              field={category}
              label="Kategori"
              options={categories}
              placeholder="Pilih kategori"
            />
            <TextArea
              field={description}
              label="Deskripsi"
              hint={`Minimal ${MIN_DESCRIPTION} karakter. Boleh memakai **tebal** dan daftar dengan tanda hubung.`}
              rows={8}
            />
          </Section>
          <Section id="harga" title="Harga, waktu, dan tempat" tight>
            <SellingPriceField
              field={price}
              label="Harga"
              hint={`Harga yang tampil di kartu jasa Anda; jika Anda mengisi paket, yang tampil harga paket termurah. Dari setiap pesanan, JasaWarga memotong biaya platform ${PLATFORM_FEE_PERCENT}%.`}
            />
            <TextField
              field={deliveryTime}
              label="Waktu pengerjaan"
              placeholder="3-5 hari"
              short
              autoComplete="off"
            />
            <TextField
              field={location}
              label="Lokasi"
              hint="Kota atau kabupaten, atau Online."
              autoComplete="address-level2"
            />
          </Section>
          <Section id="foto" title="Foto" tight>
            <ShownPictures views={photos} />
            <PicturesField field={pictures} kept={photos.length} onChoice={choice.choose} />
          </Section>
          <Section
            id="paket"
            title="Paket"
            note="Boleh dikosongkan: pembeli lalu memesan satu Paket Standar dengan harga di atas."
            tight
          >
            {rows.map((row, position) => (
              <PackageFields key={row.name.name} position={position} fields={row} />
            ))}
          </Section>
          <StickyBar
            action={<SubmitButton busy={busy}>{shown ? "Simpan Perubahan" : "Buat Jasa"}</SubmitButton>}
          >
            <span className="small soft">
              {shown ? "Pesanan yang sudah ada tidak berubah." : "Jasa langsung tayang."}
            </span>
          </StickyBar>
        </fieldset>
      </Form>
    </>
  );
}
