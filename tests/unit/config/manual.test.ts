import { expect, it } from 'vitest';
import { fieldTables } from './fieldTables.js';

it('the manual lists every key of docs.json as the schemas have it', async () => {
  await expect(fieldTables()).toMatchFileSnapshot('../../../content/snippets/docs-json-fields.mdx');
});
