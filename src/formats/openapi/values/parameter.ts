import { listOf, objectOf, type JsonObject } from '../json.js';
import { resolve } from '../resolve.js';
import { oneOf, type ValueFault } from './fault.js';

const styles: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
  querystring: [],
};

/** Reports operations whose parameters describe the query twice. */
export function queryFaults({ parameters }: JsonObject, document: JsonObject): ValueFault[] {
  const places = listOf(parameters).map((written) => resolve(document, written)?.value['in']);
  const whole = places.indexOf('querystring');
  if (whole < 0 || !places.some((place, index) => place === 'query' || (place === 'querystring' && index !== whole)))
    return [];
  return [
    {
      keys: ['parameters', String(whole)],
      message: 'The whole query is described beside parts of it.',
      help: 'Keep one `querystring`, and no parameter with `in: query`.',
    },
  ];
}

/** Reports faults of a parameter's location and style. */
export function placeFaults(parameter: JsonObject): ValueFault[] {
  const { in: place, style, content } = parameter;
  if (parameter['$ref'] !== undefined) return [];
  const known = Object.keys(styles);
  if (typeof place !== 'string' || !known.includes(place)) return oneOf(['in'], place ?? 'nothing', known);
  if (place !== 'querystring') return oneOf(['style'], style, styles[place] ?? []);
  return Object.keys(objectOf(content)).length === 1
    ? []
    : [
        {
          keys: [],
          message: 'A parameter that is the whole query has no `content` with one media type.',
          help: 'Write `content` with the type that the query has, such as `application/x-www-form-urlencoded`.',
        },
      ];
}
