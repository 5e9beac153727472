/** "ada yang lagi cari tukang cat ga": somebody who offers asks who needs it. */
const WHO_NEEDS =
  /^\s*(?:halo |hai |permisi |misi |kak |gan |min |gais |guys )*(?:(?:ada|adakah|siapa|sapa|sopo)(?: (?:ya|sih|kah|kak|gan|min|tau|disini|di sini|sini))* (?:yang|yg|sing)|siapa|sapa|(?:yang|yg)(?= (?:lagi|lg|sedang)))(?: (?:lagi|lg|sedang|masih|mau|pengen|pingin|ingin|mungkin|memang|emang))* (?:butuh|butuhin|btuh|membutuhkan|cari|cariin|nyari|nyariin|mencari|perlu|memerlukan|golek)(?=\s)/;
const ASKED =
  /(?:\s+(?:ga|gak|nggak|ngga|enggak|tidak|ndak|ya|yah|sih|kah|kak|gan|min|disini|nih|dong))*\s*\?*\s*$/;

export function takeVoice(text: string): { asksForRequests: boolean; rest: string } {
  const found = WHO_NEEDS.exec(text);
  if (!found) return { asksForRequests: false, rest: text };
  return { asksForRequests: true, rest: text.slice(found[0].length).replace(ASKED, "") };
}

/** Words that only Javanese has: beside one of them "iso" is "can", and else a standard. */
const JAVANESE =
  /\b(?:sing|opo|sopo|ono|onok|ora|piye|omah|omahe|omahku|teko|wae|nggo|kanggo|golek|nggolek|arep|saiki|sesuk|iki|kuwi|nggawe|gawe|ndandani|benerno|njait|dandani)\b/;

export function inOneLanguage(text: string): string {
  return JAVANESE.test(text) ? text.replace(/\biso\b/g, "bisa").replace(/\bteko\b/g, "ke") : text;
}
