const waiting = new WeakMap<Request, () => Promise<unknown>>();

/** However the loader or action ends; a rejection is the answer instead. */
export function confirmBeforeAnswer(request: Request, confirm: () => Promise<unknown>): void {
  waiting.set(request, confirm);
}

export function confirmed(request: Request): Promise<unknown> | undefined {
  return waiting.get(request)?.();
}
