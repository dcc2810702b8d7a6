import { describe, expect, it } from 'vitest';
import { isImageData, isLink, isUnsafe } from '../../../src/shared/url.js';
import { resolveLink } from '../../../src/content/links.js';
import { isUnsafeAttribute } from '../../../src/mdx/unsafe.js';

/** Addresses that run code or hold a document (URL Standard, "basic URL parser"). */
export const unsafeAddresses = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://%0aalert(1)',
  ' \n javascript:alert(1)',
  '\u0001\u001fjavascript:alert(1)',
  'java\tscript:alert(1)',
  'j\na\rv\na\tscript:alert(1)',
  'javascript\t:alert(1)',
  '\u00a0javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:x',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:,x',
  'data:image%2fsvg+xml,x',
  'DATA:text/html,x',
  'blob:https://x.example/1',
  'filesystem:https://x.example/temporary/x',
];

const safe = [
  'https://x.example/javascript:alert(1)',
  '/javascript:alert(1)',
  './data:x',
  '#javascript:x',
  '?javascript:x',
  'javascript',
  'mailto:a@x.example',
  'tel:+1',
  'vscode://file/x',
  'cursor://x',
  'datasheet:x',
  '\u200bjavascript:alert(1)',
];

describe('Unsafe address', () => {
  it.each(unsafeAddresses)('The address %j is unsafe and not a link', (address) => {
    expect(isUnsafe(address)).toBe(true);
    expect(isLink(address)).toBe(false);
    expect(resolveLink(address, '/a/b')).toEqual({ kind: 'anchor', href: '#', fragment: '' });
  });

  it.each(safe)('The address %j is not unsafe', (address) => {
    expect(isUnsafe(address)).toBe(false);
  });

  it('Image data is safe where images are displayed only', () => {
    const picture = 'data:image/svg+xml,%3Csvg%3E';
    expect(isImageData(picture)).toBe(true);
    expect(isImageData('data:text/html,x')).toBe(false);
    const places: [string, string, boolean][] = [
      ['img', 'src', false],
      ['video', 'poster', false],
      ['link', 'href', false],
      ['a', 'href', true],
      ['iframe', 'src', true],
      ['embed', 'src', true],
      ['object', 'data', true],
      ['script', 'src', true],
      ['use', 'href', true],
    ];
    for (const [tag, name, isUnsafeThere] of places)
      expect([tag, name, isUnsafeAttribute(tag, name, picture)]).toEqual([tag, name, isUnsafeThere]);
  });

  it.each([
    ['a', 'href', 'javascript:x'],
    ['a', 'xlink:href', 'javascript:x'],
    ['a', 'ping', 'javascript:x'],
    ['form', 'action', 'javascript:x'],
    ['button', 'formaction', 'javascript:x'],
    ['img', 'src', 'javascript:x'],
    ['img', 'srcset', '/a.png 1x, javascript:x 2x'],
    ['meta', 'content', '0;url=javascript:x'],
    ['meta', 'content', '0; URL = "javascript:x"'],
    ['meta', 'content', '0,javascript:x'],
    ['animate', 'values', '#;javascript:x'],
    ['set', 'to', 'javascript:x'],
  ])('Is recognized in <%s %s="%s">', (tag, name, value) => {
    expect(isUnsafeAttribute(tag, name, value)).toBe(true);
  });

  it.each([
    ['a', 'title', 'javascript:x'],
    ['meta', 'content', 'javascript:x, an introduction'],
    ['input', 'value', 'javascript:x'],
    ['img', 'alt', 'data:x'],
  ])('Is not recognized in text such as <%s %s="%s">', (tag, name, value) => {
    expect(isUnsafeAttribute(tag, name, value)).toBe(false);
  });
});
