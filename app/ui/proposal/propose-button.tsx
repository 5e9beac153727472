import { useNavigation } from "@remix-run/react";
import { ButtonLink, SubmitButton } from "../kit/button";
import { useHydrated } from "../kit/hydrated";
import { isBlank, MESSAGE_FIELD, PROPOSAL_FORM } from "./form";

/** Sends the form, or leads to its message while that is empty; without script it only leads there. */
export function ProposeButton({ wide }: { wide: boolean }) {
  const busy = useNavigation().formMethod === "POST";
  const text = "Ajukan Penawaran";
  if (!useHydrated()) {
    return (
      <ButtonLink href={`#${MESSAGE_FIELD}`} wide={wide}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <SubmitButton
      form={PROPOSAL_FORM}
      wide={wide}
      busy={busy}
      onClick={(event) => {
        if (!isBlank()) return;
        event.preventDefault();
        const field = document.getElementById(MESSAGE_FIELD);
        field?.scrollIntoView({ block: "center" });
        field?.focus();
      }}
    >
      {text}
    </SubmitButton>
  );
}
