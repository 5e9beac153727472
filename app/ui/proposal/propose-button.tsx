import { Button, ButtonLink } from "../kit/button";
import { useHydrated } from "../kit/hydrated";

/** Leads to the message field and into it: without script as a link, which a browser follows the same way. */
export function ProposeButton({ field, wide }: { field: string; wide: boolean }) {
  const text = "Ajukan Penawaran";
  if (!useHydrated()) {
    return (
      <ButtonLink href={`#${field}`} wide={wide}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button wide={wide} onClick={() => goTo(document.getElementById(field))}>
      {text}
    </Button>
  );
}

function goTo(field: HTMLElement | null) {
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
