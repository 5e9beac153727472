/** A page in `content/`. `##` begins a section, `###` a part of it. */
export type PageText = {
  path: string;
  title: string;
  /** For search engines. */
  description: string;
  updated: string;
  /** Questions fold; a step ends in a quote saying where the money is. */
  parts?: "questions" | "steps";
  /** Markdown. */
  text: string | ((facts: TextFacts) => string);
};

type TextFacts = {
  /** The company that processes payments. */
  gateway: string;
  /** Some of its methods, within a sentence. */
  methodsText: string;
  /** Until when which payment methods can be refunded the way they paid. */
  refundWindows: string;
  /** Which of them never can. */
  transferOnly: string;
};
