import type { MetaDescriptor } from "@remix-run/cloudflare";
import {
  NO_PLACE_DESCRIPTION,
  NO_PLACE_TITLE,
  placeDescription,
  placeMetaTitle,
} from "~/copy/place/place-page";
import { PAGE_FROM, type PlaceFacts } from "~/domain/place/figures";
import type { PlaceSubject } from "~/domain/place/place-page";
import { pageMeta, UNLISTED, unlistedMeta } from "./page-meta";

type Shown = { subject: PlaceSubject; facts: PlaceFacts; url: string };

export function placeMeta({ subject, facts, url }: Shown): MetaDescriptor[] {
  const page = {
    title: placeMetaTitle(subject, facts),
    description: placeDescription(subject, facts),
    url,
  };
  return [...pageMeta(page), ...(facts.offers < PAGE_FROM ? [UNLISTED] : [])];
}

export function noPlaceMeta(title: string, url: string): MetaDescriptor[] {
  return unlistedMeta({ title, sharedTitle: NO_PLACE_TITLE, description: NO_PLACE_DESCRIPTION, url });
}
