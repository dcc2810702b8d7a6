import * as z from 'zod';
import { identifier } from './values.js';

const source = identifier(/^[^\s;,"]+$/);

function sources(what: string) {
  return z.array(source).optional().describe(what);
}

/** Sources that pages may load from, in addition to those that the author names elsewhere; `false` disables the policy. */
export const policy = z
  .union([
    z.boolean(),
    z.strictObject({
      'script-src': sources('Scripts.'),
      'style-src': sources('Style sheets.'),
      'style-src-attr': sources('Styles of single elements.'),
      'img-src': sources('Images.'),
      'font-src': sources('Fonts.'),
      'connect-src': sources('Addresses that scripts contact.'),
      'frame-src': sources('Pages within the page.'),
      'media-src': sources('Video and audio.'),
      'worker-src': sources('Workers.'),
      'object-src': sources('Plug-ins.'),
      'form-action': sources('Addresses that forms are sent to.'),
      'frame-ancestors': sources('Sites that may show the pages in a frame; only hosts can say so, in a header.'),
    }),
  ])
  .prefault({})
  .describe(
    'Sources that the content security policy of the pages allows beyond those that the author names elsewhere, by directive; `false` leaves the policy out.',
  );
