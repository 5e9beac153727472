import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { MIN_PORTRAIT_SIDE, PORTRAIT_TYPES, portraitWeightFault } from "~/domain/portrait";
import { Avatar } from "./avatar";
import type { FieldView } from "./field";
import { FileField } from "./file-field";
import { lostPicturesSentence } from "./pictures-field";

/** A form that came back. `picture`: a fit file was sent along with it. */
export type RejectedProfile = { result: SubmissionResult<string[]>; picture: boolean };

/** What is shown now, and the file to put in its place. */
export function PortraitField({
  field,
  person,
  onChoice,
}: {
  field: FieldView;
  person: { name: string; pictureUrl: string | null };
  onChoice: (fault: string | null) => void;
}) {
  return (
    <>
      <div className="mt-4">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
      </div>
      <FileField
        field={field}
        label="Change Picture"
        hint={`Square JPG, PNG, or GIF, at least ${MIN_PORTRAIT_SIDE}x${MIN_PORTRAIT_SIDE} pixels.`}
        accept={PORTRAIT_TYPES}
        optional
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          onChoice(file ? portraitWeightFault(file) : null);
        }}
      />
    </>
  );
}

/**
 * What is wrong with the file that is chosen now; `errors` undefined leaves it to the server's answer. A page that
 * came back whole has lost the file, one that script updated in place still holds it. `refused`: not worth sending.
 */
export function usePortraitChoice(rejected: RejectedProfile | undefined) {
  const [cameWith] = useState(rejected);
  const [chosen, setChosen] = useState<{ after: RejectedProfile | undefined; fault: string | null }>();
  const lost = rejected?.picture === true && rejected === cameWith;
  const current = chosen?.after === rejected ? chosen : undefined;
  const errors = lost ? [lostPicturesSentence(1)] : undefined;
  return {
    refused: Boolean(current?.fault),
    errors: current ? (current.fault ? [current.fault] : []) : errors,
    choose: (fault: string | null) => setChosen({ after: rejected, fault }),
  };
}
