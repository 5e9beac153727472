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

/** Category examples: a button without script submits for them; unedited ones follow the category. */
export function useRequirements(field: FieldView) {
  const [offered, setOffered] = useState<{ count: number; text: string }>();
  const box = useRef<HTMLDivElement>(null);
  const text = offered?.text ?? typed(field);
  const offer = (category: string) =>
    setOffered((before) => ({ count: (before?.count ?? 0) + 1, text: examplesFor(category) }));
  const written = () => box.current?.querySelector("textarea")?.value ?? "";

  return {
    follow(category: string) {
      if (examples.has(written().replaceAll("\r\n", "\n").trim())) offer(category);
    },
    element: (
      <div ref={box}>
        <TextArea
          // A textarea takes its default value once, so other examples need another one.
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
