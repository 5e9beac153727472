import type { ComponentProps } from "react";
import type { People } from "~/domain/order/people";
import { Timeline, type TimelineStep } from "../../kit/timeline";
import { CaseConversation } from "./conversation";

/** What was said and what happened, below what each side states. */
export function CaseCourse({
  conversation,
  steps,
  ...shown
}: {
  id: string;
  people: People;
  /** These are not the latest messages. */
  older: boolean;
  conversation: Omit<ComponentProps<typeof CaseConversation>, "id" | "people" | "older">;
  steps: readonly TimelineStep[];
}) {
  return (
    <>
      <CaseConversation {...conversation} {...shown} />
      <details className="disclosure">
        <summary>Riwayat lengkap, {steps.length} kejadian</summary>
        <div id="aktivitas">
          <Timeline steps={steps} />
        </div>
      </details>
    </>
  );
}
