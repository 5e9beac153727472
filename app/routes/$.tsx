import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";

/** Answers 404. The route exists so that the root's loader runs and the top bar shows the user. */
export function loader() {
  return notFound();
}

export function action() {
  return notFound();
}

export default function Nowhere() {
  return null;
}

export const handle: PageHandle = { page: "document" };
