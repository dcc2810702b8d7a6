import { expect, it } from 'vitest';
import { fieldTables } from './fieldTables.js';

it('The manual lists every key of docs.json in the schemas', async () => {
  await expect(fieldTables()).toMatchFileSnapshot('../../../content/snippets/docs-json-fields.mdx');
});
