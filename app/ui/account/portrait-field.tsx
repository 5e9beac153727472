import { portraitFaultSentence } from "~/copy/account/portrait";
import { MIN_PORTRAIT_SIDE, PORTRAIT_TYPES, portraitWeightFault } from "~/domain/account/portrait";
import { Avatar } from "../kit/avatar";
import type { FieldView } from "../kit/form/field";
import { FileField } from "../kit/form/file-field";

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
          const fault = file ? portraitWeightFault(file.size) : null;
          onChoice(file && fault ? portraitFaultSentence(fault, file.name) : null);
        }}
      />
    </>
  );
}
