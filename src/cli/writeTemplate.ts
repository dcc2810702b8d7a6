import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import stringWidth from 'string-width';
import { escapeXml } from '../shared/html.js';
import { filesIn } from '../shared/filesIn.js';
import { packageRoot } from '../shared/packageRoot.js';
import { templates, type TemplateName } from './templates.js';

export interface Identity {
  name: string;
  /** `#rrggbb`; undefined keeps the template's colour. */
  color?: string;
}

/**
 * Fills a folder with the files of a template.
 *
 * @param folder is created if there is none.
 */
export function writeTemplate(folder: string, template: TemplateName, { name, color }: Identity): void {
  mkdirSync(path.join(folder, 'logo'), { recursive: true });
  for (const layer of templates[template]) {
    const source = path.join(packageRoot, 'src/cli/starter', layer);
    for (const file of filesIn(source)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      copyFileSync(path.join(source, file), path.join(folder, file));
    }
  }
  // npm does not publish files called .gitignore.
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'));
  const file = path.join(folder, 'docs.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { name: string; colors: { primary: string } };
  const { primary } = config.colors;
  const colors =
    color === undefined || color.toLowerCase() === primary.toLowerCase() ? config.colors : { primary: color };
  writeFileSync(file, `${JSON.stringify({ ...config, name, colors }, undefined, 2)}\n`);
  const icon = path.join(folder, 'favicon.svg');
  const mark = readFileSync(icon, 'utf8').replaceAll(primary, color ?? primary);
  writeFileSync(icon, mark);
  for (const [mode, ink] of [
    ['light', '#18181b'],
    ['dark', '#fafafa'],
  ])
    writeFileSync(path.join(folder, 'logo', `${mode}.svg`), logoOf(mark, name, `${ink}`));
}

/** An SVG with the icon on the left and the name in any of the system's fonts. */
function logoOf(mark: string, name: string, ink: string): string {
  const width = 44 + 14 * stringWidth(name);
  const shapes = mark.replace(/^<svg[^>]*>\n|<\/svg>\n$/g, '').trimEnd();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" width="${width}" height="32">
${shapes}
  <text x="42" y="23" fill="${ink}" font-family="Inter, system-ui, sans-serif" font-size="20" font-weight="600">${escapeXml(name)}</text>
</svg>
`;
}
