import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../../generated/api/operation.ts';
import { isWireError, type Answer } from '../answer.ts';
import { bodyReader, type BodyReader } from '../body/body-reader.ts';
import type { CrossOrigin } from '../cross-origin.ts';
import type { Exchange } from '../exchange.ts';
import { compressedBody, internalError, timedOut, urlTooLong } from '../http-errors.ts';
import type { AnsweredOperation, OperationCall, OperationHandler, OperationOptions } from './operation-call.ts';
import { pathReader, queryReader, type ParameterReader } from './parameters.ts';
import type { FrontRoute } from '../raw/front-routes.ts';
import type { HttpServer } from '../server.ts';
import type { WireError } from '../wire-error.ts';

/** A call in the making: handlers see it when it is complete. */
interface Call<Caller> {
  readonly exchange: Exchange;
  /** Path parameters and query as they were sent, decoded and not. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly queryText: string;
  caller?: Caller;
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** As it was sent, where it was read. */
  bytes?: unknown;
  body?: unknown;
}

/** One operation on a server: from the request to its answer. */
export class OperationRoute<Caller> {
  private readonly server: HttpServer;
  private readonly operation: ApiOperation;
  private readonly handler: OperationHandler<ApiOperation, Caller>;
  private readonly options: OperationOptions<Caller>;
  private readonly readPath: ParameterReader<Readonly<Record<string, string | undefined>>>;
  private readonly readQuery: ParameterReader<string>;
  private readonly readBody: BodyReader | undefined;
  private readonly crossOrigin: CrossOrigin | undefined;
  /** Calls whose caller is known, and whose body is still on its way. */
  private readonly admitted = new WeakMap<Exchange, Call<Caller>>();

  constructor(
    server: HttpServer,
    operation: ApiOperation,
    handler: OperationHandler<ApiOperation, Caller>,
    options: OperationOptions<Caller>,
  ) {
    this.server = server;
    this.operation = operation;
    this.handler = handler;
    this.options = options;
    this.crossOrigin = options.crossOrigin?.covers(operation) === true ? options.crossOrigin.rules : undefined;
    this.readPath = pathReader(operation.pathParameters);
    this.readQuery = queryReader(operation.queryParameters);
    this.readBody = operation.body === undefined ? undefined : bodyReader(operation.body);
  }

  /** Runs before the body is read, so that an unauthorized client does not send a megabyte first. */
  readonly admit = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const call = this.callOf(request, reply);
    this.answerWith(call, reply, () =>
      after(this.authenticated(call), (refused) => {
        // A request that was answered with a timeout must not be admitted afterwards.
        if (refused !== undefined || call.exchange.answered) return refused;
        this.admitted.set(call.exchange, call);
        done();
        return undefined;
      }),
    );
  };

  readonly handle = (request: FastifyRequest, reply: FastifyReply): void => {
    const exchange = this.exchangeOf(request, reply);
    const admitted = this.admitted.get(exchange);
    const call = admitted ?? this.callOf(request, reply);
    call.bytes = request.body;
    this.answerWith(call, reply, () => this.answerTo(call, admitted !== undefined));
  };

  /** The same for an operation without a body, whose route was found before the framework. */
  readonly serve: FrontRoute['serve'] = (message, response, texts) => {
    const exchange = this.server.openExchange(message, response, this.operation.path);
    exchange.crossOrigin = this.crossOrigin;
    const at = exchange.url.indexOf('?');
    const call: Call<Caller> = { exchange, texts, queryText: at === -1 ? '' : exchange.url.slice(at + 1) };
    this.answerWith(call, undefined, () => this.answerTo(call, false));
  };

  private answerTo(call: Call<Caller>, isAdmitted: boolean): Answer | Promise<Answer> {
    const { urlSize } = this.server.limits;
    if (call.exchange.url.length > urlSize) return urlTooLong({ limit: urlSize });
    if (isAdmitted) return this.invoke(call);
    return after(this.authenticated(call), (refused) => refused ?? this.invoke(call));
  }

  private callOf(request: FastifyRequest, reply: FastifyReply): Call<Caller> {
    return {
      exchange: this.exchangeOf(request, reply),
      texts: request.params as Readonly<Record<string, string | undefined>>,
      queryText: (request.query as { readonly text: string }).text,
    };
  }

  private exchangeOf(request: FastifyRequest, reply: FastifyReply): Exchange {
    const exchange = this.server.exchangeOf(request, reply, this.operation.path);
    exchange.crossOrigin = this.crossOrigin;
    return exchange;
  }

  /** Undefined when the call may go on; its caller is known then, unless access is public. */
  private authenticated(call: Call<Caller>): WireError | undefined | Promise<WireError | undefined> {
    const refused = this.options.admit?.(call.exchange, this.operation);
    if (refused !== undefined) return refused;
    if (this.operation.access === 'public') return undefined;
    return after(this.options.authenticate(call.exchange), (caller) => {
      if (isWireError(caller)) return caller;
      call.caller = caller;
      call.exchange.subject = this.options.subjectOf?.(caller);
      return undefined;
    });
  }

  private invoke(call: Call<Caller>): Answer | Promise<Answer> {
    const params = this.readPath(call.texts);
    if (isWireError(params)) return params;
    const query = this.readQuery(call.queryText);
    if (isWireError(query)) return query;
    call.params = params;
    call.query = query;
    if (this.readBody === undefined) return this.handler(complete(call));
    const { 'content-encoding': encoding = 'identity', 'content-type': type } = call.exchange.headers;
    // RFC 9110, 15.5.16: the answer says what is taken.
    if (encoding.toLowerCase() !== 'identity') return compressedBody({ encoding }, { 'accept-encoding': 'identity' });
    return this.readBody(call.bytes, type, params).then((body) => {
      if (isWireError(body)) return body;
      call.body = body;
      return this.handler(complete(call));
    });
  }

  /** Sends the answer that `make` returns, now or later; `undefined` means that it is sent elsewhere. */
  private answerWith(
    call: Call<Caller>,
    reply: FastifyReply | undefined,
    make: () => Answer | undefined | Promise<Answer | undefined>,
  ): void {
    const give = (answer: Answer | undefined): void => {
      if (answer === undefined || call.exchange.answered) return;
      reply?.hijack();
      this.options.answered?.(this.describe(call, answer));
      call.exchange.answer(answer);
    };
    const fail = (error: unknown): void => give(this.failure(error, call.exchange));
    try {
      const answer = make();
      if (!(answer instanceof Promise)) {
        give(answer);
        return;
      }
      const late = setTimeout(() => give(timedOut({}, { 'retry-after': '5' })), this.server.limits.answerTime);
      void answer
        .then(give, fail)
        .catch(fail)
        .finally(() => clearTimeout(late));
    } catch (error) {
      fail(error);
    }
  }

  private failure(error: unknown, { requestId }: Exchange): WireError {
    const known = this.options.thrown?.(error);
    if (known !== undefined) return known;
    this.server.log.error({ err: error, requestId, route: this.operation.path }, 'a request failed');
    return internalError({ requestId });
  }

  private describe(call: Call<Caller>, answer: Answer): AnsweredOperation<Caller> {
    return {
      operation: this.operation,
      exchange: call.exchange,
      answer,
      params: call.texts,
      ...(call.query === undefined ? {} : { query: call.query }),
      ...(call.caller === undefined ? {} : { caller: call.caller }),
      ...(Buffer.isBuffer(call.bytes) ? { body: call.bytes } : {}),
    };
  }
}

/** The call as its handler's type says it: what the table makes of the request is what the type makes of the table. */
function complete<Caller>(call: Call<Caller>): OperationCall<ApiOperation, Caller> {
  return call as unknown as OperationCall<ApiOperation, Caller>;
}

/** Goes on with a value that may still be on its way, without waiting for one that is there. */
function after<Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then((settled) => use(settled)) : use(value);
}
