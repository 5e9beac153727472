/** The gateway's window. Its script is loaded on demand. */
type Snap = {
  pay(
    token: string,
    callbacks: { onSuccess(): void; onPending(): void; onError(): void; onClose(): void },
  ): void;
};

type SnapOutcome = "success" | "pending" | "failed" | "closed";

export type SnapWindow = { scriptUrl: string; clientKey: string };

const PATIENCE = 8_000;

/** The outcome as the window saw it; rejects when it can't be opened. */
export async function payInWindow(
  gateway: SnapWindow | null | undefined,
  token: string,
): Promise<SnapOutcome> {
  if (!gateway) throw new Error("the gateway has no window");
  const snap = loadedSnap() ?? (await loadSnap(gateway));
  return new Promise((resolve) => {
    snap.pay(token, {
      onSuccess: () => resolve("success"),
      onPending: () => resolve("pending"),
      onError: () => resolve("failed"),
      onClose: () => resolve("closed"),
    });
  });
}

function loadedSnap(): Snap | null {
  return "snap" in window ? (window.snap as Snap) : null;
}

function loadSnap({ scriptUrl, clientKey }: SnapWindow): Promise<Snap> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => reject(new Error("the gateway's script is late")), PATIENCE);
    script.src = scriptUrl;
    script.dataset.clientKey = clientKey;
    script.onerror = () => reject(new Error("the gateway's script did not load"));
    script.onload = () => {
      clearTimeout(timer);
      const snap = loadedSnap();
      if (snap) resolve(snap);
      else reject(new Error("the gateway's script brought nothing"));
    };
    document.head.appendChild(script);
  });
}
