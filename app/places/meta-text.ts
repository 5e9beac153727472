import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageMeta, UNLISTED, unlistedMeta } from "~/platform/pages";
import { NO_PLACE_DESCRIPTION, NO_PLACE_TITLE, placeDescription, placeMetaTitle } from "./page-text";
import { PAGE_FROM, type PlaceFacts, type PlaceSubject } from "./place-page";

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
