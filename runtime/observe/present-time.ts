let lastSecond = Number.NaN;
let lastText = '';

/** The present time (RFC 3339, UTC, milliseconds); lines of one second share everything before their milliseconds. */
export function presentTime(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastText = new Date(second * 1000).toISOString().slice(0, -4);
  }
  return `${lastText}${String(now - second * 1000).padStart(3, '0')}Z`;
}
