import { useEffect, useRef, useState } from "react";
import type { MessageView } from "~/domain/message/view";

/** Milliseconds: while people conversation, after a minute of silence, where few bytes are asked for; and after failures. */
const PAUSE = 3_000;
const SILENCE = 8_000;
const SAVING = 20_000;
const AFTER_ERROR = [1_000, 2_000, 5_000, 10_000];
/** Answers without news. */
const SILENT_AFTER = 20;

/** The visitor's browser or a switch of ours asks for few bytes. */
function savesData(): boolean {
  return "hemat" in document.documentElement.dataset;
}

/** `ended`: signed out, or not one's conversation any more. */
export type Watch = "live" | "broken" | "ended";

/** Polls while the page is visible. `seen` leaves out one's own messages: another's may have come before. */
export function useMessageWatch(
  url: string | null,
  seen: number,
  onNew: (messages: MessageView[]) => void,
): Watch {
  const [watch, setWatch] = useState<Watch>("live");
  const after = useRef(seen);
  const latestOnNew = useRef(onNew);
  useEffect(() => {
    after.current = Math.max(after.current, seen);
    latestOnNew.current = onNew;
  });

  useEffect(() => {
    if (!url) return;
    let timer: number | undefined;
    let failures = 0;
    let quiet = 0;
    let over = false;
    let asking = false;

    async function look() {
      window.clearTimeout(timer);
      // Becoming visible asks at once.
      if (over || asking || document.visibilityState !== "visible") return;
      asking = true;
      const answer = await ask(`${url}?after=${after.current}`);
      asking = false;
      if (over) return;
      if (answer === "ended") {
        over = true;
        return setWatch("ended");
      }
      if (answer === "failed") failures += 1;
      else {
        failures = 0;
        quiet += 1;
        const last = answer[answer.length - 1];
        if (last) {
          quiet = 0;
          after.current = last.seq;
          latestOnNew.current(answer);
        }
      }
      setWatch(failures > 0 ? "broken" : "live");
      timer = window.setTimeout(look, failures > 0 ? afterError(failures) : pauseAfter(quiet));
    }

    timer = window.setTimeout(look, pauseAfter(quiet));
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [url]);
  return watch;
}

function pauseAfter(quiet: number): number {
  if (savesData()) return SAVING;
  return quiet < SILENT_AFTER ? PAUSE : SILENCE;
}

function afterError(failures: number): number {
  return AFTER_ERROR[Math.min(failures, AFTER_ERROR.length) - 1] ?? SILENCE;
}

async function ask(url: string): Promise<MessageView[] | "failed" | "ended"> {
  try {
    const response = await fetch(url, { headers: { Accept: "application/json" } });
    if (response.status === 401 || response.status === 404) return "ended";
    if (!response.ok) return "failed";
    const { messages } = (await response.json()) as { messages: MessageView[] };
    return messages;
  } catch {
    return "failed";
  }
}
