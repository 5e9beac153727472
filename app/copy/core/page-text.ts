/** `##` begins a section, `###` a part of it. */
export type PageText = {
  path: string;
  title: string;
  description: string;
  updated: string;
  /** Questions fold; a step ends in a quote saying where the money is. */
  parts?: "questions" | "steps";
  text: string | ((facts: TextFacts) => string);
};

type TextFacts = {
  /** The company that processes payments. */
  gateway: string;
  methodsText: string;
  /** Until when which payment methods can be refunded the way they paid. */
  refundWindows: string;
  transferOnly: string;
};
