let lastMillisecond = 0;
let lastText = '';

/** The present time (RFC 3339, UTC, milliseconds); lines of one millisecond share the text. */
export function presentTime(): string {
  const millisecond = Date.now();
  if (millisecond !== lastMillisecond) {
    lastMillisecond = millisecond;
    lastText = new Date(millisecond).toISOString();
  }
  return lastText;
}
