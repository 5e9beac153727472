/**
 * Runs in the page. Marks texts for axe's contrast check: two of each appearance, because axe is slow. Positioned texts
 * and texts that axe may skip are always marked.
 */
export function markLooks(mark: string): void {
  type Ground = { painted: string; opacity: number; isLifted: boolean };
  const AS_OFTEN = 2;
  const CONTROLS = "input, select, textarea, button";
  const PASSED_BY = ":disabled, [aria-disabled=true], [aria-hidden=true], [inert], label:has(:disabled)";
  const grounds = new Map<Element, Ground>();
  const groundOf = (element: Element | null): Ground => {
    if (!element) return { painted: "", opacity: 1, isLifted: false };
    const known = grounds.get(element);
    if (known) return known;
    const below = groundOf(element.parentElement);
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage};`;
    const hidesBelow = backgroundColor.startsWith("rgb(") && backgroundImage === "none";
    const ground = {
      painted: hidesBelow ? own : below.painted + (own === "rgba(0, 0, 0, 0) none;" ? "" : own),
      opacity: below.opacity * Number(opacity),
      isLifted: below.isLifted || ["absolute", "fixed", "sticky"].includes(position),
    };
    grounds.set(element, ground);
    return ground;
  };
  const seen = new Map<string, number>();
  for (const element of document.querySelectorAll("body, body *")) {
    element.removeAttribute(mark);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = texts.map(({ textContent }) => textContent?.trim() ?? "").join("");
    if (words === "" && !element.matches(CONTROLS)) continue;
    const { painted, opacity, isLifted } = groundOf(element);
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (isSeen && !isLifted && words.length > 1 && !element.closest(PASSED_BY)) {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const look = [color, fontSize, fontWeight, textShadow, opacity, painted].join();
      const often = (seen.get(look) ?? 0) + 1;
      seen.set(look, often);
      if (often > AS_OFTEN) continue;
    }
    element.setAttribute(mark, "");
  }
}
