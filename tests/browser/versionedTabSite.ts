import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const texts = {
  ru: {
    labels: ['Правила', 'Вызовы', 'Блог'],
    titles: { start: 'Начало', rules: 'Правила работы', calls: 'Все вызовы', limits: 'Ограничения' },
    text: 'Здесь описано, как работает тростник и что из него делают.',
  },
  en: {
    labels: ['Rules', 'Calls', 'Blog'],
    titles: { start: 'Start', rules: 'Rules of work', calls: 'All calls', limits: 'Limits' },
    text: 'This page tells how reeds work, and what is made of them.',
  },
};

type Language = keyof typeof texts;

/** The navigation of a language. Only its second tab is divided into versions. */
function languageOf(language: Language) {
  const [rules, calls, blog] = texts[language].labels;
  return {
    language,
    tabs: [
      { tab: rules, pages: [`${language}/start`, `${language}/rules`] },
      {
        tab: calls,
        versions: [
          { version: 'V1', pages: [`${language}/v1/calls`] },
          { version: 'V2', default: true, pages: [`${language}/v2/calls`, `${language}/v2/limits`] },
        ],
      },
      { tab: blog, href: `https://${language}.reed.example` },
    ],
  };
}

/** Writes a site in two languages whose pages are outside of versions, save those of one tab. English lacks a page. */
export function writeVersionedTab(folder: string): void {
  for (const language of ['ru', 'en'] as const) {
    const { titles, text } = texts[language];
    const names = ['start', 'rules', 'v1/calls', 'v2/calls', 'v2/limits'];
    for (const name of names.filter((each) => language === 'ru' || each !== 'rules')) {
      const file = path.join(folder, language, `${name}.mdx`);
      mkdirSync(path.dirname(file), { recursive: true });
      const title = titles[path.basename(name) as keyof typeof titles];
      writeFileSync(file, `---\ntitle: ${title}\n---\n\n${text}\n`);
    }
  }
  const docs = {
    name: 'Reeds',
    navigation: { languages: [languageOf('ru'), languageOf('en')] },
    trellis: { siteUrl: 'https://reed.example' },
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(docs));
}
