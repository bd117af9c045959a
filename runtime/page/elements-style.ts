/** Parts of pages: cards, panels, tables, and texts to copy. */
export const elementsStyle = `
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.chips a { display: inline-block; padding: 0.25rem 0.875rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface);
  text-decoration: none; font-size: 0.9375rem; }
.chips a:hover { border-color: var(--accent); }
.chips a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
.heading { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1rem; margin-bottom: 0.875rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 0.75rem; }
.card { position: relative; display: flex; gap: 0.875rem; height: 100%; padding: 1rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: var(--radius); }
.card:hover { border-color: var(--accent); }
.card:focus-within { border-color: var(--accent); }
.card > div { min-width: 0; flex: 1; }
.card h3 a { color: var(--text); text-decoration: none; }
.card h3 a::after { content: ""; position: absolute; inset: 0; border-radius: var(--radius); }
.card h3 a:focus-visible { outline: none; }
.card h3 a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: 2px; }
.card .name { font-size: 0.8125rem; color: var(--muted); }
.card p.about { margin-top: 0.375rem; font-size: 0.9375rem; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.badges { display: flex; flex-wrap: wrap; gap: 0.375rem; margin-top: 0.625rem; }
.badge { display: inline-block; padding: 0 0.5rem; border-radius: 6px; background: var(--sunken); color: var(--muted); font-size: 0.8125rem; line-height: 1.5rem; }
.badge.good { background: var(--good-soft); color: var(--good); }
.badge.warn { background: var(--warn-soft); color: var(--warn); }
.badge.bad { background: var(--bad-soft); color: var(--bad); }
.badge.key { background: var(--accent-soft); color: var(--accent); }
.initials { flex: none; display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 9px; font-weight: 650; font-size: 0.9375rem;
  background: var(--tint); color: var(--ink); }
.initials.large { width: 3.5rem; height: 3.5rem; font-size: 1.25rem; border-radius: 12px; }
.hue-0 { --tint: #e3e8fb; --ink: #27409f; } .hue-1 { --tint: #dff1e6; --ink: #1b5c37; } .hue-2 { --tint: #f9e6dc; --ink: #843711; }
.hue-3 { --tint: #f1e4f7; --ink: #682c86; } .hue-4 { --tint: #daf0f3; --ink: #0f5a66; } .hue-5 { --tint: #f8eed0; --ink: #664c00; }
@media (prefers-color-scheme: dark) {
  .hue-0 { --tint: #27315c; --ink: #bccaff; } .hue-1 { --tint: #1a3b28; --ink: #a2e3bb; } .hue-2 { --tint: #4a2818; --ink: #ffc4a6; }
  .hue-3 { --tint: #3c2449; --ink: #e5bff8; } .hue-4 { --tint: #153c43; --ink: #a0e2ec; } .hue-5 { --tint: #40330c; --ink: #f3d98b; }
}
.pages { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem; margin-top: 1.25rem; }
.pages:empty { display: none; }
.entry-head { display: flex; flex-wrap: wrap; gap: 1rem 1.25rem; align-items: flex-start; }
.entry-head > div:last-child { flex: 1 1 16rem; min-width: 0; }
.links { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-top: 0.75rem; }
.outside::after { content: " \\2197"; content: " \\2197" / ""; font-size: 0.8em; }
.panel { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: clamp(0.875rem, 2.5vw, 1.25rem); margin-top: 0.875rem; }
div.panel > * + *, details.panel > * + * { margin-top: 0.875rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; font-size: 0.9375rem; }
.facts dt { color: var(--muted); }
@media (max-width: 30rem) { .facts { grid-template-columns: minmax(0, 1fr); gap: 0; } .facts dd { margin-bottom: 0.5rem; } }
.inputs { width: 100%; border-collapse: collapse; font-size: 0.9375rem; text-align: left; }
.inputs caption { text-align: left; font-weight: 600; padding-bottom: 0.375rem; }
.inputs th, .inputs td { vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); font-weight: 400; }
.inputs th { width: 34%; }
.inputs .variable { margin-top: 0.25rem; font-size: 0.9375rem; }
.inputs .badge { margin-right: 0.25rem; }
.inputs thead th { border: 0; color: var(--muted); font-size: 0.8125rem; padding-block: 0; }
@media (max-width: 36rem) { .inputs, .inputs tbody, .inputs tr, .inputs th, .inputs td, .inputs caption { display: block; width: auto; }
  .inputs thead { display: none; } .inputs td { border-top: 0; padding-top: 0; } }
.clients > * + * { margin-top: 1rem; }
.client > * + * { margin-top: 0.625rem; }
.tabs { display: flex; flex-wrap: wrap; gap: 0.25rem; border-bottom: 1px solid var(--line); }
.tabs button { padding: 0.5rem 0.75rem; border: 0; border-bottom: 3px solid transparent; background: none; color: var(--muted); cursor: pointer; }
.tabs button:hover { color: var(--text); }
.tabs button[aria-selected="true"] { color: var(--text); font-weight: 600; border-color: var(--accent); }
.snippet { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; background: var(--sunken); }
.snippet .caption { display: flex; align-items: center; justify-content: space-between; gap: 0.75rem; min-height: 2.5rem; padding: 0.25rem 0.5rem 0.25rem 0.875rem;
  font-size: 0.875rem; color: var(--muted); border-bottom: 1px solid var(--line); }
.snippet pre { overflow-x: auto; padding: 0.75rem 0.875rem; line-height: 1.5; overflow-wrap: normal; tab-size: 2; }
.snippet pre.wraps { white-space: pre-wrap; overflow-wrap: anywhere; }
.snippet pre:focus-visible { outline-offset: -3px; }
.copy { flex: none; padding: 0.125rem 0.75rem; border: 1px solid var(--field); border-radius: 6px; background: var(--surface); color: var(--text); cursor: pointer; }
.copy:hover { border-color: var(--accent); color: var(--accent); }
.versions li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; padding-block: 0.5rem; border-top: 1px solid var(--line); }
.versions li:first-child { border-top: 0; }
.versions a[aria-current] { color: var(--text); font-weight: 650; text-decoration: none; }
.versions .quiet { margin-left: auto; font-size: 0.875rem; }
details.panel > summary { cursor: pointer; }
details.panel > summary h3 { display: inline; }
.tools { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.tools code { background: var(--sunken); padding: 0.125rem 0.5rem; border-radius: 6px; }
`;
