import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OrderAction } from "~/domain/order/actions";
import { SubmitButton } from "../../kit/button";
import { Form } from "../../layout/form";
import { SeenVersion } from "../seen-version";

type FormProps = {
  action: OrderAction;
  id?: string;
  /** On phones the bar has its button. */
  barred?: boolean;
  button?: string;
  /** Whether it takes files. The id of the file field while its files are refused: a press then leads there. */
  files?: boolean | string;
  look?: "line";
  children: ReactNode;
};

/** Sent to the step's own page, which shows what is wrong with all that was typed. */
export function InlineStep({
  action,
  id,
  barred = false,
  button = action.label,
  files = false,
  look,
  children,
}: FormProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form
      id={id}
      method="post"
      action={action.page ?? ""}
      noValidate
      encType={files ? "multipart/form-data" : undefined}
      onSubmit={(event) => {
        if (typeof files !== "string") return;
        event.preventDefault();
        document.getElementById(files)?.focus();
      }}
    >
      <SeenVersion version={action.version} />
      <fieldset disabled={busy}>{children}</fieldset>
      <p className={barred ? "actions desktop-only" : "actions"}>
        <SubmitButton busy={busy} {...(look && { look })}>
          {button}
        </SubmitButton>
      </p>
    </Form>
  );
}
