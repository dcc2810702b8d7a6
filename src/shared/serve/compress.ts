import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import type { Handler } from './handler.js';

type Coding = 'br' | 'gzip';

/** Responses with fewer bytes than this are not compressed. */
const small = 1024;

const texts = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|wasm)\b|image\/svg\+xml)/i;

const level = constants.BROTLI_PARAM_QUALITY;
const coders: Readonly<Record<Coding, () => BrotliCompress | Gzip>> = {
  br: () => createBrotliCompress({ params: { [level]: 4 } }),
  gzip: () => createGzip(),
};

/** The available coding that a request prefers (RFC 9110, 12.5.3); undefined for an uncompressed response. */
function acceptedCoding(header: string | undefined): Coding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((each) => each !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = weight('br') >= weight('gzip') ? 'br' : 'gzip';
  return weight(best) > 0 ? best : undefined;
}

/** True if a response is large enough to compress and has a type that shrinks. */
function isFit(response: ServerResponse): boolean {
  const type = response.getHeader('content-type');
  const length = response.getHeader('content-length');
  return (
    typeof type === 'string' &&
    texts.test(type) &&
    ![204, 206].includes(response.statusCode) &&
    !response.hasHeader('content-encoding') &&
    !response.hasHeader('content-range') &&
    (length === undefined || Number(length) >= small) &&
    !/\bno-transform\b/.test(String(response.getHeader('cache-control')))
  );
}

function addVary(response: ServerResponse): void {
  const value = response.getHeader('vary');
  const names = value === undefined ? [] : String(value).split(/\s*,\s*/);
  if (!names.some((name) => /^(?:\*|accept-encoding)$/i.test(name)))
    response.setHeader('vary', [...names, 'Accept-Encoding'].join(', '));
}

type Words = [chunk?: unknown, ...rest: unknown[]];

export const compression: Handler = ({ headers, method }, response, next) => {
  const plain = {
    writeHead: response.writeHead.bind(response) as (...words: unknown[]) => ServerResponse,
    write: response.write.bind(response) as (...words: Words) => boolean,
    end: response.end.bind(response) as (...words: Words) => ServerResponse,
  };
  let coder: BrotliCompress | Gzip | undefined;

  const start = (coding: Coding): void => {
    response.setHeader('content-encoding', coding);
    response.removeHeader('content-length');
    if (method === 'HEAD') return;
    const stream = coders[coding]();
    stream.on('data', (chunk) => void (plain.write(chunk) || stream.pause()));
    stream.on('end', () => plain.end());
    stream.on('drain', () => response.emit('drain'));
    response.on('drain', () => stream.resume());
    response.once('close', () => stream.destroy());
    coder = stream;
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    const fields = rest.at(-1);
    if (response.headersSent || Array.isArray(fields)) return plain.writeHead(status, ...rest);
    response.statusCode = status;
    if (typeof fields === 'object' && fields !== null) {
      for (const [name, value] of Object.entries(fields as Record<string, string>)) response.setHeader(name, value);
    }
    const isKept = status === 304;
    if (isKept || isFit(response)) addVary(response);
    const coding = !isKept && isFit(response) ? acceptedCoding(headers['accept-encoding']) : undefined;
    if (coding !== undefined) start(coding);
    return plain.writeHead(status, ...(typeof rest[0] === 'string' ? [rest[0]] : []));
  };

  response.write = ((...words: Words) => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return coder ? coder.write(...(words as [Buffer])) : plain.write(...words);
  }) as typeof response.write;

  response.end = ((...words: Words) => {
    if (!response.headersSent) {
      const [body] = words;
      const isSaid = response.hasHeader('content-length') || [204, 304].includes(response.statusCode);
      if ((typeof body === 'string' || body instanceof Uint8Array) && typeof words[1] !== 'string' && !isSaid)
        response.setHeader('content-length', Buffer.byteLength(body));
      response.writeHead(response.statusCode);
    }
    if (!coder) return plain.end(...words);
    coder.end(...(words as [Buffer]));
    return response;
  }) as typeof response.end;

  next();
};
