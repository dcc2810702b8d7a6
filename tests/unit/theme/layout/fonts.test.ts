import { expect, it } from 'vitest';
import { fontRules } from '../../../../src/theme/layout/head/fonts.js';

const same = (url: string): string => url;

it('A site without fonts has no rules', () => {
  expect(fontRules({}, same)).toBe('');
});

it('A family without a file comes from the system, before the bundled font', () => {
  expect(fontRules({ body: { family: 'Lora' } }, same)).toBe(":root{--tr-font-sans:'Lora',var(--tr-font-bundled)}");
});

it('A file for headings and text is loaded once', () => {
  const font = { family: 'Lora', source: '/lora.woff2', format: 'woff2' as const, weight: 500 };
  const rules = fontRules({ body: font, heading: font }, (url) => `/docs${url}`);
  expect(rules.match(/@font-face/g)).toHaveLength(1);
  expect(rules).toContain("src:url('/docs/lora.woff2') format('woff2');font-weight:500");
  expect(rules).toContain("--tr-font-heading:'Lora',var(--tr-font-sans)");
  expect(rules).toContain('--tr-weight-heading:500');
});

it('The name of a font cannot end the style element', () => {
  expect(fontRules({ body: { family: "x'}</style><b>" } }, same)).not.toMatch(/<|'x'/);
});
