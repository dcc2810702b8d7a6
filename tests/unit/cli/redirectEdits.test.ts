import { describe, expect, it } from 'vitest';
import { addRedirects } from '../../../src/cli/redirectEdits.js';

const added = [{ source: '/a', destination: '/b' }];

describe('addRedirects', () => {
  it.each([
    [
      '{\n  "name": "x"\n}\n',
      '{\n  "name": "x",\n  "redirects": [\n    {\n      "source": "/a",\n      "destination": "/b"\n    }\n  ]\n}\n',
    ],
    ['{"name":"x"}', '{"name":"x", "redirects": [\n  {\n    "source": "/a",\n    "destination": "/b"\n  }\n]}'],
    [
      '{\r\n\t"redirects": []\r\n}',
      '{\r\n\t"redirects": [\n\t\t{\n\t\t\t"source": "/a",\n\t\t\t"destination": "/b"\n\t\t}\n\t]\r\n}',
    ],
    [
      '[{"source":"/x","destination":"/y"}]',
      '[{"source":"/x","destination":"/y"}, {"source": "/a", "destination": "/b"}]',
    ],
    [
      '[\n  { "source": "/x", "destination": "/y" }, // One.\n]',
      '[\n  { "source": "/x", "destination": "/y" }, // One.\n  { "source": "/a", "destination": "/b" },\n]',
    ],
    [
      '[\n  { "source": "/x", "destination": "/y" } // One.\n]',
      '[\n  { "source": "/x", "destination": "/y" }, // One.\n  { "source": "/a", "destination": "/b" }\n]',
    ],
    [
      '[\n  {\n    "source": "/x",\n    "destination": "/y"\n  }\n]',
      '[\n  {\n    "source": "/x",\n    "destination": "/y"\n  },\n  {\n    "source": "/a",\n    "destination": "/b"\n  }\n]',
    ],
  ])('Adds one to %j', (before, after) => {
    expect(addRedirects(before, added)).toBe(after.replaceAll(/(?<!\r)\n/g, before.includes('\r\n') ? '\r\n' : '\n'));
  });

  it('Shortens chains, replaces the redirect of an address, and takes out the one from the new page', () => {
    const before =
      '[{"source":"/old","destination":"/a?x#y"}, {"source":"/a/","destination":"/gone"}, {"source":"/b","destination":"/c"}]';
    expect(addRedirects(before, added)).toBe(
      '[{"source":"/old","destination":"/b?x#y"}, {"source":"/a/","destination":"/b"}]',
    );
  });
});
