import { project } from '../../generated/project.ts';
import { redisAddress, type RedisAddress, type RedisSettings } from '../storage/redis/redis-settings.ts';
import type { RefusedStart } from './refused-start.ts';

/**
 * Variables that say how the Redis of sessions is reached, beside what a configuration says (specification 2, SessionStorageConfig: address,
 * database and key prefix; the password has a variable).
 */
const variables = {
  password: `${project.environmentPrefix}SESSION_REDIS_PASSWORD`,
  passwordFile: `${project.environmentPrefix}SESSION_REDIS_PASSWORD_FILE`,
  tls: `${project.environmentPrefix}SESSION_REDIS_TLS`,
  caFile: `${project.environmentPrefix}SESSION_REDIS_CA_FILE`,
  masterName: `${project.environmentPrefix}SESSION_REDIS_SENTINEL_MASTER`,
  sentinels: `${project.environmentPrefix}SESSION_REDIS_SENTINELS`,
};

/** How to reach the Redis of sessions, or what is wrong with its variables. With a master name, the address is that of a Sentinel. */
export function sessionRedis(
  { address = 'localhost', db = 0 }: { readonly address?: string; readonly db?: number },
  environment: NodeJS.ProcessEnv = process.env,
): RedisSettings | RefusedStart {
  const given = (name: keyof typeof variables): string => environment[variables[name]] ?? '';
  const [password, passwordFile, tls, caFile] = [
    given('password'),
    given('passwordFile'),
    given('tls'),
    given('caFile'),
  ];
  if (password !== '' && passwordFile !== '')
    return {
      problem: `${variables.password} and ${variables.passwordFile} are both set`,
      hint: 'remove one of them',
    };
  if (tls !== '' && tls !== 'true' && tls !== 'false')
    return {
      problem: `${variables.tls} is neither true nor false`,
      hint: `set ${variables.tls} to true, or remove it`,
    };
  if (caFile !== '' && tls === 'false')
    return { problem: `${variables.caFile} is set, and ${variables.tls} turns TLS off`, hint: 'remove one of them' };
  if (given('sentinels') !== '' && given('masterName') === '')
    return {
      problem: `${variables.sentinels} is set without ${variables.masterName}`,
      hint: `set ${variables.masterName} to the name under which the sentinels know the server`,
    };
  const secured = tls === 'true' || caFile !== '' ? { tls: caFile === '' ? {} : { caFile } } : {};
  const others = given('sentinels')
    .split(',')
    .flatMap((each) => (each.trim() === '' ? [] : [redisAddress(each.trim())]));
  return {
    place: placeOf(redisAddress(address), given('masterName'), others, secured.tls),
    db,
    ...secured,
    ...(password === '' ? {} : { password: { env: variables.password } }),
    ...(passwordFile === '' ? {} : { password: { file: passwordFile } }),
  };
}

function placeOf(
  address: RedisAddress,
  masterName: string,
  others: readonly RedisAddress[],
  sentinelTls: RedisSettings['tls'],
): RedisSettings['place'] {
  if (masterName === '') return { address };
  return { masterName, sentinels: [address, ...others], ...(sentinelTls === undefined ? {} : { sentinelTls }) };
}
