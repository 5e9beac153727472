import { Button, ButtonLink } from "../kit/button";
import { useHydrated } from "../kit/hydrated";

/** Focuses the message field; without script it is a link to it. */
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
