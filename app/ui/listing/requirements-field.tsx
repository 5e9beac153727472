import { type MouseEvent, useRef, useState } from "react";
import { defaultRequirements, MAX_REQUIREMENTS } from "~/copy/listing/requirements";
import { CATEGORIES } from "~/domain/listing/category";
import { Button } from "../kit/button";
import { type FieldView, typed } from "../kit/form/field";
import { TextArea } from "../kit/form/text-area";

const examples = new Set(["", ...CATEGORIES.map(({ name }) => name)].map(examplesFor));

function examplesFor(category: string): string {
  return defaultRequirements(category).join("\n");
}

/**
 * What a request demands, one a line, with its category's examples to begin from. Without script the button sends the
 * form, which comes back with them; with it nothing is sent, and examples nobody has changed follow the category.
 */
export function useRequirements(field: FieldView) {
  const [offered, setOffered] = useState<{ count: number; text: string }>();
  const box = useRef<HTMLDivElement>(null);
  const text = offered?.text ?? typed(field);
  const offer = (category: string) =>
    setOffered((before) => ({ count: (before?.count ?? 0) + 1, text: examplesFor(category) }));
  const written = () => box.current?.querySelector("textarea")?.value ?? "";

  return {
    /** The category is another one now. */
    follow(category: string) {
      if (examples.has(written().replaceAll("\r\n", "\n").trim())) offer(category);
    },
    element: (
      <div ref={box}>
        <TextArea
          // A text area takes what it begins with once: other examples are another text area.
          key={offered?.count}
          field={{ ...field, initialValue: text }}
          label="Persyaratan"
          hint={`Satu persyaratan per baris, paling banyak ${MAX_REQUIREMENTS}.`}
          optional
          rows={5}
        />
        <p className="mt-4">
          <Button
            type="submit"
            look="line"
            name="examples"
            value="1"
            onClick={(event: MouseEvent<HTMLButtonElement>) => {
              event.preventDefault();
              const category = event.currentTarget.form?.elements.namedItem("category");
              offer(category instanceof HTMLSelectElement ? category.value : "");
            }}
          >
            Isi contoh persyaratan
          </Button>
        </p>
      </div>
    ),
  };
}
