import { WITHOUT_PACKAGES } from "~/copy/listing/package";
import { OWN_STARTS } from "~/copy/listing/ways";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { MAX_PICTURES } from "~/domain/listing/listing";
import { START_STEPS } from "~/domain/search/listing-search";
import { Hint, typed } from "../../kit/form/field";
import { PriceField } from "../../kit/form/price-field";
import { SelectField } from "../../kit/form/select-field";
import { TextField } from "../../kit/form/text-field";
import { Section } from "../../kit/section";
import { useProceeds } from "../../money/selling-price-field";
import { AreasField } from "./areas-field";
import {
  AboutSection,
  ListingForm,
  type ListingFormProps,
  LocationField,
  PicturesFields,
  useListingForm,
} from "./listing-form";
import { useModes } from "./modes-field";
import { PackageFields, type PackageTexts, packageViews } from "./package-fields";

const START_OPTIONS = START_STEPS.map((step) => ({ value: String(step), label: OWN_STARTS[step] }));

const FIELDS = ["price", "deliveryTime", "modes", "area", "startsIn"] as const;

const FEE = `JasaWarga memotong biaya platform ${PLATFORM_FEE_PERCENT}% dari setiap pesanan.`;

type Props = ListingFormProps<(typeof FIELDS)[number]> & { values: { packages?: PackageTexts } };

export function OfferForm(props: Props) {
  const form = useListingForm("offer", FIELDS, props);
  const { price, deliveryTime, modes, location, area, startsIn } = form.fields;
  const ways = useModes(modes);
  const proceeds = useProceeds(price, PLATFORM_FEE_PERCENT);
  const packages = packageViews(form.id, form.result, props.values.packages);
  const packageFields = packages.flatMap(({ remove: _, ...row }) => Object.values(row));
  const { areas, towns } = form.where;
  const more = areas.areas.length > 0 || areas.text !== "" || typed(startsIn) || startsIn.errors?.length;
  return (
    <ListingForm
      form={form}
      order={[
        ...[...form.pictured, ...form.about, modes, location, startsIn, area],
        ...[price, deliveryTime, ...packageFields],
      ]}
    >
      <Section
        id="foto"
        title="Foto"
        // A refused choice will not be stored as it is, so its count would mislead.
        aside={
          form.fields.pictures.errors?.length
            ? undefined
            : `${form.photos.length + form.choice.files.length}/${MAX_PICTURES}`
        }
        small
      >
        <PicturesFields form={form} label="Foto hasil kerja" />
      </Section>
      <AboutSection
        form={form}
        title="Jasa Anda"
        example="mis. Desain logo untuk UMKM"
        onCategory={ways.follow}
      />
      <Section id="tempat" title="Cara dan tempat" small>
        {ways.element}
        <LocationField form={form} hint="Kota, kabupaten, atau Online." />
        <details className="disclosure mt-4" open={Boolean(more || areas.error)}>
          <summary>
            <span className="flex-1">Wilayah lain dan mulai kerja</span>
          </summary>
          <div>
            <SelectField
              field={startsIn}
              label="Paling cepat bisa mulai"
              optional
              options={START_OPTIONS}
              placeholder="Tidak disebut"
            />
            <AreasField field={area} areas={areas} towns={towns} />
          </div>
        </details>
      </Section>
      <Section id="harga" title="Harga dan waktu" small>
        <div className="field-pair">
          <PriceField field={price} label="Harga" hint={FEE} below onInput={proceeds.onInput} />
          <TextField
            field={deliveryTime}
            label="Waktu pengerjaan"
            placeholder="3-5 hari"
            autoComplete="off"
          />
        </div>
        <Hint field={price} hint={proceeds.said ?? FEE} />
      </Section>
      <Section id="paket" title="Paket" aside={WITHOUT_PACKAGES} small>
        {packages.map((row, position) => (
          <PackageFields key={row.name.name} position={position} fields={row} />
        ))}
      </Section>
    </ListingForm>
  );
}
