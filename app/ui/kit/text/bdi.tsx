import { hasRightToLeft, withoutIsolation } from "~/domain/core/bidi";

/** A name or title that somebody wrote, isolated where it runs from right to left, so that it reorders nothing beside it. */
export function Bdi({ children }: { children: string }) {
  return hasRightToLeft(children) ? <bdi>{withoutIsolation(children)}</bdi> : children;
}
