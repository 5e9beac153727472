import type { ComponentProps } from "react";
import { CaseConversation } from "~/operators/ui/disputes";
import type { People } from "~/orders/order";
import { WorkFiles } from "~/orders/ui/order";
import { Timeline, type TimelineStep } from "~/ui/timeline";

type CaseStep = Omit<TimelineStep, "below"> & ComponentProps<typeof WorkFiles>;

export function CaseCourse({
  conversation,
  steps,
  ...shown
}: {
  id: string;
  people: People;
  older: boolean;
  conversation: Omit<ComponentProps<typeof CaseConversation>, "id" | "people" | "older">;
  steps: readonly CaseStep[];
}) {
  return (
    <>
      <CaseConversation {...conversation} {...shown} />
      <details className="disclosure">
        <summary>Riwayat lengkap, {steps.length} kejadian</summary>
        <div id="aktivitas">
          <Timeline steps={steps.map(({ files, ...step }) => ({ ...step, below: <WorkFiles files={files} /> }))} />
        </div>
      </details>
    </>
  );
}
