import { OWN_STARTS } from "~/copy/listing/ways";
import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { START_STEPS } from "~/domain/search/listing-search";
import { SelectField } from "../../kit/form/select-field";
import { TextField } from "../../kit/form/text-field";
import { Section } from "../../kit/section";
import { SellingPriceField } from "../../money/selling-price-field";
import { AreasField } from "./areas-field";
import {
  AboutSection,
  ListingForm,
  type ListingFormProps,
  LocationField,
  PicturesSection,
  useListingForm,
} from "./listing-form";
import { useModes } from "./modes-field";
import { PackageFields, type PackageTexts, packageViews } from "./package-fields";

const START_OPTIONS = START_STEPS.map((step) => ({ value: String(step), label: OWN_STARTS[step] }));

const FIELDS = ["price", "deliveryTime", "modes", "area", "startsIn"] as const;

type Props = ListingFormProps<(typeof FIELDS)[number]> & { values: { packages?: PackageTexts } };

export function OfferForm(props: Props) {
  const form = useListingForm("offer", FIELDS, props);
  const { price, deliveryTime, modes, location, area, startsIn } = form.fields;
  const ways = useModes(modes);
  const packages = packageViews(form.id, form.result, props.values.packages);
  const packageFields = packages.flatMap((row) => Object.values(row));
  return (
    <ListingForm
      form={form}
      order={[
        ...[...form.about, price, deliveryTime, startsIn, modes, location, area],
        ...[...form.pictured, ...packageFields],
      ]}
    >
      <AboutSection
        form={form}
        title="Tentang jasa"
        hint="Apa yang Anda kerjakan dan untuk siapa, misalnya: Desain logo untuk UMKM."
        onCategory={ways.follow}
      />
      <Section id="harga" title="Harga dan waktu" tight>
        <SellingPriceField
          field={price}
          label="Harga"
          feePercent={PLATFORM_FEE_PERCENT}
          hint={`Harga yang tampil di kartu jasa Anda; jika Anda mengisi paket, yang tampil harga paket termurah. Dari setiap pesanan, JasaWarga memotong biaya platform ${PLATFORM_FEE_PERCENT}%.`}
        />
        <TextField
          field={deliveryTime}
          label="Waktu pengerjaan"
          placeholder="3-5 hari"
          short
          autoComplete="off"
        />
        <SelectField
          field={startsIn}
          label="Paling cepat bisa mulai"
          optional
          hint="Pembeli dapat menyaring hasil pencarian menurut ini."
          options={START_OPTIONS}
          placeholder="Tidak disebut"
        />
      </Section>
      <Section id="tempat" title="Cara dan wilayah" tight>
        {ways.element}
        <LocationField
          form={form}
          hint="Kota atau kabupaten Anda, atau Online. Alamat Anda tidak ditampilkan."
        />
        <AreasField field={area} areas={form.where.areas} towns={form.where.towns} />
      </Section>
      <PicturesSection form={form} title="Foto" label="Foto hasil kerja" />
      <Section
        id="paket"
        title="Paket"
        note="Boleh dikosongkan: pembeli lalu memesan satu Paket Standar dengan harga di atas."
        tight
      >
        {packages.map((row, position) => (
          <PackageFields key={row.name.name} position={position} fields={row} />
        ))}
      </Section>
    </ListingForm>
  );
}
