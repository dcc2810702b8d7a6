import { describe, expect, test } from 'vitest';
import { details, fixture, present, readText } from '../support.js';

const beds = 'GET /gardens/{garden-id}/beds/{bed}.{format}';

describe('Generated code samples', () => {
  test('There are seven languages in a fixed order', async () => {
    const { samples } = details(await fixture('plant-store.yaml'), 'POST /plants');
    expect(samples.map(({ language, label }) => `${language} ${label}`)).toEqual([
      'bash cURL',
      'javascript JavaScript',
      'python Python',
      'php PHP',
      'go Go',
      'java Java',
      'ruby Ruby',
    ]);
    for (const { source, language } of samples) {
      expect(source, language).toContain('{base_url}/plants');
      expect(source, language).toContain('Bearer <token>');
      expect(source, language).toMatch(/name.{1,8}<string>/);
    }
  });

  test('The cURL sample of the plant store is complete', async () => {
    const { samples, sampleAddress } = details(await fixture('plant-store.yaml'), 'POST /plants');
    expect(sampleAddress).toBe('{base_url}');
    expect(samples[0]?.source).toBe(
      [
        "curl '{base_url}/plants' \\",
        '  --request POST \\',
        "  --header 'Authorization: Bearer <token>' \\",
        "  --header 'Content-Type: application/json' \\",
        "  --data '{",
        '    "name": "<string>",',
        '    "tag": "<string>",',
        '    "id": 123',
        "  }'",
      ].join('\n'),
    );
  });

  test('Languages are found by name in any spelling, and unknown ones are skipped', async () => {
    const specification = await fixture('plant-store.yaml');
    const { samples } = details(specification, 'POST /plants', {
      languages: ['Ruby', 'curl', 'JS', 'klingon', 'bash'],
    });
    expect(samples.map(({ language }) => language)).toEqual(['ruby', 'bash', 'javascript']);
  });

  test('Every supported language has a sample', async () => {
    const names =
      'bash javascript python php go java ruby node typescript csharp kotlin swift rust dart c powershell'.split(' ');
    const { samples } = details(await fixture('constructs.yaml'), 'POST /open', { languages: names });
    expect(samples.map(({ language }) => language)).toEqual(names);
  });

  test('A sample contains parameters, credentials and the defaults of the first server', async () => {
    const { samples } = details(await fixture('constructs.yaml'), beds);
    const curl = present(samples[0]).source;
    expect(curl).toContain('https://eu.example.com/v1/gardens/{garden-id}/beds/{bed}.{format}?');
    expect(curl).toContain('api_key=<api-key>&limit=7&filter[color]=red%20%26%20green&ids=123');
    expect(curl).toContain("--header 'X-Note: <string>'");
    expect(curl).toContain("--header 'Cookie: theme=dark'");
    expect(curl).not.toContain('X-Trace');
    for (const { source, language } of samples) expect(source, language).toContain('{garden-id}');
  });

  test('docs.json can turn the samples off', async () => {
    const { samples } = details(await fixture('constructs.yaml'), beds, { makesSamples: false });
    expect(samples).toEqual([]);
  });

  test('Optional parameters are shown on request', async () => {
    const { samples } = details(await fixture('constructs.yaml'), beds, { showOptionalParameters: true });
    expect(samples[0]?.source).toContain('X-Trace');
  });

  test('The base URL of docs.json replaces the server', async () => {
    const shown = details(await fixture('plant-store.yaml'), 'POST /plants', {
      baseUrl: ['https://a.example/', 'https://b.example'],
    });
    expect(shown.sampleAddress).toBe('https://a.example');
    expect(shown.samples[0]?.source).toContain('curl https://a.example/plants');
  });

  test('A sample without a server has a placeholder', async () => {
    const { specification } = await readText('openapi: 3.1.0\npaths: {/a: {get: {}}}');
    expect(details(present(specification), 'GET /a').samples[0]?.source).toContain('{base_url}/a');
  });

  test('A form with a file becomes form fields', async () => {
    const { samples } = details(await fixture('constructs.yaml'), 'POST /open');
    const curl = present(samples[0]).source;
    expect(curl).toContain("--form 'photo=@path/to/file'");
    expect(curl).toContain("--form 'title=My fern'");
    expect(curl).not.toContain('Content-Type');
  });

  test('Quotes in values are escaped', async () => {
    const { specification } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {parameters: [{name: q, in: query, required: true, example: "it\'s \\"x\\""}]}}}',
    );
    for (const { source, language } of details(present(specification), 'GET /a').samples) {
      if (language !== 'python') expect(source, language).toContain('q=it%27s%20%22x%22');
      else expect(source).toContain('"q": "it\'s \\"x\\""');
    }
  });
});

describe('Code samples of the author', () => {
  test('Samples of the author replace the generated ones', async () => {
    const { samples } = details(await fixture('constructs.yaml'), 'GET /open', { languages: ['python'] });
    expect(samples).toEqual([
      { language: 'bash', label: 'By hand', source: 'curl x', isOwn: true },
      { language: 'haskell', label: 'Haskell', source: 'main', isOwn: true },
    ]);
  });

  test('The other spelling of the key is read, and an empty list replaces nothing', async () => {
    const { specification } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {x-code-samples: [{lang: go, source: go}]}, put: {x-codeSamples: []}}}',
    );
    expect(details(present(specification), 'GET /a').samples).toEqual([
      { language: 'go', label: 'Go', source: 'go', isOwn: true },
    ]);
    expect(details(present(specification), 'PUT /a').samples).toHaveLength(7);
  });
});
