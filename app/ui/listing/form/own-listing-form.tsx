import type { ComponentProps } from "react";
import type { ListingKind } from "~/domain/listing/listing";
import { OfferForm } from "./offer-form";
import { WantedForm } from "./wanted-form";

type Props = ComponentProps<typeof OfferForm> & ComponentProps<typeof WantedForm> & { kind: ListingKind };

export default function OwnListingForm({ kind, ...page }: Props) {
  const ListingForm = kind === "offer" ? OfferForm : WantedForm;
  return <ListingForm {...page} />;
}
