import { createChannelDescriber } from '../../../../src/formats/asyncapi/describe.js';
import { readAsyncapi } from '../../../../src/formats/asyncapi/read.js';
import type { ApiSettings, OperationDetails } from '../../../../src/formats/openapi/details.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { readSpecification, type ReadResult } from '../../../../src/formats/openapi/read.js';
import { memory, present, settings } from '../openapi/support.js';

/** Reads a document, and others that it refers to. */
export function readText(text: string, others: Readonly<Record<string, string>> = {}): Promise<ReadResult> {
  return readSpecification(
    'events.yaml',
    'events',
    memory({ ...others, 'events.yaml': text }),
    undefined,
    readAsyncapi,
  );
}

export function readValue(value: object): Promise<ReadResult> {
  return readText(JSON.stringify(value));
}

export async function specificationOf(value: object | string): Promise<Specification> {
  const { specification } = await (typeof value === 'string' ? readText(value) : readValue(value));
  return present(specification);
}

/** The content of the page of a channel. */
export function detailsOf(
  specification: Specification,
  channel: string,
  own: Partial<ApiSettings> = {},
): OperationDetails & Required<Pick<OperationDetails, 'channel'>> {
  const operation = present(specification.operations.find((each) => each.channel === channel));
  const details = createChannelDescriber(specification).describe(operation, { ...settings, ...own });
  return { ...details, channel: present(details.channel) };
}
