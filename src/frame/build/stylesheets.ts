import path from 'node:path';
import type { Plugin } from 'vite';
import { packageRoot } from '../../shared/packageRoot.js';
import { compileStylesheet, minifyStylesheet } from '../stylesheet.js';
import { inlineConstants } from './constants.js';

/** The entry style sheet for Tailwind. */
const main = path.join(packageRoot, 'src/theme/styles/index.css');

/** Compiles the main style sheet, without utility classes. */
export function stylesheetsPlugin(): Plugin {
  return {
    name: 'trellis:stylesheets',
    enforce: 'pre',
    async load(id) {
      return id === main ? minifyStylesheet(inlineConstants((await compileStylesheet(main)).build([]))) : undefined;
    },
  };
}
