/** What the pages of an aggregator need beside the style of every page. */
export const gatewayStyle = `
.tool > summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
.tool > summary .quiet { font-size: 0.9375rem; flex: 1 1 16rem; min-width: 0; }
details.panel > details > summary { cursor: pointer; color: var(--muted); font-size: 0.9375rem; }
details.panel > details > .snippet { margin-top: 0.625rem; }
.diagram { overflow-x: auto; padding-block: 0.25rem; }
.diagram:focus-visible { outline-offset: -3px; }
.diagram svg { display: block; color: var(--text); }
.diagram rect { fill: none; stroke: var(--field); stroke-width: 1.5; }
.diagram .elicitation rect { stroke: var(--accent); }
.diagram .forEach rect { stroke-dasharray: 5 3; }
.diagram path { fill: none; stroke: var(--field); stroke-width: 1.5; }
.diagram .tip { fill: var(--field); stroke: none; }
.diagram text { fill: var(--text); color: var(--text); font-size: 13px; text-anchor: middle; }
.diagram .id { font-weight: 650; }
.diagram .what { fill: var(--muted); color: var(--muted); font-family: var(--mono); font-size: 11.5px; }
.steps { list-style: decimal; padding-left: 1.5rem; font-size: 0.9375rem; }
.steps li + li { margin-top: 0.25rem; }
`;
