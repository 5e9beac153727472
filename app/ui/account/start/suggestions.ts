import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/** ms after the last letter. */
const PAUSE = 150;
const NONE: readonly string[] = [];

/** Of WAI-ARIA's combobox with a list: the field keeps the focus, arrows go through the list, Escape closes it. */
export function useSuggestions() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(NONE);
  const [at, setAt] = useState(-1);
  const [typed, setTyped] = useState("");

  useEffect(() => {
    const left = new AbortController();
    const asked = setTimeout(() => {
      suggestionsFor(typed, left.signal).then(
        (next) => {
          setFound(next);
          setAt(-1);
        },
        // Without suggestions the field is still one to type in.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(asked);
      left.abort();
    };
  }, [typed]);

  function close() {
    setFound(NONE);
    setAt(-1);
  }

  function choose(text: string) {
    if (!field.current) return;
    field.current.value = text;
    close();
    field.current.form?.requestSubmit();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const chosen = found[at];
    if (step !== 0 && found.length > 0) setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key === "Escape" && found.length > 0) close();
    else return;
    event.preventDefault();
  }

  const isOpen = found.length > 0;
  return {
    field: {
      ...{ ref: field, role: "combobox", "aria-autocomplete": "list" as const, "aria-expanded": isOpen },
      ...{ "aria-controls": `${id}-list`, onKeyDown, onBlur: close },
      ...(at >= 0 && { "aria-activedescendant": `${id}-${at}` }),
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    },
    list: { id: `${id}-list`, hidden: !isOpen },
    options: found.map((text, n) => ({
      text,
      props: {
        ...{ id: `${id}-${n}`, "aria-selected": n === at },
        // Or the field would lose the focus, and the list be gone before it was pressed.
        onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onClick: () => choose(text),
      },
    })),
  };
}

/** Without cookies, so that the answer is the one that is kept for everybody. */
async function suggestionsFor(typed: string, signal: AbortSignal): Promise<readonly string[]> {
  if (typed.trim().length < 2) return NONE;
  const response = await fetch(`/suggestions?${new URLSearchParams({ q: typed })}`, {
    ...{ signal, credentials: "omit" as const },
  });
  return response.ok ? response.json() : NONE;
}
