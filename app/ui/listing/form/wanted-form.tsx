import type { DateInput } from "~/copy/core/written-date";
import { typed } from "../../kit/form/field";
import { PriceField } from "../../kit/form/price-field";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { Section } from "../../kit/section";
import {
  AboutSection,
  ListingForm,
  type ListingFormProps,
  LocationField,
  PicturesFields,
  useListingForm,
} from "./listing-form";
import { useRequirements } from "./requirements-field";

const FIELDS = ["budget", "deadline", "requirements", "additionalInfo"] as const;

type Props = ListingFormProps<(typeof FIELDS)[number]> & { dates: DateInput };

export function WantedForm({ dates, ...props }: Props) {
  const form = useListingForm("wanted", FIELDS, props);
  const { budget, deadline, location, additionalInfo } = form.fields;
  const requirements = useRequirements(form.fields.requirements);
  const needs = [form.fields.requirements, additionalInfo];
  const pictures =
    form.photos.length > 0 ||
    form.choice.files.length > 0 ||
    form.pictured.some(({ errors }) => errors?.length);
  return (
    <ListingForm form={form} order={[...form.about, budget, deadline, location, ...needs, ...form.pictured]}>
      <AboutSection
        form={form}
        title="Yang Anda cari"
        example="mis. Cat ulang dua kamar tidur"
        onCategory={requirements.follow}
      />
      <Section id="anggaran" title="Anggaran, waktu, dan tempat" small>
        <div className="field-pair">
          <PriceField field={budget} label="Budget" />
          <TextField field={deadline} label="Deadline" type="date" {...dates} />
        </div>
        <LocationField form={form} hint="Kota atau kabupaten pekerjaannya, atau Online." />
      </Section>
      <details
        className="disclosure mt-5"
        open={needs.some((field) => typed(field) || field.errors?.length)}
        id="persyaratan"
      >
        <summary>
          <span className="flex-1">Persyaratan dan informasi tambahan</span>
          <span className="small soft mx-2">Opsional</span>
        </summary>
        <div>
          {requirements.element}
          <TextArea
            field={additionalInfo}
            label="Informasi tambahan"
            hint="Satu hal per baris, misalnya: Cat sudah tersedia"
            optional
            low
          />
        </div>
      </details>
      <details className="disclosure" open={pictures}>
        <summary>
          <span className="flex-1">Foto referensi</span>
          <span className="small soft mx-2">Opsional</span>
        </summary>
        <div>
          <PicturesFields form={form} label="Foto referensi" />
        </div>
      </details>
    </ListingForm>
  );
}
