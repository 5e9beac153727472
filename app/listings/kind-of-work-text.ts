// This file is separate, because it imports the word lists of the search. Only forms with questions need them.

import { indexTerms } from "~/search/index-terms";
import { leadingConcepts } from "~/search/similar";
import { type Kind, kindsOfWork, type QuestionsView, questionsView } from "./questions-text";

/** Returns the kind of work that the indexed title of a listing names, or null if no kind matches. */
export function kindOfListing({ searchTitle, category }: { searchTitle: string; category: string }): Kind | null {
  const kinds = kindsOfWork().filter(({ categories }) => category === "" || categories.includes(category));
  const found = leadingConcepts(searchTitle).map((key) => kinds.find(({ concepts }) => concepts.includes(key)));
  return found.find((kind) => kind !== undefined) ?? null;
}

/** Returns the kind of work for a title that is not stored yet. `category` is empty before the choice. */
export function kindOfTitle({ title, category }: { title: string; category: string }): Kind | null {
  const none = { description: "", texts: [], sellerName: "", location: "" };
  return kindOfListing({ searchTitle: indexTerms({ title, category, ...none }).title, category });
}

/** Returns the questions of a form that asks for a title. */
export function questionsAbout(title: string, category: string): QuestionsView | null {
  return title === "" ? null : questionsView(kindOfTitle({ title, category }));
}
