import type { CompositeToolConfigWithDefaults } from '../../../generated/defaults/composite-tool-config.ts';
import { endpointPath } from '../../endpoint/endpoint-path.ts';
import { publicAddress } from '../../endpoint/public-address.ts';
import { endpointPathHelp } from '../../endpoint/path-help.ts';
import type { SignIn } from '../../endpoint/sign-in.ts';
import { isWireError, type Answer } from '../../http/answer.ts';
import type { Exchange, ShowError } from '../../http/exchange.ts';
import { internalError, unknownPath } from '../../http/http-errors.ts';
import type { RawExchange } from '../../http/raw/raw-exchange.ts';
import type { HttpServer } from '../../http/server.ts';
import type { WireError } from '../../http/wire-error.ts';
import { returnPath } from '../../identity/sign-in-return.ts';
import type { Caller, PolicyHook } from '../../mcp/gateway/hooks.ts';
import { accepts, siteProblem, type AllowedSites } from '../../mcp/gateway/request-head.ts';
import type { Replicas } from '../../mcp/session/replicas.ts';
import type { Log } from '../../observe/log.ts';
import { pageFrame, type Greeting } from '../../page/page-frame.ts';
import { pageOrigin } from '../../page/page-origin.ts';
import { errorReply, pageReply } from '../../page/page-reply.ts';
import { nameOfPerson, visitorIdentity } from '../../page/people-sign-in.ts';
import { signInFlow } from '../../page/sign-in-flow.ts';
import { callbackPath, homePath, signOutPath } from '../../page/sign-in-paths.ts';
import { signOutFlow } from '../../page/sign-out-flow.ts';
import type { LiveView } from '../live-view.ts';
import type { Members } from '../members.ts';
import type { StateKey } from '../state-key.ts';
import { endedSessions } from './ended-sessions.ts';
import { errorPage, welcomePage } from './error-page.ts';
import { gatewayPeople } from './gateway-people.ts';
import { gatewaySignInErrors, gatewaySite } from './gateway-site.ts';
import { offeredPage } from './offered-page.ts';
import { offeredTo } from './offered.ts';

export interface GatewayPagesParts {
  /** The name under which clients know the gateway. */
  readonly name: string;
  readonly members: Members;
  readonly live: LiveView;
  readonly workflows: readonly CompositeToolConfigWithDefaults[];
  readonly policy: PolicyHook | undefined;
  readonly signIn: SignIn | undefined;
  /** What replicas seal with; undefined where there are none. */
  readonly key: StateKey | undefined;
  /** What they share; undefined where there are none. */
  readonly replicas: Pick<Replicas, 'takeOnce' | 'isTaken'> | undefined;
  readonly isSearched: boolean;
  readonly failsPartly: boolean;
  /** Whether the X-Forwarded headers of a proxy in front are believed. */
  readonly trustProxyHeaders: boolean;
  readonly log: Log;
}

/** The pages that show people what a gateway offers them. */
export interface GatewayPages {
  /** Adds their routes. `sites`: from where they may be asked for. */
  add(server: HttpServer, sites: AllowedSites): void;
  close(): Promise<void>;
}

/** Who looks at a page; without a caller, nobody is signed in. */
interface Visitor {
  readonly caller: Caller | undefined;
  readonly greeting: Greeting;
}

const nobody: Caller = { identity: undefined, token: undefined };
const errors = gatewaySignInErrors;

/** Makes the pages. They show what lists show, by the same view and the same policy; there is no other filter. */
export function gatewayPages(parts: GatewayPagesParts): GatewayPages {
  const {
    name,
    members,
    live,
    workflows,
    policy,
    signIn,
    key,
    replicas,
    isSearched,
    failsPartly,
    trustProxyHeaders,
    log,
  } = parts;
  const site = gatewaySite(name);
  const ended = endedSessions(replicas);
  const door = signIn?.people;
  const opened =
    signIn === undefined || door === undefined
      ? undefined
      : gatewayPeople({ signIn, door, key, hasEnded: (id) => ended.has(id), log });
  const problem = opened !== undefined && 'problem' in opened ? opened.problem : undefined;
  const people = opened !== undefined && 'people' in opened ? opened.people : undefined;
  const greetings = new WeakMap<Exchange, Greeting>();

  function greeting(exchange: Exchange, person?: string): Greeting {
    const made = { name: person, canSignIn: people !== undefined, path: returnPath(exchange.url) };
    greetings.set(exchange, made);
    return made;
  }

  async function visitorOf(exchange: RawExchange): Promise<Visitor | WireError> {
    if (signIn === undefined) return { caller: nobody, greeting: greeting(exchange) };
    if (door === undefined) {
      const caller = await signIn.authenticate(exchange);
      return isWireError(caller) ? caller : { caller, greeting: greeting(exchange) };
    }
    const identity = await visitorIdentity(people, exchange);
    if (identity === undefined) return { caller: undefined, greeting: greeting(exchange) };
    if ('kind' in identity) return identity;
    exchange.subject = identity.subject;
    const made = greeting(exchange, nameOfPerson(identity));
    const caller = (signIn.people ?? door).callerOf(identity);
    return isWireError(caller) ? caller : { caller, greeting: made };
  }

  async function home(exchange: RawExchange): Promise<Answer> {
    const visitor = await visitorOf(exchange);
    if (isWireError(visitor)) return visitor;
    const { caller, greeting: made } = visitor;
    if (caller === undefined) return pageReply(welcomePage(site, made, problem));
    const asked = Number(queryOf(exchange).get('page') ?? '1');
    const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
    const offered = await offeredTo(caller, { view: live.present, members: members.all, workflows, policy });
    const main = offeredPage(offered, {
      name,
      endpoint:
        (trustProxyHeaders ? forwardedEndpoint(exchange) : undefined) ?? endpointFor(exchange, door?.resourceUrl),
      token: door === undefined ? 'none' : signIn?.resource === undefined ? 'given' : 'found',
      isSearched,
      failsPartly,
      page,
    });
    const title = page === 1 ? 'What you may use' : `What you may use, page ${page}`;
    return pageReply(pageFrame(site, { title, greeting: made, main }));
  }

  const flow = signInFlow(people, {
    errors,
    unconfigured: errors.unconfigured({ problem: problem ?? 'Nobody signs in here: everything is open to everybody.' }),
    unknownAddress: errors.unconfigured({
      problem:
        'People cannot sign in here, because the server does not know its address: set incomingAuth.oidc.resource.',
    }),
  });
  const signOut = (exchange: RawExchange) =>
    signOutFlow(people, {
      site,
      errors,
      unconfigured: errors.unconfigured({ problem: 'Nobody signs in here.' }),
      visitorOf: () => visitorOf(exchange),
      end: (session) => ended.end(session),
      unrecorded: 'Other replicas of the gateway do not know that your session has ended.',
    });
  const showError: ShowError = (error, exchange) =>
    errorReply(error.status, errorPage(site, error, greetings.get(exchange)), { ...error.headers });

  async function answered(
    exchange: RawExchange,
    answer: (exchange: RawExchange) => Promise<Answer> | Answer,
  ): Promise<Answer> {
    await key?.learn();
    return answer(exchange);
  }

  function add(server: HttpServer, sites: AllowedSites): void {
    const route = (
      path: string,
      methods: readonly string[],
      answer: (exchange: RawExchange) => Promise<Answer> | Answer,
    ): void =>
      server.raw({
        path,
        methods,
        showError,
        handle(exchange) {
          if (siteProblem(hostOf(exchange), sites) !== undefined) return exchange.answer(errors.crossSite({}));
          answered(exchange, answer).then(
            (made) => exchange.answer(made),
            (error: unknown) => {
              log.error({ err: error, requestId: exchange.requestId }, 'a page could not be made');
              exchange.answer(internalError({ requestId: exchange.requestId }));
            },
          );
        },
      });
    route(homePath, reading, (exchange) => (isForPeople(exchange) ? home(exchange) : elsewhere()));
    route('/assets/{file}', reading, ({ url }) => site.assets.answer(url.split(/[/?]/)[2] ?? '') ?? unknownPath({}));
    route('/sign-in', reading, (exchange) => flow.begin(exchange, queryOf(exchange).get('returnTo') ?? undefined));
    route(callbackPath, reading, (exchange) => flow.finish(exchange, queryOf(exchange)));
    route(signOutPath, reading, (exchange) => signOut(exchange).show(exchange));
    route(signOutPath, ['POST'], (exchange) => signOut(exchange).signOut(exchange));
  }

  return { add, close: async () => people?.signIn.close() };
}

const reading = ['GET', 'HEAD'];

/** Answers MCP clients that use the address without its path with the path. */
function elsewhere(): WireError {
  const [near] = endpointPathHelp(endpointPath).meant(homePath);
  return unknownPath({ near });
}

function isForPeople({ headers }: Exchange): boolean {
  return accepts(headers.accept, 'text', 'html');
}

/**
 * The name by which we were reached, which a page elsewhere may have made resolve to us. From which page a link is does not matter; forms
 * are judged by the sign-out.
 */
function hostOf({ headers: { host } }: Exchange): { readonly host?: string } {
  return host === undefined ? {} : { host };
}

function queryOf({ url }: Exchange): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
}

/** The address that MCP clients are given behind a proxy that says it. */
function forwardedEndpoint({ headers }: Exchange): string | undefined {
  const { origin, prefix } = publicAddress(headers);
  return origin === undefined ? undefined : `${origin}${prefix}${endpointPath}`;
}

const plainHost = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?$/;

/** The address that MCP clients are given: that of the settings, or the one by which the browser came. */
function endpointFor({ headers }: Exchange, resourceUrl: string | undefined): string | undefined {
  if (resourceUrl !== undefined) {
    const { pathname } = new URL(resourceUrl);
    return pathname.endsWith(endpointPath) ? resourceUrl : `${new URL(resourceUrl).origin}${endpointPath}`;
  }
  const { host = '' } = headers;
  const origin = pageOrigin(undefined, host)?.origin ?? (plainHost.test(host) ? `http://${host}` : undefined);
  return origin === undefined ? undefined : `${origin}${endpointPath}`;
}
