import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { CATEGORIES } from "~/domain/listing/category";
import { MIN_DESCRIPTION } from "~/domain/listing/listing";
import { EnterButton, SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { typed } from "../kit/form/field";
import { formResult } from "../kit/form/form-result";
import { PriceField } from "../kit/form/price-field";
import { SelectField } from "../kit/form/select-field";
import { TextArea } from "../kit/form/text-area";
import { TextField } from "../kit/form/text-field";
import { Section } from "../kit/section";
import { StickyBar } from "../kit/sticky-bar";
import { type RejectedForm, usePictureChoice } from "./picture-choice";
import { PicturesField } from "./pictures-field";
import { useRequirements } from "./requirements-field";
import { pictureViews, type ShownPicture, ShownPictures } from "./shown-pictures";
import { ListingStatusField } from "./status-field";

const FIELDS = [
  "requestId",
  "status",
  "title",
  "category",
  "description",
  "budget",
  "deadline",
  "location",
  "requirements",
  "additionalInfo",
  "pictures",
] as const;

const categories = CATEGORIES.map(({ name }) => ({ value: name, label: name }));

export function WantedForm({
  rejected,
  values,
  firstDay,
  shown,
  hidden = null,
  busy,
}: {
  rejected: RejectedForm | undefined;
  values: Partial<Record<(typeof FIELDS)[number], string>>;
  /** As a date field writes it. */
  firstDay: string;
  /** Of the request to change; null makes a new one. */
  shown: readonly ShownPicture[] | null;
  hidden?: string | null;
  busy: boolean;
}) {
  const { fields, errors } = formResult("dicari", FIELDS, rejected?.result, values);
  const { status, title, category, description, budget, deadline, location } = fields;
  const choice = usePictureChoice(rejected);
  const pictures = { ...fields.pictures, errors: choice.errors ?? fields.pictures.errors };
  const photos = pictureViews("dicari", shown ?? [], rejected?.result);
  const requirements = useRequirements(fields.requirements);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (choice.refused) event.preventDefault();
  }

  return (
    <>
      <div className="max-w-form">
        <ErrorSummary
          fields={[
            ...[status, title, category, description, budget, deadline, location],
            ...[fields.requirements, fields.additionalInfo],
            ...photos.flatMap(({ place, caption, remove }) => [place, caption, remove]),
            pictures,
          ]}
          formErrors={errors}
        />
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        className="max-w-form"
        onSubmit={submit}
        preventScrollReset
        noValidate
      >
        <EnterButton />
        <input type="hidden" name="requestId" defaultValue={typed(fields.requestId)} />
        <fieldset disabled={busy}>
          {shown && <ListingStatusField kind="wanted" field={status} hidden={hidden} />}
          <Section id="tentang" title="Yang Anda cari" tight>
            <TextField
              field={title}
              label="Judul"
              hint="Pekerjaan apa, misalnya: Cat ulang dua kamar tidur."
              autoComplete="off"
            />
            <SelectField
              field={category}
              label="Kategori"
              options={categories}
              placeholder="Pilih kategori"
              onChange={(event) => requirements.follow(event.currentTarget.value)}
            />
            <TextArea
              field={description}
              label="Deskripsi"
              hint={`Minimal ${MIN_DESCRIPTION} karakter. Boleh memakai **tebal** dan daftar dengan tanda hubung.`}
              rows={8}
            />
          </Section>
          <Section id="anggaran" title="Anggaran, waktu, dan tempat" tight>
            <PriceField
              field={budget}
              label="Budget"
              hint="Berapa yang Anda sediakan. Harga akhirnya disepakati dengan penyedia jasa."
            />
            <TextField
              field={deadline}
              label="Deadline"
              hint="Contoh: 17 Desember 2026"
              short
              type="date"
              min={firstDay}
            />
            <TextField
              field={location}
              label="Lokasi"
              hint="Kota atau kabupaten, atau Online."
              autoComplete="address-level2"
            />
          </Section>
          <Section id="persyaratan" title="Persyaratan" tight>
            {requirements.element}
            <TextArea
              field={fields.additionalInfo}
              label="Informasi tambahan"
              hint="Satu hal per baris, misalnya: Cat sudah tersedia"
              optional
              low
            />
          </Section>
          <Section id="foto" title="Foto referensi" tight>
            <ShownPictures views={photos} />
            <PicturesField
              field={pictures}
              label="Foto referensi"
              kept={photos.length}
              onChoice={choice.choose}
            />
          </Section>
          <StickyBar
            action={<SubmitButton busy={busy}>{shown ? "Simpan Perubahan" : "Buat Permintaan"}</SubmitButton>}
          >
            <span className="small soft">
              {shown ? "Pesanan yang sudah ada tidak berubah." : "Permintaan langsung tayang."}
            </span>
          </StickyBar>
        </fieldset>
      </Form>
    </>
  );
}
