import { expect, it } from "vitest";
import { deviceName } from "~/accounts/login-text";

const MOZILLA = "Mozilla/5.0";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`${MOZILLA} (Linux; Android 10; K) ${CHROME} Chrome/131.0.0.0 Mobile Safari/537.36`, "Chrome di Android"],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
    "Edge di Windows",
  ],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0`, "Firefox di Windows"],
  [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Chrome/131.0.0.0 Safari/537.36`, "Chrome di Linux"],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME} Chrome/131.0.0.0 Safari/537.36`, "Chrome di ChromeOS"],
  [
    `${MOZILLA} (Linux; Android 14; SAMSUNG SM-A057F) ${CHROME} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet di Android",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    "Safari di iPhone",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1`,
    "Chrome di iPhone",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    "Safari di Mac",
  ],
  [`Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16`, "Opera di Android"],
  ["curl/8.5.0 (Linux)", "Peramban di Linux"],
  ["test", "Perangkat tidak dikenal"],
  ["", "Perangkat tidak dikenal"],
])("%s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
