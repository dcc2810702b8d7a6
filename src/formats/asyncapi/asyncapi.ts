import type { Format } from '../format.js';
import { objectOf } from '../../documents/json.js';
import { isAsyncapiText } from '../../documents/read/recognise.js';
import { findChannel, findListedChannel, isChannelEntry } from './find.js';

/** AsyncAPI 2.x and 3.x. */
export const asyncapi: Format = {
  id: 'asyncapi',
  title: 'AsyncAPI',
  isServed: true,
  isFound: isAsyncapiText,
  recognises: (file) => objectOf(file.source()?.value)['asyncapi'] !== undefined,
  read: async (file, load) => (await import('./read.js')).readAsyncapi(file, load),
  keys: { asyncapi: findChannel },
  findListed: findListedChannel,
  isListed: isChannelEntry,
};
