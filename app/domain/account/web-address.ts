/** Endings in local use. "selesai.Besok" and "logo.ai" are no addresses. */
const ENDINGS =
  "com|id|net|org|co|me|io|app|link|ly|shop|store|xyz|site|online|info|biz|gg|tv|dev|page|gl|cc|club";
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
