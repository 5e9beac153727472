import { MIN_PORTRAIT_SIDE, PORTRAIT_TYPES } from "~/domain/account/portrait";
import { Avatar } from "../kit/avatar";
import { ChosenFiles } from "../kit/form/chosen-files";
import { controlProps, FieldNotes, type FieldView } from "../kit/form/field";
import { type PhotoChoice, PreparingNote, usePhotoChoice } from "../kit/form/photo-field";

export function PortraitField({
  field,
  person,
  chosen,
  onChoice,
}: {
  field: FieldView;
  person: { name: string; pictureUrl: string | null };
  chosen: readonly File[];
  onChoice: (choice: PhotoChoice) => void;
}) {
  const hint = `Square JPG, PNG, or GIF, at least ${MIN_PORTRAIT_SIDE}x${MIN_PORTRAIT_SIDE} pixels.`;
  const { isPreparing, onChange } = usePhotoChoice({
    most: 1,
    faultOf: async (files) => (await import("~/copy/account/portrait-choice")).portraitChoiceFault(files),
    onChoice,
  });
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <div className="portrait-choice">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
        <div>
          {/* The label is the button. The input beside it shows the name of the chosen file and takes the focus. */}
          <label className="btn btn--line" htmlFor={field.id}>
            Change Picture
          </label>
          <input {...controlProps(field, hint)} type="file" accept={PORTRAIT_TYPES} onChange={onChange} />
        </div>
      </div>
      <div lang="id">
        <ChosenFiles id={field.id} files={chosen} noun="foto" />
      </div>
      {isPreparing && <PreparingNote />}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}
