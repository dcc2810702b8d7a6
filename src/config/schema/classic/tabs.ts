import * as z from 'zod';
import { link, oneOrMany, optionalText, requiredText } from '../values.js';

const isDefaultHidden = z.boolean().default(false).describe('Hides the tab until a page inside it is open.');

const tab = z.strictObject({
  name: requiredText.describe('Label.'),
  url: link.describe('Start of the path of the pages that belong to the tab, or an address elsewhere.'),
  version: optionalText.describe('Hides the tab until this version is selected.'),
  isDefaultHidden,
  openapi: oneOrMany(requiredText).optional().describe('Specifications whose operations become pages of this tab.'),
});

export const tabs = z.array(tab).prefault([]).describe('Tabs under the header, each for a part of the site.');

export const primaryTab = z
  .strictObject({ name: requiredText.default('Documentation').describe('Label.'), isDefaultHidden })
  .describe('First tab, for the pages that no other tab claims.');
