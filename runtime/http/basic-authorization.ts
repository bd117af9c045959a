/** Authorization of an OAuth client by HTTP Basic; both parts are form-encoded first (RFC 6749, section 2.3.1). */
export function basicAuthorization(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`;
}

function formEncoded(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
