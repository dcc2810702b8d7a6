import { defined } from '../../../shared/object.js';
import type { Context } from '../../../documents/context.js';
import type { ApiSettings, ParameterLocation, RequestSamples, Security, Server } from '../details.js';
import type { Json, JsonObject } from '../../../documents/json.js';
import type { WrittenParameter } from '../parameters.js';
import { requestBodies, type RequestBody } from './body.js';
import { contentText, parameterValue, pathValue, sampleParts } from './request.js';
import { oneRequest, samplesOf, writtenSamples } from './samples.js';

/** Parts that the requests of an operation share. */
interface RequestParts {
  operation: { method: string; path: string; extensions: Readonly<Record<string, Json>> };
  /** The Operation Object. */
  value: JsonObject;
  parameters: readonly WrittenParameter[];
  servers: readonly Server[];
  security: Security;
}

/** Initial values for a form of an operation, taken from its samples. */
export interface RequestValues {
  parameters: readonly ParameterValue[];
  bodies: readonly RequestBody[];
}

interface ParameterValue {
  name: string;
  in: ParameterLocation;
  value?: Json;
  /** The value as sent, if the parameter is described by `content`. */
  text?: string;
  /** True if the samples show it. */
  isShown: boolean;
}

/** The values of all parameters and bodies of an operation. */
export function requestValues(
  context: Context,
  { value, parameters }: Pick<RequestParts, 'value' | 'parameters'>,
  { showOptionalParameters }: Pick<ApiSettings, 'showOptionalParameters'>,
): RequestValues {
  return {
    parameters: parameters.map((parameter): ParameterValue => {
      const { name, in: place, required } = parameter;
      const value = place === 'path' ? pathValue(context, parameter) : parameterValue(context, parameter);
      const text = value === undefined ? undefined : contentText(context, parameter, value);
      return defined({ name, in: place, value, text, isShown: required || showOptionalParameters });
    }),
    bodies: requestBodies(context, value['requestBody']),
  };
}

/** Code samples of an operation, for one request per example of its body. */
export function requestSamples(context: Context, parts: RequestParts, settings: ApiSettings): RequestSamples[] {
  const { operation, value, parameters, servers, security } = parts;
  const own = writtenSamples(context.document, operation.extensions);
  if (!settings.makesSamples) return oneRequest(own);
  const bodies = requestBodies(context, value['requestBody']);
  const list: readonly (RequestBody | undefined)[] = bodies.length > 0 ? bodies : [undefined];
  return list.map((body) => {
    const choice = { servers, security, optional: settings.showOptionalParameters, ...defined({ body }) };
    return defined({
      label: body?.label,
      description: body?.description,
      example: body?.name ?? 'default',
      contentType: body?.contentType,
      samples: samplesOf(own, sampleParts(context, operation, parameters, choice), settings),
    });
  });
}
