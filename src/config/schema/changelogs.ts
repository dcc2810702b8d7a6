import * as z from 'zod';
import { identifier, optionalText } from './values.js';

const state = z.strictObject({
  version: optionalText.describe('Name of the version; otherwise the ref, or the `info.version` of the file.'),
  ref: optionalText.describe('Branch, tag or commit with the specification of the version.'),
  openapi: optionalText.describe('File in the folder that is the specification of the version.'),
  date: z.iso.date().optional().describe('Day of the release, such as `2026-02-28`; otherwise the day of the commit.'),
});

/** Pages that list what changed between versions of an API. */
export const changelogs = z
  .array(
    z.strictObject({
      page: identifier(/^\/?[^\s?#]+$/)
        .transform((page) => page.replace(/^\/|(?:\.mdx?|\/)$/g, ''))
        .describe('Path of the page, as `navigation` lists it.'),
      title: optionalText.describe('Title of the page; otherwise "API changelog".'),
      openapi: optionalText.describe('The specification, by its path or its name (`as`), if the site has several.'),
      versions: z
        .array(state)
        .nonempty()
        .describe(
          'The versions of the API, newest first. A first version without `ref` and `openapi` means the current specification.',
        ),
    }),
  )
  .default([])
  .describe('Pages that list what changed between versions of an API.');
