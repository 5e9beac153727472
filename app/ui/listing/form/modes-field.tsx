import { useRef, useState } from "react";
import { DEFAULT_WAY, OWN_MODES } from "~/copy/listing/ways";
import { categoryByName } from "~/domain/listing/category";
import { USUAL_MODE, WORK_MODES } from "~/domain/listing/ways";
import type { WorkMode } from "~/domain/visit/offered-places";
import { ChoiceGroup } from "../../kit/form/choice-group";
import type { FieldView } from "../../kit/form/field";

const options = WORK_MODES.map((value) => ({ value, label: OWN_MODES[value] }));

/** With script what is usual follows the category, until one chooses. */
export function useModes(field: FieldView) {
  const [usual, setUsual] = useState<WorkMode>();
  const chosen = useRef([field.initialValue ?? []].flat().length > 0);
  return {
    follow(name: string) {
      const category = categoryByName(name);
      if (chosen.current || !category) return;
      const mode = USUAL_MODE[category.slug];
      setUsual(mode);
      for (const box of document.getElementsByName(field.name) as NodeListOf<HTMLInputElement>) {
        box.checked = box.value === mode;
        // Heard by what takes mended errors away, and not as a choice of one's own.
        box.dispatchEvent(new Event("input", { bubbles: true }));
      }
    },
    element: (
      <ChoiceGroup
        several
        field={field}
        // Seen, the section's title says it.
        label={<span className="sr-only">Bagaimana Anda mengerjakannya? Boleh lebih dari satu.</span>}
        hint={
          usual ? "Yang lazim untuk kategori ini sudah dicentang." : chosen.current ? undefined : DEFAULT_WAY
        }
        options={options}
        onChange={() => {
          chosen.current = true;
        }}
      />
    ),
  };
}
