import type { ReactNode } from "react";
import type { Constraints, Result } from "~/ui/fields";
import { Bdi, type ButtonLook, Callout } from "~/ui/kit";
import { AppButtonLink, type Breadcrumb, Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { LazyActionForm } from "./lazy";

export function ActionPage({
  trail,
  title,
  subject,
  refused,
  back,
  panel = false,
  act,
  hint,
  warning,
  button,
  constraints,
  result,
  children,
}: {
  trail: readonly Breadcrumb[];
  title: string;
  subject: string;
  /** The reason why the reader may not do it, or null. */
  refused: string | null;
  back: string;
  panel?: boolean;
  act?: string;
  hint: string;
  warning?: string;
  button: { text: string; look: ButtonLook };
  constraints: Constraints;
  result: Result | undefined;
  children?: ReactNode;
}) {
  const action =
    refused === null ? (
      <LazyActionForm
        key={act}
        id="alasan"
        hidden={act === undefined ? {} : { act }}
        field={{ name: "reason", label: "Alasan", hint }}
        constraints={constraints}
        result={result}
        warning={warning}
        buttons={[button]}
        back={back}
        {...(!panel && { className: "max-w-form" })}
      />
    ) : (
      <>
        <Callout icon="warn" warm>
          {refused}
        </Callout>
        <p className="actions">
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </p>
      </>
    );
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[...trail, { text: title }]} />
      </Topline>
      <h1>{title}</h1>
      <p className="text-ink-soft mb-4">
        <Bdi>{subject}</Bdi>
      </p>
      {children}
      {panel ? <div className="panel mt-4">{action}</div> : action}
    </>
  );
}
