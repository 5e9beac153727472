import { PriceField } from "../../kit/form/price-field";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { Section } from "../../kit/section";
import {
  AboutSection,
  ListingForm,
  type ListingFormProps,
  LocationField,
  PicturesSection,
  useListingForm,
} from "./listing-form";
import { useRequirements } from "./requirements-field";

const FIELDS = ["budget", "deadline", "requirements", "additionalInfo"] as const;

/** `firstDay`: as a date field writes it. */
type Props = ListingFormProps<(typeof FIELDS)[number]> & { firstDay: string };

export function WantedForm({ firstDay, ...props }: Props) {
  const form = useListingForm("wanted", FIELDS, props);
  const { budget, deadline, location, additionalInfo } = form.fields;
  const requirements = useRequirements(form.fields.requirements);
  const needs = [form.fields.requirements, additionalInfo];
  return (
    <ListingForm form={form} order={[...form.about, budget, deadline, location, ...needs, ...form.pictured]}>
      <AboutSection
        form={form}
        title="Yang Anda cari"
        hint="Pekerjaan apa, misalnya: Cat ulang dua kamar tidur."
        onCategory={requirements.follow}
      />
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
        <LocationField form={form} hint="Kota atau kabupaten tempat pekerjaannya, atau Online." />
      </Section>
      <Section id="persyaratan" title="Persyaratan" tight>
        {requirements.element}
        <TextArea
          field={additionalInfo}
          label="Informasi tambahan"
          hint="Satu hal per baris, misalnya: Cat sudah tersedia"
          optional
          low
        />
      </Section>
      <PicturesSection form={form} title="Foto referensi" label="Foto referensi" />
    </ListingForm>
  );
}
