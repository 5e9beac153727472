import type { ComponentProps } from "react";
import { EmptyState } from "../../kit/empty-state";
import { Breadcrumbs } from "../../kit/navigation/breadcrumbs";
import { Toast } from "../../layout/toast";
import { OrderForm } from "./form";

const STILL_THERE = "Isian Anda masih ada di bawah: kirim lagi sebentar lagi.";

export function OrderFormPage({
  custom,
  own,
  failed,
  ...form
}: ComponentProps<typeof OrderForm> & {
  custom: boolean;
  own: string | null;
  failed: string | null | undefined;
}) {
  const back = `/gig/${form.listing.id}`;
  return (
    <>
      <Breadcrumbs
        trail={[
          { text: "Home", href: "/", lang: "en" },
          { text: "Service detail", href: back, lang: "en" },
          { text: custom ? "Custom request" : "Order", lang: "en" },
        ]}
      />
      <h1>{custom ? "Buat Permintaan Kustom" : "Pesan Jasa"}</h1>
      {failed && <Toast kind="error" title={failed} description={STILL_THERE} />}
      {own ? (
        <div className="mt-4">
          <EmptyState title={own} action={{ href: back, text: "Kembali ke jasa" }} />
        </div>
      ) : (
        <OrderForm {...form} />
      )}
    </>
  );
}
