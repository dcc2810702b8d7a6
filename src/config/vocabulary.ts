import type { z } from 'zod';
import type { SchemaName } from './config.js';
import { schemas } from './jsonSchema.js';
import { listFields } from './reference.js';

/** Names and descriptions for messages about files in one form. */
export interface Vocabulary {
  schema: z.ZodType;
  /** Every key, as `Field.path`. */
  paths: readonly string[];
  /** Keys that only the other form has, with the equivalent in this form. */
  counterparts: ReadonlyMap<string, string>;
}

const inClassic: readonly (readonly [string, string])[] = [
  ['navbar', '`topbarLinks` and `topbarCtaButton`'],
  ['appearance', '`modeToggle`'],
  ['fonts', '`font`'],
  ['styling', '`codeBlock` and `eyebrow`'],
];

const inToday: readonly (readonly [string, string])[] = [
  ['topbarLinks', '`navbar.links`'],
  ['topbarCtaButton', '`navbar.primary`'],
  ['versions', '`navigation.versions`'],
  ['anchors', '`navigation.anchors`'],
  ['colors.anchors', '`color` of each entry in `navigation.anchors`'],
  ['topAnchor', '`navigation.anchors`'],
  ['tabs', '`navigation.tabs`'],
  ['primaryTab', '`navigation.tabs`'],
  ['openapi', '`api.openapi`'],
  ['api.baseUrl', '`api.mdx.server`'],
  ['api.playground.mode', '`api.playground.display`'],
  ['footerSocials', '`footer.socials`'],
  ['modeToggle', '`appearance`'],
  ['backgroundImage', '`background.image`'],
  ['background.style', '`background.decoration`'],
  ['seo.indexHiddenPages', '`seo.indexing`'],
  ['layout', '`theme`'],
  ['eyebrow', '`styling.eyebrows`'],
  ['codeBlock', '`styling.codeblocks`'],
  ['font', '`fonts`'],
  ['analytics', '`integrations`'],
];

function vocabularyOf(name: SchemaName, counterparts: readonly (readonly [string, string])[]): Vocabulary {
  let paths: readonly string[] | undefined;
  return {
    schema: schemas[name],
    // The list of all keys is only needed if a file has a fault.
    get paths() {
      return (paths ??= listFields(name).map(({ path }) => path));
    },
    counterparts: new Map(counterparts),
  };
}

export const vocabularies: Readonly<Record<SchemaName, Vocabulary>> = {
  classic: vocabularyOf('classic', inClassic),
  today: vocabularyOf('today', inToday),
};
