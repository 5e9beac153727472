import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useHydrated } from "~/ui/kit";
import { MAX_SEARCH_LENGTH, MIN_SUGGESTED_LENGTH } from "../search";

const TYPING_PAUSE_MS = 150;
const NONE: readonly string[] = [];

/**
 * Implements the WAI-ARIA combobox pattern with a list: the field keeps the focus, arrows move through the list, Escape
 * closes it.
 */
function useSuggestions() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const stopAsking = useRef(() => {});
  const [found, setFound] = useState(NONE);
  const [at, setAt] = useState(-1);
  useEffect(() => () => stopAsking.current(), []);

  function ask(typed: string) {
    stopAsking.current();
    const fetched = abortable();
    let stopped = false;
    const timer = setTimeout(async () => {
      const next = await suggestionsFor(typed, fetched?.signal);
      if (!stopped) show(next);
    }, TYPING_PAUSE_MS);
    stopAsking.current = () => {
      stopped = true;
      clearTimeout(timer);
      fetched?.abort();
    };
  }

  function show(next: readonly string[]) {
    setFound(next);
    setAt(-1);
  }

  function close() {
    stopAsking.current();
    show(NONE);
  }

  function choose(text: string) {
    if (!field.current) return;
    field.current.value = text;
    close();
    // Phones from 2016 lack requestSubmit(), and this form needs no validation.
    field.current.form?.submit();
  }

  const isOpen = found.length > 0;

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const chosen = found[at];
    if (event.key === "Escape") close();
    if (step !== 0 && isOpen) setAt(((at + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    else if (event.key === "Enter" && chosen !== undefined) choose(chosen);
    else if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
  }

  return {
    field: {
      ref: field,
      role: "combobox",
      "aria-autocomplete": "list" as const,
      "aria-expanded": isOpen,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": at >= 0 ? `${id}-${at}` : undefined,
      onKeyDown,
      onBlur: close,
      onChange: (event: ChangeEvent<HTMLInputElement>) => ask(event.currentTarget.value),
    },
    list: { id: `${id}-list`, hidden: !isOpen },
    options: found.map((text, n) => ({
      text,
      props: {
        id: `${id}-${n}`,
        "aria-selected": n === at,
        // Without this the field loses the focus and the list closes before the click.
        onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
        onClick: () => choose(text),
      },
    })),
  };
}

/** Returns null on older phones, which have fetch without AbortController. */
function abortable(): AbortController | null {
  return typeof AbortController === "undefined" ? null : new AbortController();
}

/** Requests suggestions without cookies, so that the shared cached answer is used. Returns an empty list on failure. */
async function suggestionsFor(typed: string, signal?: AbortSignal): Promise<readonly string[]> {
  if (typed.trim().length < MIN_SUGGESTED_LENGTH) return NONE;
  try {
    const query = new URLSearchParams({ q: typed });
    const response = await fetch(`/suggestions?${query}`, { signal, credentials: "omit" });
    return response.ok ? await response.json() : NONE;
  } catch {
    return NONE;
  }
}

/** Searches in `place`, the reader's own. With JavaScript it suggests searches while typing. */
export function SearchBox({ place }: { place: string | null }) {
  const { field, list, options } = useSuggestions();
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of older phones don't know <search>.
    <form
      className="relative mt-3 flex rounded-lg border border-line-strong bg-raised p-1"
      action="/explore"
      role="search"
    >
      <label className="sr-only" htmlFor="cari">
        Cari jasa
      </label>
      <input
        className="min-w-0 flex-1 appearance-none bg-transparent px-3 py-0 font-sans font-medium leading-[normal] text-base text-inherit [-webkit-appearance:none] placeholder:text-ink-soft placeholder:opacity-100"
        id="cari"
        name="q"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={place ? `Cari jasa di ${place}` : "Cari jasa"}
        autoComplete="off"
        enterKeyHint="search"
        {...(hydrated && field)}
      />
      <button type="submit" className="btn">
        Cari
      </button>
      {hydrated && (
        <div
          className="absolute left-0 right-0 top-full z-[5] rounded border border-line-strong bg-raised shadow-over"
          role="listbox"
          aria-label="Saran pencarian"
          {...list}
        >
          {options.map(({ text, props }) => (
            <div
              key={text}
              className="cursor-pointer px-3 py-2.5 hover:bg-action-soft aria-selected:bg-action-soft"
              role="option"
              tabIndex={-1}
              {...props}
            >
              {text}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}
