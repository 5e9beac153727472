import { type MouseEvent, useRef, useState } from "react";
import { areExamples, MAX_REQUIREMENTS, withExamples } from "~/copy/listing/requirements";
import { Button } from "../../kit/button";
import { type FieldView, typed } from "../../kit/form/field";
import { TextArea } from "../../kit/form/text-area";

/** Category examples: a button without script submits for them; unedited ones follow the category. */
export function useRequirements(field: FieldView) {
  const [offered, setOffered] = useState<{ count: number; text: string }>();
  const box = useRef<HTMLDivElement>(null);
  const text = offered?.text ?? typed(field);
  const written = () => box.current?.querySelector("textarea")?.value ?? "";
  const offer = (category: string) => {
    const text = withExamples(written(), category);
    setOffered((before) => ({ count: (before?.count ?? 0) + 1, text }));
  };

  return {
    follow(category: string) {
      if (areExamples(written())) offer(category);
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
