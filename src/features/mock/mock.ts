import { createValidity } from '../../documents/example/validity.js';
import type { Context } from '../../documents/context.js';
import { entriesOf, isObject, listOf, objectOf, type Json, type JsonObject } from '../../documents/json.js';
import type { Operation, Specification } from '../../formats/openapi/operation.js';
import { splitPointer, valueAt } from '../../documents/pointer.js';
import { Recall } from '../../documents/recall.js';
import { resolve } from '../../documents/resolve.js';
import { remember } from '../../shared/remember.js';
import { sliceOf } from '../playground/documents/slices.js';
import { readBody } from './body.js';
import { bodyViolation, parseJsonBody, withSoundToken } from './contract.js';
import { declaredError, withReason, type Violation } from './errors.js';
import { createMockRoutes, servedPath, servedUrl, type FindOperation } from './routes.js';
import { preferenceViolation, preferredExample } from './preference.js';
import { createMockServer, type MockServer } from './server.js';
import { streamBody } from './stream.js';

/** A mock of a specification's API. */
export interface Mock {
  find: FindOperation<Operation>;
  /**
   * Answers a request with an example of the declared response, in which properties that the request also has take the request's values. A request
   * that breaks the description gets the operation's declared error.
   *
   * @param url request URL without the server's path; only path and query count.
   */
  answer(operation: Operation, request: Request, url: string): Promise<Response>;
}

/** Creates a mock. An operation costs nothing before its first request. */
export function createMock(specification: Specification): Mock {
  const { document } = specification;
  const validity = createValidity(document);
  const context = { document, recall: new Recall(document, validity) };
  const servers = new Map<string, Promise<MockServer>>();
  const serverOf = (operation: Operation): Promise<MockServer> =>
    remember(servers, operation.id, () => {
      const [method, path] = [servedMethod(operation.method), servedPath(operation.path)];
      return createMockServer(sliceOf(specification, { ...operation, method, path }));
    });

  async function refuse(operation: Operation, url: string, violation: Violation): Promise<Response> {
    const responses = objectOf(objectOf(valueAt(document, operation.pointer))['responses']);
    const declared = declaredError(responses, violation);
    if (!declared) return undeclared(violation);
    const server = await serverOf(operation);
    const asked = new Request(servedUrl(url, operation.path), {
      method: servedMethod(operation.method),
      headers: { prefer: `code=${declared.key}` },
    });
    const response = await server.lenient(asked);
    const example = await generated(context, responses[declared.key], response);
    const accepts = (body: Json): boolean => validity.accepts(body, example?.schema ?? true, 'response');
    const body = example
      ? JSON.stringify(isObject(example.body) ? withReason(example.body, declared, violation, accepts) : example.body)
      : await response.arrayBuffer();
    response.headers.set(...reasonHeader(violation));
    return new Response(body, { status: declared.status, headers: response.headers });
  }

  async function answer(operation: Operation, request: Request, url: string): Promise<Response> {
    const read = await readBody(request);
    if ('violation' in read) return refuse(operation, url, read.violation);
    const { body } = read;
    const preferred = preferenceViolation(request.headers.get('prefer'));
    if (preferred) return undeclared(preferred);
    const value = objectOf(valueAt(document, operation.pointer));
    const sent = new Request(servedUrl(url, operation.path), {
      method: request.method === 'HEAD' ? 'HEAD' : servedMethod(request.method),
      headers: withSoundToken(request.headers),
      ...(body.byteLength > 0 && { body }),
    });
    const response = await (await serverOf(operation)).strict(sent);
    if (response.status === 401) return refuse(operation, url, unauthorized);
    const broken = bodyViolation(document, value, request.headers.get('content-type'), body, validity);
    if (broken) return refuse(operation, url, broken);
    const faults = await faultsIn(response);
    if (faults) return refuse(operation, url, brokenContract(faults, document, operation));
    const declared = declaredResponse(objectOf(value['responses']), response.status);
    const type = response.headers.get('content-type') ?? '';
    const stream = streamBody(context, declared, type, preferredExample(request.headers.get('prefer')));
    if (stream !== undefined) return new Response(stream, { status: response.status, headers: response.headers });
    const example = await generated(context, declared, response);
    if (!example) return response;
    const echoed = echo(example.body, parseJsonBody(body), (each) =>
      validity.accepts(each, example.schema, 'response'),
    );
    return new Response(JSON.stringify(echoed), { status: response.status, headers: response.headers });
  }

  return { find: createMockRoutes(specification.operations), answer };
}

const methodsOfServer = new Set(['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH']);

/** The method under which Scalar's server handles an operation. It does not know other methods, and those of OpenAPI 3.2 may have a body. */
function servedMethod(method: string): string {
  if (method === 'HEAD') return 'GET';
  return methodsOfServer.has(method) ? method : 'POST';
}

const unauthorized: Violation = { statuses: [401, 403, 400], reason: 'The request has no valid credentials.' };

/** The declared response with a status: the one with this status, else with its class, else the default. */
function declaredResponse(responses: JsonObject, status: number): Json | undefined {
  const keys = [String(status), `${String(status).charAt(0)}XX`, 'DEFAULT'];
  const entries = new Map(entriesOf(responses).map(([key, value]) => [key.toUpperCase(), value]));
  return keys.map((key) => entries.get(key)).find((value) => value !== undefined);
}

/**
 * The body of a JSON response for which the author wrote none: the example that pages show, because those of Scalar's server may break the schema.
 * Its values may be changed. Undefined for all other responses.
 */
async function generated(
  { document, recall }: Pick<Context, 'document' | 'recall'>,
  declared: Json | undefined,
  response: Response,
): Promise<{ body: Json; schema: Json } | undefined> {
  const type = response.headers.get('content-type') ?? '';
  if (!/[/+]json\b/.test(type)) return undefined;
  const mediaType = objectOf(resolve(document, declared)?.value['content'])[type];
  const { schema = true, example, examples } = objectOf(mediaType);
  const body = parseJsonBody(new Uint8Array(await response.clone().arrayBuffer()));
  if (mediaType === undefined || body === undefined || example !== undefined || examples !== undefined)
    return undefined;
  return { body: recall.example(schema, 'response') ?? body, schema };
}

/** An example in which properties that the request also has take the request's values, if its schema accepts them. */
function echo(example: Json, sent: Json | undefined, accepts: (body: JsonObject) => boolean): Json {
  if (!isObject(example) || !isObject(sent)) return example;
  const shared = Object.keys(example).filter((key) => sent[key] !== undefined);
  const echoed = { ...example, ...Object.fromEntries(shared.map((key) => [key, sent[key]])) };
  return shared.length > 0 && accepts(echoed) ? echoed : example;
}

/** A fault of a request's parameters, as Scalar's server reports it. */
interface Fault {
  location: string;
  path: string;
  message: string;
}

/** The faults that the server reports; undefined if it answers with a response of the description, which may have the same status. */
async function faultsIn(response: Response): Promise<readonly Fault[] | undefined> {
  if (response.status !== 422 || response.headers.get('content-type') !== 'application/problem+json') return undefined;
  const body = parseJsonBody(new Uint8Array(await response.clone().arrayBuffer()));
  const { error, violations } = objectOf(body);
  return error === 'Request validation failed' ? (violations as readonly Fault[] | undefined) : undefined;
}

function brokenContract(faults: readonly Fault[], document: JsonObject, operation: Operation): Violation {
  const errors = faults.map(({ location, path: pointer, message }) => {
    const allowed = allowedValues(document, operation, location, splitPointer(pointer)[0] ?? '');
    const detail = /allowed values$/.test(message) && allowed !== '' ? `${message}: ${allowed}` : message;
    return { location, pointer, detail };
  });
  const reasons = errors.map(
    ({ location, pointer, detail }) => `${location}${location === 'body' ? pointer : ''} ${detail}`,
  );
  return {
    statuses: [400, 422],
    reason: reasons.length > 0 ? `${reasons.join('; ')}.` : 'The request breaks its description.',
    errors,
  };
}

function allowedValues(document: JsonObject, operation: Operation, location: string, name: string): string {
  const holders = [operation.pointer, operation.itemPointer].map((pointer) => objectOf(valueAt(document, pointer)));
  const parameters = holders.flatMap(({ parameters: list }) =>
    listOf(list).map((each) => resolve(document, each)?.value),
  );
  const parameter = parameters.find((each) => each?.['in'] === location && each['name'] === name);
  return listOf(resolve(document, parameter?.['schema'])?.value['enum']).map(String).join(', ');
}

function undeclared(violation: Violation): Response {
  const { statuses, reason, errors } = violation;
  const [status = 400] = statuses;
  const headers = new Headers([['content-type', 'application/problem+json'], reasonHeader(violation)]);
  return Response.json({ status, title: reason, ...(errors && { errors }) }, { status, headers });
}

/** The reason in a header, because the declared body of an error may have no place for it. */
function reasonHeader({ reason }: Violation): [name: string, value: string] {
  const ascii = reason.toWellFormed().replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  return ['x-mock-reason', ascii.slice(0, 1000)];
}
