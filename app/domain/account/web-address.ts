/** Endings in local use. "selesai.Besok" and "logo.ai" are no addresses. */
const ENDINGS =
  "com|id|net|org|co|me|io|app|link|ly|shop|store|xyz|site|online|info|biz|gg|tv|dev|page|gl|cc|club";
/** Endings that swindlers rent. Only mail looks for them: as words of a message they would be found too often. */
const OTHER_ENDINGS =
  "top|ru|cn|vip|win|click|live|pro|fun|pw|su|ws|bio|web|cloud|icu|buzz|cam|rest|tk|ml|ga|cf|gq|lol|wiki|art|today|world|space|website|tech|support|help|services|finance|bank|money|asia|us|uk|sg|my|au|eu|in|de|nl|to|is|la|re|ph|vn|th|jp|kr|tw|hk|br|ai|so|sh|im|am|fm|at|be|li|ch|fr|it|es|pl|se|cz";

/** Hosts with a name of one letter. All other single letters before a dot are abbreviations: S.Pd, M.Com, a.n. */
const SHORT_HOSTS = String.raw`[tm]\.me|[tg]\.co|x\.com|s\.id`;
/** Abbreviations that people write before a word that is also an ending, as in "No.ID". */
const ABBREVIATIONS = "no|nmr|jl|jln|tgl|dll|dsb|dkk|tlp|telp|rt|rw|kec|kab|sdr|sdri|prof|dr|drs|ir|hj";

const HOST = String.raw`(?:[a-z\d-]+\.)*(?!(?:${ABBREVIATIONS})\.)[a-z\d-]{2,}\.(?:${ENDINGS})|${SHORT_HOSTS}`;

/** Web addresses in a text, with or without a protocol. */
export const WEB_ADDRESS = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>"']+|(?<![\w@.-])(?:${HOST})(?![\w-])(?:[:/][^\s<>"']*)?`,
  "giu",
);

/** A host of any ending before a path. Degrees ("S.Farm.Apt/M.M") begin with a letter alone or have short parts. */
const HOST_WITH_PATH = String.raw`(?<![a-z\d.-])(?:[a-z\d-]{2,63}\.){0,4}(?!(?:ners|dipl|prof|amd\w{0,4})\.)[a-z\d-]{4,63}\.[a-z]{2,}\/`;

const IN_NAME = new RegExp(
  String.raw`https?(?![a-z])|www\.|:\/\/|@|${HOST_WITH_PATH}|(?<![a-z\d.-])(?:${SHORT_HOSTS})(?![a-z])|[a-z\d-]{2}\.(?:${ENDINGS})(?![a-z])`,
);

/** Whether a name in lower case holds a web or mail address, or begins one. */
export function holdsAddress(plainName: string): boolean {
  return IN_NAME.test(plainName);
}

/** Every host that a mail program could turn into a link, with any ending, and mail addresses. */
const LINKABLE = new RegExp(
  String.raw`(?:[a-z][a-z\d+.-]{1,15}:[/\\]{2}|www\.)[^\s<>"']+|[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|(?<![\p{L}\d@.-])(?:${HOST}|(?:[\p{L}\d-]+\.)+(?:${OTHER_ENDINGS})|(?:\d{1,3}\.){3}\d{1,3}(?=[:/])|[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.\p{L}{2,}(?=[:/]\S))(?![\p{L}\d-])(?:[:/?][^\s<>"']*)?`,
  "giu",
);

/** Replaces web and mail addresses in a person's words, also those with full-width or invisible characters. */
export function withoutAddresses(text: string, replacement: string): string {
  const plain = plainDots(text);
  return plain.search(LINKABLE) >= 0 ? plain.replace(LINKABLE, replacement) : text;
}

const SCHEME = String.raw`(?:[a-z][a-z\d+.-]{1,15}:[/\\]|(?:https?|ftps?|mailto|javascript|data|intent|whatsapp|tg):|www\.)[^\s<>"']+`;
const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const REST_OF_ADDRESS = String.raw`(?:[:/\\?#][^\s<>"']*)?`;

/** Every word with a dot inside it that ends with two or more letters, numeric addresses, and everything with a scheme. */
const DOTTED = new RegExp(
  String.raw`${SCHEME}|[\w.+-]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+|(?<![\p{L}\p{M}\d_-])(?<dotted>(?:[\p{L}\p{M}\d_-]+\.)+(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,}))(?![\p{L}\p{M}\d_-])${REST_OF_ADDRESS}|(?<![\p{L}\d.])(?:${OCTET}\.){3}${OCTET}(?!\.?\d)${REST_OF_ADDRESS}`,
  "giu",
);

/** Parts of degrees: "S.Pd", "A.Md.Kep", "S.Farm.Apt". Single letters count as parts too. */
const DEGREE_PARTS =
  "pd|pdi|kom|ikom|sos|sosi|hum|ag|kep|ked|keb|kes|farm|apt|ns|si|sc|psi|ip|hut|pt|pi|sn|sns|stat|md|amd|mb|ft|gz|km|tr|ak|ab|ap|hi|th|fil|tp|trk|eng|ars|log|mat|akt|arch|sp|og|kn|gr|par|ling|des|kg|biomed|mm";
const DEGREE = new RegExp(`^(?:.|${DEGREE_PARTS})(?:\\.(?:.|${DEGREE_PARTS}))*$`, "iu");
/** Files that people name. None of these endings belongs to a host. */
const FILE_ENDINGS = /^(?:jpe?g|png|gif|heic|webp|pdf|docx?|xlsx?|pptx?|psd|cdr|csv|txt)$/i;
const SHORTENED = new RegExp(`^(?:${ABBREVIATIONS}|pt|cv|ud|bpk|ibu|tn|ny|gg|kp|ds|moh|muh|abd|hp|wa)$`, "i");

/**
 * Replaces all that might become a link in a mail with a stranger's words. A sentence that begins without a space
 * ("selesai.Besok") gets the space instead, because nothing links it then.
 */
export function withoutDottedWords(text: string, replacement: string): string {
  const plain = plainDots(text);
  if (plain.search(DOTTED) < 0) return text;
  return plain.replace(DOTTED, (...found) => {
    const whole: string = found[0];
    const dotted: string | undefined = found.at(-1).dotted;
    if (dotted === undefined) return replacement;
    const labels = dotted.split(".");
    const rest = whole.slice(dotted.length);
    const before = labels.slice(0, -1);
    const ending = labels.at(-1) ?? "";
    // "S.Pd/M.Pd" has two degrees.
    if (DEGREE.test(dotted)) return dotted + withoutDottedWords(rest, replacement);
    if (rest !== "") return replacement;
    if (labels.length === 2 && FILE_ENDINGS.test(ending)) return whole;
    if (isKnownHost(whole)) return replacement;
    const beginsSentence = /^\p{Lu}\p{Ll}/u.test(ending);
    const isShortened = labels.length === 2 && SHORTENED.test(labels[0] ?? "");
    const isNumber = before.every((label) => /^\d+$/.test(label));
    return beginsSentence || isShortened || isNumber ? `${before.join(".")}. ${ending}` : replacement;
  });
}

function isKnownHost(word: string): boolean {
  return word.search(LINKABLE) === 0;
}

function plainDots(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u3002\uff0e\uff61]/gu, ".");
}
