import { expect, it } from 'vitest';
import { fontRules } from '../../../src/layout/head/fonts.js';

const same = (url: string): string => url;

it('is silent without fonts of the site', () => {
  expect(fontRules({}, same)).toBe('');
});

it('takes a family without a file from the system, and the bundled one after it', () => {
  expect(fontRules({ body: { family: 'Lora' } }, same)).toBe(":root{--font-sans:'Lora',var(--font-bundled)}");
});

it('loads a file once for headings and text', () => {
  const font = { family: 'Lora', source: '/lora.woff2', format: 'woff2' as const, weight: 500 };
  const rules = fontRules({ body: font, heading: font }, (url) => `/docs${url}`);
  expect(rules.match(/@font-face/g)).toHaveLength(1);
  expect(rules).toContain("src:url('/docs/lora.woff2') format('woff2');font-weight:500");
  expect(rules).toContain("--font-heading:'Lora',var(--font-sans)");
  expect(rules).toContain('--weight-heading:500');
});

it('lets no name end the element it stands in', () => {
  expect(fontRules({ body: { family: "x'}</style><b>" } }, same)).not.toMatch(/<|'x'/);
});
