/**
 * A text as a message may repeat it: without what stands in front of the host of an address (RFC 3986, 3.2.1), which may be a
 * password, also one with a slash that nobody has escaped. Messages go into logs and answers.
 */
export function withoutUserinfo(text: string): string {
  return text.replace(/^(\s*[a-z][a-z0-9+.-]*:[/\\]*)(?:[^/\\?#]*|[^@]*:.*)@/is, '$1…@');
}
