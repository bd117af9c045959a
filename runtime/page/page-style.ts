/** Colors, type and the frame of every page. Text has a contrast of at least 4.5 in both schemes, borders of fields 3. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #f7f7f5; --surface: #ffffff; --sunken: #f1f1ee; --text: #1d1e22; --muted: #585d68;
  --line: #dedfe3; --field: #80858f; --accent: #2b49c9; --on-accent: #ffffff; --accent-soft: #e9edfc;
  --good: #14602f; --good-soft: #e2f3e7; --warn: #6b4400; --warn-soft: #fdf0cf; --bad: #8f1d1d; --bad-soft: #fce7e6;
  --radius: 10px; --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #121317; --surface: #1a1c22; --sunken: #22252c; --text: #e7e8ec; --muted: #a5aab6;
    --line: #31343d; --field: #767c8a; --accent: #a3b5ff; --on-accent: #10142a; --accent-soft: #262e52;
    --good: #94dfae; --good-soft: #15331f; --warn: #ffd98a; --warn-soft: #3a2d0d; --bad: #ffb4ae; --bad-soft: #431b1a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { font-size: 100%; -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--ground); color: var(--text); min-height: 100vh; display: flex; flex-direction: column;
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, pre, table, fieldset { margin: 0; padding: 0; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.3; letter-spacing: -0.01em; }
h3 { font-size: 1rem; line-height: 1.4; }
h4 { font-size: 0.9375rem; }
ul, ol { list-style: none; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
code, pre, .mono { font-family: var(--mono); font-size: 0.875rem; }
button, input { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
[hidden] { display: none !important; }
.quiet { color: var(--muted); }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.skip { position: absolute; left: 1rem; top: -4rem; background: var(--accent); color: var(--on-accent); padding: 0.5rem 1rem;
  border-radius: 0 0 var(--radius) var(--radius); z-index: 2; }
.skip:focus { top: 0; }
.wide { width: 100%; max-width: 62rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
.top { background: var(--surface); border-bottom: 1px solid var(--line); }
.top .wide { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; min-height: 3.75rem; padding-block: 0.5rem; }
.brand { display: inline-flex; align-items: center; gap: 0.625rem; font-weight: 650; color: var(--text); text-decoration: none; }
.brand svg { width: 1.5rem; height: 1.5rem; color: var(--accent); }
.who { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; margin-left: auto; font-size: 0.9375rem; }
main { flex: 1; padding-block: clamp(1.5rem, 4vw, 2.75rem) 4rem; }
main > * + * { margin-top: 2rem; }
footer { border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
footer .wide { padding-block: 1.25rem; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.5rem; padding: 0.375rem 1rem;
  border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600;
  text-decoration: none; cursor: pointer; }
.button:hover { filter: brightness(1.08); }
.button.plain { background: transparent; color: var(--accent); border-color: var(--field); font-weight: 500; min-height: 2.125rem;
  padding-block: 0.125rem; padding-inline: 0.75rem; }
.button.plain:hover { background: var(--accent-soft); filter: none; }
.crumbs ol { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; font-size: 0.9375rem; color: var(--muted); }
.crumbs li + li::before { content: "/"; content: "/" / ""; margin-right: 0.5rem; color: var(--field); }
.lead { font-size: 1.0625rem; color: var(--muted); max-width: 44rem; margin-top: 0.5rem; }
.search { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1.25rem; max-width: 40rem; }
.search label { flex-basis: 100%; font-weight: 600; font-size: 0.9375rem; }
.search input { flex: 1 1 12rem; min-width: 0; min-height: 2.75rem; padding: 0.5rem 0.875rem; background: var(--surface);
  border: 1px solid var(--field); border-radius: 8px; }
.search .button { min-height: 2.75rem; }
.notice { border-left: 4px solid currentColor; border-radius: 4px var(--radius) var(--radius) 4px; padding: 0.75rem 1rem; max-width: 48rem; }
.notice.warn { background: var(--warn-soft); color: var(--warn); }
.notice.bad { background: var(--bad-soft); color: var(--bad); }
.notice.info { background: var(--accent-soft); color: var(--text); border-color: var(--accent); }
.empty { padding: 2rem 1.25rem; border: 1px dashed var(--field); border-radius: var(--radius); text-align: center; color: var(--muted); }
.message { max-width: 40rem; }
.message > * + * { margin-top: 0.875rem; }
.message .button { margin-top: 1.25rem; margin-right: 0.5rem; }
@media (prefers-reduced-motion: no-preference) { .button, .card { transition: background-color 0.12s, border-color 0.12s; } }
@media print { .top, footer, .search, .copy, .skip { display: none; } }
`;
