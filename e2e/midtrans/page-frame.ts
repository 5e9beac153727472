const style = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #fff; --ink: #1b2733; --soft: #51606e; --line: #d5dce3;
  --action: #00527e; --on-action: #fff; --note: #fff3d6; --note-ink: #5c3b00; --edge: #6f7d8a; }
@media (prefers-color-scheme: dark) { :root { --paper: #12181e; --card: #1b232b; --ink: #eef2f5; --soft: #b3bfca;
  --line: #35414c; --action: #7cc4ec; --on-action: #06202f; --note: #3d3010; --note-ink: #ffe2a3; --edge: #93a1ae; } }
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.brand { margin: -1rem -1rem 1rem; padding: .75rem 1rem; background: var(--card); border-bottom: 1px solid var(--line); font-weight: 700; }
.brand span { color: var(--soft); font-weight: 400; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
main.wide { max-width: 70rem; }
h1 { margin: 0 0 1rem; font-size: 1.375rem; line-height: 1.25; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
p { margin: 0 0 1rem; }
.note { padding: .75rem 1rem; border-radius: .5rem; background: var(--note); color: var(--note-ink); }
.card { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
dl { margin: 0; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0 0 .75rem; }
dd:last-child { margin-bottom: 0; }
.total { font-size: 1.75rem; font-weight: 700; line-height: 1.2; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
select, input, button, .button { display: block; width: 100%; min-height: 2.75rem; margin: 0 0 .75rem; padding: .5rem .75rem;
  border: 1px solid var(--edge); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit; text-align: center; }
select, input { text-align: left; }
button { cursor: pointer; }
button:first-of-type, .button { border-color: transparent; background: var(--action); color: var(--on-action); font-weight: 700; text-decoration: none; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
a { color: var(--action); }
.scroll { margin: 0 0 1rem; overflow-x: auto; }
table { width: 100%; white-space: nowrap; border-collapse: collapse; font-size: .875rem; }
th, td { padding: .5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
`;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function formatRupiahHtml(amount: number): string {
  return `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`;
}

/** Formats UTC ms as "17 Agustus 2026 pukul 10.05 WIB". */
export function longTime(at: number): string {
  const zone = { timeZone: "Asia/Jakarta" };
  const date = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", ...zone }).format(at);
  return `${date} pukul ${new Intl.DateTimeFormat("id-ID", { timeStyle: "short", ...zone }).format(at)} WIB`;
}

/** `main` is HTML. */
export function page(title: string, main: string, options: { wide?: boolean; script?: string } = {}): string {
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Midtrans (simulasi)</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main aria-label="Midtrans"${options.wide ? ' class="wide"' : ""}>
<p class="brand">Midtrans <span>(simulasi)</span></p>
${main}
</main>
${options.script ? `<script>${options.script}</script>` : ""}
</body>
</html>
`;
}
