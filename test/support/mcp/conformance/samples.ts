/** A picture of one pixel. */
export const onePixel = {
  type: 'image' as const,
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  mimeType: 'image/png',
};

/** A sound without samples. */
export const silence = {
  type: 'audio' as const,
  data: 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=',
  mimeType: 'audio/wav',
};

/** Text content. */
export function said(text: string): { type: 'text'; text: string } {
  return { type: 'text', text };
}
