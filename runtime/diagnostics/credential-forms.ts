/** A part of a string that is a credential by its form. */
export interface CredentialPart {
  readonly start: number;
  readonly end: number;
  /** What it is, for a sentence: `the password in an address`. */
  readonly what: string;
}

/** Words that the names of passwords, keys and tokens end in. */
const names =
  /(?:pass(?:word|wd|phrase)|pwd|secret|token|(?:api|access|account|auth|encryption|private|secret|shared|signing)[-_.]?key|authorization|cookie|bearer|credential|header[-_.]?value)$/i;

/** Names that end in such a word and are about something else: pages, counts, references. */
const otherNames = /(?:^|[-_.a-z])(?:csrf|continuation|existing|max|min|next|page|pull)[-_.]?(?:token|secret)$/i;

/** In one word with what it is for, a secret is mostly the name of a Secret. */
const secretNames = /[a-z]Secret$/;
const secretValues =
  /(?:access|api|app|application|auth|client|consumer|cookie|hmac|jwt|oauth|session|shared|signing|webhook)Secret$/i;

/** Whether a name is that of a password, key or token: of a variable, header, field, option or parameter. */
export function isCredentialName(name: string): boolean {
  return names.test(name) && !otherNames.test(name) && (!secretNames.test(name) || secretValues.test(name));
}

/** Whether a value of such a name is none: a switch, a place where it is, something to be filled in. */
export function isNoCredential(value: string): boolean {
  return /^(?:true|false|yes|no|on|off|none|null|~|\d|\/.*|\w+:\/\/.*|.*\$[({].*|.*\{\{.*|<.*>)$/is.test(value.trim());
}

/** Whether a value is a word that documentation has in the place of a password. */
export function isPlaceholder(value: string): boolean {
  return (
    isNoCredential(value) ||
    /^(?:%\w|\$[A-Za-z_]|\*+$|x{3,}$|\.{3}|…|(?:change|your|my|the|some|example|sample|dummy|fake|insert|replace|redacted|masked|placeholder|todo)(?:$|[-_ .A-Z])|(?:pass(?:word|wd)?|pwd|secret|token|key|changeit|admin|user|guest|root|test|string)$)/i.test(
      value.trim(),
    )
  );
}

/** Forms that only tokens and keys have: forges, model providers, clouds, registries, payment and chat services, JWTs. */
const token =
  /(?<![\w-])(?:gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{20,255}|glpat-[\w-]{16,255}|sk-[\w-]{20,255}|sk_live_\w{16,255}|hf_[A-Za-z0-9]{20,255}|xox[abeprs]-[\w-]{10,255}|A(?:KIA|SIA)[A-Z0-9]{16}|AIza[\w-]{35}|npm_[A-Za-z0-9]{36}|pypi-[\w-]{50,255}|SG\.[\w-]{22}\.[\w-]{43}|dop_v1_[a-f0-9]{64}|AGE-SECRET-KEY-1[A-Z0-9]{50,60}|eyJ[\w-]{8,4096}\.eyJ[\w-]{8,4096}\.[\w-]{0,4096})/g;
const privateKey = /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[^-]{1,16384}/g;
const scheme = /(?<![\w-])(?:Bearer|Basic)[ \t]+([\w+/=.~-]{8,4096})/g;
const tokenForms = [token, privateKey, scheme];
/** The shortest of those is `Basic` with a value. */
const shortestToken = 14;
const userPassword = /(?<![\w+.-])([a-z][a-z0-9+.-]{0,30}:\/\/[^\s/?#@:"'<>]{0,255}:)([^\s/@"'<>]{1,1024})@/gi;
const query = /([?&#]([\w.-]{1,100})=)([^\s&"'#<>{}]{1,1024})/g;
const connection = /(?<![\w-])((?:password|pwd|accountkey|sharedaccesskey)\s?=\s?)([^;\s"'&]{1,1024})/gi;
const connectionBeside =
  /(?<![\w-])(?:server|host|data source|endpoint|accountname|defaultendpointsprotocol|user id|uid|user|dbname|database|initial catalog|port)\s?=/i;

/**
 * The credentials in a string, by their form alone, in the order of the string: tokens and private keys, passwords in addresses,
 * values of parameters of addresses and of connection strings. A part that has two forms is listed under the first. Variables are none.
 */
export function credentialsIn(text: string): readonly CredentialPart[] {
  const isAddress = text.includes('://');
  const isSetting = text.includes('=');
  const mayHoldToken = text.length >= shortestToken && holdsTokenForm(text);
  // Every text of the input is looked at, most are words, and to ask for all matches costs more than to ask for one.
  if (!isAddress && !isSetting && !mayHoldToken) return none;
  return partsOf(text, { isAddress, isSetting, mayHoldToken });
}

const none: readonly CredentialPart[] = [];

/** The same for a string that may contain one. */
function partsOf(
  text: string,
  {
    isAddress,
    isSetting,
    mayHoldToken,
  }: { readonly isAddress: boolean; readonly isSetting: boolean; readonly mayHoldToken: boolean },
): readonly CredentialPart[] {
  let parts: readonly CredentialPart[] = [];
  let found: CredentialPart[] = [];
  const add = (start: number, value: string, what: string): void => {
    found.push({ start, end: start + value.length, what });
  };
  const nextForm = (): void => {
    const next = outsideOf(parts, found);
    if (next.length > 0) parts = parts.length === 0 ? next : [...parts, ...next].toSorted((a, b) => a.start - b.start);
    found = [];
  };
  if (mayHoldToken) {
    for (const { 0: value, index } of text.matchAll(token)) add(index, value, 'this token');
    nextForm();
    for (const { 0: value, index } of text.matchAll(privateKey)) add(index, value, 'this private key');
    nextForm();
    for (const { 0: all, 1: value = '', index } of text.matchAll(scheme)) {
      if (isSpelledOut(value)) add(index + all.length - value.length, value, 'this token');
    }
    nextForm();
  }
  if (isAddress) {
    for (const { 1: before = '', 2: value = '', index } of text.matchAll(userPassword)) {
      if (!isPlaceholder(value)) add(index + before.length, value, 'the password in this address');
    }
    nextForm();
    for (const { 1: before = '', 2: name = '', 3: value = '', index } of text.matchAll(query)) {
      if (isParameter(name) && isSpelledOut(value))
        add(index + before.length, value, `the value of "${name}" in this address`);
    }
    nextForm();
  }
  if (isSetting && connectionBeside.test(text)) {
    for (const { 1: before = '', 2: value = '', index } of text.matchAll(connection)) {
      if (!isPlaceholder(value)) add(index + before.length, value, 'the password in this connection string');
    }
    nextForm();
  }
  return parts;
}

function holdsTokenForm(text: string): boolean {
  for (const form of tokenForms) if (text.search(form) !== -1) return true;
  return false;
}

/** The ranges, in the order of the text, that share no character with one of those that are known, in that order too. */
export function outsideOf<R extends { readonly start: number; readonly end: number }>(
  known: readonly CredentialPart[],
  ranges: readonly R[],
): R[] {
  let next = 0;
  return ranges.filter(({ start, end }) => {
    while ((known[next]?.end ?? Infinity) <= start) next++;
    return (known[next]?.start ?? Infinity) >= end;
  });
}

function isParameter(name: string): boolean {
  return isCredentialName(name) || /^(?:key|sig|signature|auth)$|-signature$/i.test(name);
}

/** Whether a value is too long and mixed to be a word. */
function isSpelledOut(value: string): boolean {
  return value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) && !isPlaceholder(value);
}
