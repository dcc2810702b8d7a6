import type { JsonObject } from '../../../../src/documents/json.js';
import type { Specification } from '../../../../src/formats/openapi/operation.js';
import { specificationOf } from '../../../../src/formats/openapi/specification.js';

/** Operations by `METHOD /path`, or `webhook name`, in the order of the file. */
export type Written = Record<string, JsonObject>;

/** A specification as it is read from a file: `summary` and `tags` are all that most tests need of an operation. */
export function specification(location: string, written: Written, rest: JsonObject = {}): Specification {
  const paths: Record<string, JsonObject> = {};
  const webhooks: Record<string, JsonObject> = {};
  for (const [name, operation] of Object.entries(written)) {
    const [word = '', path = ''] = name.split(' ');
    const isWebhook = word === 'webhook';
    const section = isWebhook ? webhooks : paths;
    section[path] = { ...section[path], [isWebhook ? 'post' : word.toLowerCase()]: operation };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: `Title of ${location}`, version: '1' },
    paths,
    webhooks,
    ...rest,
  };
  const id = location.replace(/\.\w+$/, '');
  return specificationOf(document, { id, location, locate: (pointer) => ({ file: `${location}#${pointer}` }) });
}

/** Four operations under two tags and none, and a webhook. */
export const plants = specification('plants.yaml', {
  'GET /plants': { summary: 'List plants', tags: ['Plants'], description: 'All of *them*.' },
  'POST /plants': { summary: 'Create a plant', tags: ['Plants', 'Writing'] },
  'DELETE /gardens/{id}': { tags: ['Big Gardens'], deprecated: true },
  'GET /health': { summary: 'Health' },
  'webhook plantAdded': { summary: 'Plant added', tags: ['Plants'] },
});
