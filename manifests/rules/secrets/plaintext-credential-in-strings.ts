import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf, type Part } from '../../../runtime/config/part.ts';
import { placesInside, type Outward } from '../../../runtime/config/yaml/places-inside.ts';
import { credentialsIn, isPlaceholder, outsideOf } from '../../../runtime/diagnostics/credential-forms.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { isObjectOrList, propertyOf } from '../../program/values-at.ts';
import { plaintextCredential } from './plaintext-credential.ts';
import type { Rule } from '../../check/contracts/rule.ts';

/** Fields whose credentials rules of their own report, by their names as well. */
const looked: ReadonlySet<string> = new Set([
  'addPlaintextHeaders',
  'args',
  'clientSecret',
  'command',
  'env',
  'headerValue',
  'headers',
]);

const intoSecret = 'put it into a Secret and refer to it';
const fromSecret =
  'put it into a Secret and send it with headerForward.addHeadersFromSecret, if the server takes it from a header';

/**
 * Credentials are referred to, never spelled out, wherever they would be (spec 3, authentication: secret references): in addresses,
 * connection strings, annotations and ConfigMaps.
 */
export const secretsPlaintextCredentialInStrings: Rule = (program, report) => {
  for (const resource of program.resources) {
    checkAnnotations(resource, propertyOf(resource.authored, 'metadata'), report);
    checkTexts(resource, resource.authored.spec, ['spec'], looked, report);
  }
  for (const object of program.foreign) {
    checkAnnotations(object, object.object['metadata'], report);
    // A file that sops encrypted holds none in plain text.
    if (object.kind === 'ConfigMap' && !Object.hasOwn(object.object, 'sops')) checkData(object, report);
  }
};

/** The same for a configuration document. */
export function checkSpelledCredentials(part: Part, report: Report): void {
  checkTexts(part, part.value, [], new Set([...looked, 'headerForward']), report);
}

/** The path is that of the value, and is changed on the way: only what is found needs one of its own. */
function checkTexts(
  part: Part,
  value: unknown,
  path: (string | number)[],
  skipped: ReadonlySet<string>,
  report: Report,
): void {
  if (typeof value === 'string') checkText(part, value, path, undefined, report);
  if (!isObjectOrList(value)) return;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      checkTexts(part, value[index], path, skipped, report);
      path.pop();
    }
    return;
  }
  for (const key in value) {
    if (skipped.has(key)) continue;
    path.push(key);
    checkTexts(part, value[key], path, skipped, report);
    path.pop();
  }
}

function cureAt(path: DocumentPath): string {
  const names = path.map(String);
  if (names.includes('annotations')) return outOfAnnotation;
  if (names.at(-1) === 'remoteUrl') return fromSecret;
  return names[0] === 'spec' && names.at(-1) !== 'configYAML'
    ? intoSecret
    : 'put it into a file or variable and name that';
}

const outOfAnnotation = 'remove it: every reader of the object sees its annotations';

/** Reports the credentials in a string, with the fix of their place unless they have one of their own. */
function checkText(part: Part, text: string, path: DocumentPath, cure: string | undefined, report: Report): void {
  // Most texts are words.
  if (text.length < 8) return;
  const found = credentialsIn(text);
  if (found.length === 0) return;
  const place = placesIn(part, text, [...path]);
  for (const { start, end, what } of found) {
    // A user in the address of a server is an error of its own.
    if (isServerAddress(path) && what.startsWith('the password')) continue;
    report(plaintextCredential({ what, cure: cure ?? cureAt(path) }, place(start, end)));
  }
}

function isServerAddress(path: DocumentPath): boolean {
  const isListed = path.at(-1) === 'url' && path.includes('backends');
  return path[0] === 'spec' && (path.at(-1) === 'remoteUrl' || isListed);
}

/** A string of one line as a whole; one of several lines at the place of the credential. */
function placesIn(part: Part, text: string, path: DocumentPath): Outward {
  return text.trimEnd().includes('\n') ? placesInside(part, path, text) : () => placeOf(part, path, 'value');
}

/** Names that are never those of the object that holds a credential. */
const ofAnnotations = /(?:password|passwd|api[-_]?key|access[-_]?key|client[-_]?secret|bearer(?:[-_]?token)?)$/i;

function checkAnnotations(part: Part, metadata: unknown, report: Report): void {
  const annotations = propertyOf(metadata, 'annotations');
  if (!isObjectOrList(annotations)) return;
  for (const [name, value] of Object.entries(annotations)) {
    if (typeof value !== 'string') continue;
    const path = ['metadata', 'annotations', name];
    if (ofAnnotations.test(name) && isMixed(value)) {
      const what = `annotation "${name}"`;
      report(plaintextCredential({ what, cure: outOfAnnotation }, placeOf(part, path, 'value')));
      continue;
    }
    checkText(part, value, path, outOfAnnotation, report);
    checkSettings(part, value, path, outOfAnnotation, report);
  }
}

/** Keys and settings of ConfigMaps that are passwords and keys by their names. */
const ofData =
  /(?:^|[._-])(?:password|passwd|api[-_]?key|client[-_]?secret|secret[-_]?access[-_]?key|secret[-_]?key|private[-_]?key|access[-_]?token|auth[-_]?token|bearer[-_]?token)$/i;
/** A setting of a file, in the form of YAML, TOML, INI, JSON or a shell: at the beginning of a line, or in a map on one line. */
const setting =
  /(?:^[ \t]*(?:-[ \t]+|export[ \t]+)?|[{,][ \t]*)["']?([A-Za-z][\w.-]{0,100})["']?[ \t]*[:=][ \t]*["']?([^\s"',;{}]{8,1024})["']?(?=[ \t]*(?:[,}\r]|$))/gm;

function checkData(object: ForeignObject, report: Report): void {
  const data = object.object['data'];
  if (!isObjectOrList(data)) return;
  const cure = `move it to a Secret`;
  for (const [key, text] of Object.entries(data)) {
    if (typeof text !== 'string') continue;
    const path = ['data', key];
    if (ofData.test(key) && !/[\r\n]./.test(text) && text.trim().length > 3 && !isPlaceholder(text)) {
      report(plaintextCredential({ what: `"${key}"`, cure }, placeOf(object, path, 'value')));
      continue;
    }
    checkText(object, text, path, cure, report);
    checkSettings(object, text, path, cure, report);
  }
}

/** Settings that are passwords and keys by their names. */
function checkSettings(part: Part, text: string, path: DocumentPath, cure: string, report: Report): void {
  const named = [...text.matchAll(setting)].flatMap(({ 0: all, 1: name = '', 2: value = '', index }) => {
    if (!ofData.test(name) || !isMixed(value)) return [];
    const start = index + all.lastIndexOf(value);
    return [{ name, start, end: start + value.length }];
  });
  if (named.length === 0) return;
  const place = placesIn(part, text, path);
  // What has the form of one is reported already.
  for (const { name, start, end } of outsideOf(credentialsIn(text), named)) {
    report(plaintextCredential({ what: `the value of "${name}"`, cure }, place(start, end)));
  }
}

/** Whether a value is of letters and digits, and neither a path, a reference nor a word. */
function isMixed(value: string): boolean {
  return (
    value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value) && !value.includes('/') && !isPlaceholder(value)
  );
}
