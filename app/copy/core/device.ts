/** The first match counts: nearly every browser also claims to be Chrome, and Chrome to be Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/FBA[NV]|FB_IAB/, "Facebook"],
  [/Instagram/, "Instagram"],
  [/EdgA?\/|EdgiOS\/|Edge\//, "Edge"],
  [/OPR\/|Opera|OPiOS/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\/|UCWEB/, "UC Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/.* Safari\//, "Safari"],
];

/** The first match counts: Android says Linux, and an iPhone says Mac OS X. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

export function deviceName(userAgent: string): string {
  const browser = firstFit(BROWSERS, userAgent);
  const system = firstFit(SYSTEMS, userAgent);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? (system ? `Peramban di ${system}` : "Perangkat tidak dikenal");
}

function firstFit(names: readonly [RegExp, string][], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
