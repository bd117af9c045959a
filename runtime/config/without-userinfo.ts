/**
 * A string as a message may repeat it: without the user information of an address (RFC 3986, 3.2.1), which may be a password, even one with
 * an unescaped slash. Messages go into logs and answers.
 */
export function withoutUserinfo(text: string): string {
  return text.replace(/^(\s*[a-z][a-z0-9+.-]*:[/\\]*)(?:[^/\\?#]*|[^@]*:.*)@/is, '$1…@');
}
