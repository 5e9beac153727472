import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { CATEGORIES } from "~/domain/category";
import { SubmitButton } from "./button";
import { ErrorSummary } from "./error-summary";
import { PackageFields, type PackageFieldViews } from "./package-fields";
import { lostPicturesSentence, PicturesField } from "./pictures-field";
import { Section } from "./section";
import { SelectField } from "./select-field";
import { SellingPriceField } from "./selling-price-field";
import { Stick } from "./stick";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

type PackageTexts = { name: string; price: string; days: string; revisions: string; checklist: string };

/** The form's fields, as text. */
export type ListingTexts = {
  requestId: string;
  title: string;
  description: string;
  category: string;
  price: string;
  location: string;
  deliveryTime: string;
  packages: { basic: PackageTexts; standard: PackageTexts; premium: PackageTexts };
  pictures: string;
};

/** A form that came back. `pictures`: how many fit files were sent along. */
export type RejectedListing = { result: SubmissionResult<string[]>; pictures: number };

const categories = CATEGORIES.map(({ name }) => ({ value: name, label: name }));

/** An offer, from its title to its pictures. The same form makes one and changes one. */
export function ListingForm({
  rejected,
  values,
  submitText,
  busy,
}: {
  rejected: RejectedListing | undefined;
  values: Partial<ListingTexts>;
  submitText: string;
  busy: boolean;
}) {
  const [form, fields] = useForm<ListingTexts>({
    id: "jasa",
    lastResult: rejected?.result ?? null,
    defaultValue: values,
  });
  const packages = fields.packages.getFieldset();
  const choice = usePictureChoice(rejected);
  // Conform's field is made of getters, which a spread would drop.
  const { id, name, errorId, descriptionId, errors } = fields.pictures;
  const pictures = { id, name, errorId, descriptionId, errors: choice.errors ?? errors };
  const { title, description, category, price, deliveryTime, location } = fields;
  const rows = [packages.basic, packages.standard, packages.premium].map(packageViews);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (choice.refused) event.preventDefault();
    else form.onSubmit(event);
  }

  return (
    <>
      <ErrorSummary
        fields={[
          ...[title, category, description, price, deliveryTime, location, pictures],
          ...rows.flatMap((row) => Object.values(row)),
        ]}
        formErrors={form.errors}
      />
      <Form
        method="post"
        encType="multipart/form-data"
        className="max-w-form"
        {...getFormProps(form)}
        onSubmit={submit}
        noValidate
      >
        <input type="hidden" name={fields.requestId.name} defaultValue={fields.requestId.initialValue} />
        <fieldset disabled={busy}>
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
              hint="Minimal 20 karakter. Boleh memakai **tebal** dan daftar dengan tanda hubung."
              rows={8}
            />
          </Section>
          <Section id="harga" title="Harga, waktu, dan tempat" tight>
            <SellingPriceField
              field={price}
              label="Harga"
              hint="Harga yang tampil di kartu jasa Anda. Dari setiap pesanan, JasaWarga memotong biaya 10%."
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
            <PicturesField field={pictures} onChoice={choice.choose} />
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
          <Stick action={<SubmitButton busy={busy}>{submitText}</SubmitButton>}>
            <span className="small soft">Jasa langsung tayang.</span>
          </Stick>
        </fieldset>
      </Form>
    </>
  );
}

function packageViews(field: FieldMetadata<PackageTexts>): PackageFieldViews {
  const { name, price, days, revisions, checklist } = field.getFieldset();
  return { name, price, days, revisions, checklist };
}

/**
 * What is wrong with the files that are chosen now; undefined leaves it to the server's answer. A page that came back
 * whole has lost them, one that script updated in place still holds them. `refused`: not worth sending.
 */
function usePictureChoice(rejected: RejectedListing | undefined) {
  const [cameWith] = useState(rejected);
  const [chosen, setChosen] = useState<{ after: RejectedListing | undefined; fault: string | null }>();
  const lost = rejected !== undefined && rejected === cameWith ? rejected.pictures : 0;
  const fault = chosen?.after === rejected ? chosen?.fault : undefined;
  return {
    refused: Boolean(fault),
    errors: fault !== undefined ? present(fault) : lost > 0 ? [lostPicturesSentence(lost)] : undefined,
    choose: (found: string | null) => setChosen({ after: rejected, fault: found }),
  };
}

function present(fault: string | null): string[] {
  return fault === null ? [] : [fault];
}
