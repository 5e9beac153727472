import { useEffect, useRef, useState } from "react";
import type { MessageView } from "~/domain/message/view";

/** Milliseconds: while all is well, and after the first, second and every later failure. */
const PAUSE = 3_000;
const AFTER_ERROR = [1_000, 2_000, 5_000, 10_000];

/** `ended`: signed out, or not one's conversation any more. */
type Watch = "live" | "broken" | "ended";

/** Polls while the page is visible. `seen` leaves out one's own messages: another's may have come before. */
export function useMessageWatch(
  url: string | null,
  seen: number,
  onNew: (messages: MessageView[]) => void,
): Watch {
  const [watch, setWatch] = useState<Watch>("live");
  const after = useRef(seen);
  const told = useRef(onNew);
  useEffect(() => {
    after.current = Math.max(after.current, seen);
    told.current = onNew;
  });

  useEffect(() => {
    if (!url) return;
    let timer: number | undefined;
    let failures = 0;
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
        const last = answer[answer.length - 1];
        if (last) {
          after.current = last.seq;
          told.current(answer);
        }
      }
      setWatch(failures > 0 ? "broken" : "live");
      const pause = failures > 0 ? AFTER_ERROR[Math.min(failures, AFTER_ERROR.length) - 1] : PAUSE;
      timer = window.setTimeout(look, pause);
    }

    timer = window.setTimeout(look, PAUSE);
    document.addEventListener("visibilitychange", look);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [url]);
  return watch;
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
