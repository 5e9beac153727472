import { type ComponentType, lazy, memo, Suspense } from "react";
import type { ExplanationProps } from "./explanation-form";

const load = () => import("./explanation-form");

let Part: ComponentType<ExplanationProps> = lazy(load);
// The server has all code already; loading lazily there would stream the form in by script.
if (typeof document === "undefined") {
  void load().then((loaded) => {
    Part = loaded.default;
  });
}

/** The form with conform's hook, loaded after hydration. `memo`: a rerender before that would empty it. */
export const ExplanationForm = memo(function ExplanationForm(props: ExplanationProps) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});
