import { PLATFORM_FEE_PERCENT } from "~/domain/core/money";
import { TextField } from "../kit/form/text-field";
import { Section } from "../kit/section";
import { SellingPriceField } from "../money/selling-price-field";
import {
  AboutSection,
  ListingForm,
  type ListingFormProps,
  LocationField,
  PicturesSection,
  useListingForm,
} from "./form";
import { PackageFields, type PackageTexts, packageViews } from "./package-fields";

const FIELDS = ["price", "deliveryTime"] as const;

type Props = ListingFormProps<(typeof FIELDS)[number]> & { values: { packages?: PackageTexts } };

export function OfferForm(props: Props) {
  const form = useListingForm("offer", FIELDS, props);
  const { price, deliveryTime, location } = form.fields;
  const packages = packageViews(form.id, form.result, props.values.packages);
  const packageFields = packages.flatMap((row) => Object.values(row));
  return (
    <ListingForm
      form={form}
      order={[...form.about, price, deliveryTime, location, ...form.pictured, ...packageFields]}
    >
      <AboutSection
        form={form}
        title="Tentang jasa"
        hint="Apa yang Anda kerjakan dan untuk siapa, misalnya: Desain logo untuk UMKM."
      />
      <Section id="harga" title="Harga, waktu, dan tempat" tight>
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
        <LocationField form={form} />
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
