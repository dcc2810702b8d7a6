import { isObject } from '../written.js';
import { attribute, plainTitle } from './text/written.js';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The start page of Starlight or VitePress, which its frontmatter describes. */
export interface Home {
  title: string;
  description: string;
  body: string;
}

function pictureOf(image: unknown, link: (target: string) => string): string {
  if (typeof image === 'string') return `<img src="${link(image)}" alt="" width="320" />\n\n`;
  if (!isObject(image)) return '';
  const [light, dark] = [textOf(image['light']), textOf(image['dark'])];
  const one = textOf(image['src'] ?? image['file']) || light || dark;
  if (one === '') return '';
  if (light === '' || dark === '')
    return `<img src="${link(one)}"${attribute('alt', textOf(image['alt'])) || ' alt=""'} width="320" />\n\n`;
  return `<img className="block dark:hidden" src="${link(light)}" alt="" width="320" /><img className="hidden dark:block" src="${link(dark)}" alt="" width="320" />\n\n`;
}

/**
 * Converts `hero` and `features` in frontmatter; undefined if there are none.
 *
 * @param link converts an address.
 */
export function homeOf(matter: Record<string, unknown>, link: (target: string) => string): Home | undefined {
  const hero = isObject(matter['hero']) ? matter['hero'] : undefined;
  if (!hero) return undefined;
  const actions = listOf(hero['actions']).map(
    (action) =>
      `  <Card${attribute('title', plainTitle(textOf(action['text'])))} href="${link(textOf(action['link']))}" horizontal />`,
  );
  const features = listOf(matter['features']).map((feature) => {
    const target = textOf(feature['link']);
    const href = target === '' ? '' : attribute('href', link(target));
    return `  <Card${attribute('title', plainTitle(textOf(feature['title'])))}${href}>\n    ${plainTitle(textOf(feature['details'] ?? feature['description'])).replace(/[{<]/g, '\\$&')}\n  </Card>`;
  });
  const group = (cards: readonly string[]): string =>
    cards.length === 0 ? '' : `<CardGroup cols={${cards.length > 2 ? 3 : 2}}>\n${cards.join('\n')}\n</CardGroup>\n\n`;
  return {
    title: plainTitle(textOf(hero['name'] ?? hero['title']) || textOf(matter['title'])),
    description: plainTitle([hero['text'], hero['tagline']].map(textOf).filter(Boolean).join('. ')),
    body: pictureOf(hero['image'], link) + group(actions) + group(features),
  };
}
