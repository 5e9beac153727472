import { type ComponentType, lazy, memo, Suspense } from "react";
import type { ExplanationProps } from "./explanation-form";

const load = () => import("./explanation-form");

let Part: ComponentType<ExplanationProps> = lazy(load);
// The server holds all its code: a part that had to be waited for would follow the page by script.
if (typeof document === "undefined") {
  load().then((loaded) => {
    Part = loaded.default;
  });
}

/**
 * The form with the form library's hook, which a page has no room for at its start: its script is fetched once the
 * page's own has taken over, and until then the form sends itself. Remembered by its props, as a part that is drawn anew
 * before its script came would be empty.
 */
export const ExplanationForm = memo(function ExplanationForm(props: ExplanationProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});
