import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noSubject = defineDiagnostic<{ provider: string; fields: readonly string[]; subject: string }>({
  code: 'auth-server/user-info-without-subject',
  severity: 'warning',
  summary: 'A well-known provider whose answer about a user lacks the fields that are read for who it is.',
  message: ({ provider, fields }) =>
    `the user information of provider "${provider}" has no ${fields.join(' or ')}, so users cannot be distinguished`,
  hint: ({ subject }) => `add fieldMapping with subjectFields: [${subject}]`,
});

/** User information that is the same for everybody, and where it says who somebody is. */
const known: readonly { readonly url: RegExp; readonly subjects: readonly string[] }[] = [
  { url: /^https:\/\/api\.github\.com\/user\/?$/, subjects: ['id', 'node_id', 'login', 'email'] },
  { url: /^https:\/\/gitlab\.com\/api\/v4\/user\/?$/, subjects: ['id', 'username', 'email', 'public_email'] },
];

/** A user has an identifier (spec 3, UserInfoFieldMapping: the first of subjectFields that is there, `sub` by default). */
export const authServerUserInfoWithoutSubject: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    for (const [index, { name, oauth2Config }] of (configured?.config.upstreamProviders ?? []).entries()) {
      const userInfo = oauth2Config?.userInfo;
      const subjects = known.find(({ url }) => url.test(userInfo?.endpointUrl ?? ''))?.subjects;
      const fields = userInfo?.fieldMapping?.subjectFields ?? ['sub'];
      const [subject] = subjects ?? [];
      if (configured === undefined || subject === undefined || fields.some((field) => subjects?.includes(field)))
        continue;
      const path = [...configured.path, 'upstreamProviders', index, 'oauth2Config', 'userInfo', 'endpointUrl'];
      report(noSubject({ provider: name, fields, subject }, placeOf(resource, path, 'value')));
    }
  }
};
