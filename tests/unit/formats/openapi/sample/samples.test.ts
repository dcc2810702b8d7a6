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

  test('A parameter described by a content type is written in it', async () => {
    const parameter = (place: string, type: string, example: unknown): object => {
      return { name: place, in: place, required: true, content: { [type]: { schema: {}, example } } };
    };
    const parameters = [
      parameter('path', 'application/json', ['a']),
      parameter('query', 'text/plain', 'fern'),
      parameter('header', 'application/json', 'fern'),
    ];
    const paths = { '/plants/{path}': { get: { parameters } } };
    const document = { openapi: '3.1.0', info: { title: 'Plants', version: '1' }, paths };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    expect(details(present(specification), 'GET /plants/{path}').samples[0]?.source).toBe(
      "curl '{base_url}/plants/%5B%22a%22%5D?query=fern' \\\n  --header 'header: \"fern\"'",
    );
  });

  test.each([
    ['*/*', 'application/json'],
    ['application/*+json', 'application/json'],
    ['application/*+xml', 'application/xml'],
    ['text/*', 'text/plain'],
    ['image/*', 'application/octet-stream'],
  ])('A body of the range %s is sent as %s', async (range, type) => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const paths = { '/plants': { post: { requestBody: { content: { [range]: { schema } } } } } };
    const document = { openapi: '3.1.0', info: { title: 'Plants', version: '1' }, paths };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    const { source } = present(details(present(specification), 'POST /plants').samples[0]);
    expect(source).toContain(`--header 'Content-Type: ${type}'`);
  });

  test('cURL sends a header without a value', async () => {
    const parameters = [{ name: 'X-Bed', in: 'header', required: true, schema: { type: 'string' }, example: '' }];
    const document = {
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      paths: { '/': { get: { parameters } } },
    };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    expect(details(present(specification), 'GET /').samples[0]?.source).toContain("--header 'X-Bed;'");
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
    expect(curl).toContain("--form-string 'title=My fern'");
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

async function samplesOf(content: object, own = {}) {
  const document = { openapi: '3.1.0', paths: { '/a': { post: { requestBody: { content } } } } };
  const { specification } = await readText(JSON.stringify(document), 'openapi.json');
  const { requests } = details(present(specification), 'POST /a', own);
  return requests.map(({ samples, ...request }) => ({
    ...request,
    sources: Object.fromEntries(samples.map(({ language, source }) => [language, source])),
  }));
}

const everyLanguage =
  'bash javascript python php go java ruby node typescript csharp kotlin swift rust dart c powershell'.split(' ');

describe('Samples can be run', () => {
  const text = (value: string) => ({ type: 'string', example: value });

  test('No field of a multipart form is taken for the name of a file', async () => {
    const properties = { at: text('@x'), angle: text('<string>'), semicolon: text('a;b') };
    const [request] = await samplesOf({ 'multipart/form-data': { schema: { type: 'object', properties } } });
    const { bash, python } = present(request).sources;
    for (const field of ['at=@x', 'angle=<string>', 'semicolon=a;b'])
      expect(bash).toContain(`--form-string '${field}'`);
    expect(python).toContain('files=[\n    ("at", (None, "@x")),');
  });

  test('A body that is a file is read from one', async () => {
    const [request] = await samplesOf(
      { 'image/png': { schema: { type: 'string', format: 'binary' } } },
      { languages: everyLanguage },
    );
    const { sources } = present(request);
    expect(Object.keys(sources)).toEqual(everyLanguage);
    for (const source of Object.values(sources)) {
      expect(source).toContain('path/to/file');
      expect(source).not.toContain('<file>');
      expect(source).toContain('image/png');
    }
    expect(sources['bash']).toContain("--data-binary '@path/to/file'");
  });

  test('Names that repeat in a form are all sent', async () => {
    const properties = { tag: { type: 'array', items: { type: 'string' }, example: ['a', 'b'] } };
    const schema = { type: 'object', properties };
    const [form] = await samplesOf({ 'application/x-www-form-urlencoded': { schema } });
    expect(present(form).sources['javascript']).toMatch(/'tag',\s+'a'[^]*'tag',\s+'b'/);
    expect(present(form).sources['go']).toContain('form.Add("tag", "b")');
    expect(present(form).sources['python']).toMatch(/"tag": \[\s+"a",\s+"b"/);
  });

  test.each([
    ['simple', false, 'blue', 'blue,black', 'R,100,G,200'],
    ['simple', true, 'blue', 'blue,black', 'R=100,G=200'],
    ['label', false, '.blue', '.blue,black', '.R,100,G,200'],
    ['label', true, '.blue', '.blue.black', '.R=100.G=200'],
    ['matrix', false, ';color=blue', ';color=blue,black', ';color=R,100,G,200'],
    ['matrix', true, ';color=blue', ';color=blue;color=black', ';R=100;G=200'],
  ])('A value in the path is written in the style %s with explode: %s', async (style, explode, ...texts) => {
    const values = ['blue', ['blue', 'black'], { R: 100, G: 200 }];
    for (const [index, example] of values.entries()) {
      const parameters = [
        { name: 'color', in: 'path', required: true, style, explode, example },
        ...(style === 'simple' ? [{ name: 'X-Color', in: 'header', required: true, explode, example }] : []),
      ];
      const document = { openapi: '3.1.0', paths: { '/to/{color}': { get: { parameters } } } };
      const { specification } = await readText(JSON.stringify(document), 'openapi.json');
      const source = details(present(specification), 'GET /to/{color}').samples[0]?.source;
      expect(source).toMatch(`/to/${texts[index]}'`);
      if (style === 'simple') expect(source).toContain(`X-Color: ${texts[index]}'`);
    }
  });

  test('An encoding writes objects of a form in its style', async () => {
    const schema = { type: 'object', properties: { meta: { type: 'object', example: { a: { b: 1 }, c: ['x'] } } } };
    const encoding = { meta: { style: 'deepObject', explode: true } };
    const [form] = await samplesOf({ 'application/x-www-form-urlencoded': { schema, encoding } });
    expect(present(form).sources['bash']).toContain("--data-urlencode 'meta%5Ba%5D%5Bb%5D=1'");
    expect(present(form).sources['bash']).toContain("--data-urlencode 'meta%5Bc%5D%5B%5D=x'");
  });

  test('Text that a language would interpret is escaped', async () => {
    const example = 'it\'s\n#{x} $HOME \\ "q"';
    const [request] = await samplesOf({ 'text/plain': { schema: { type: 'string' }, example } });
    const { bash, php, ruby } = present(request).sources;
    expect(bash).toContain(`--data 'it'\\''s\n#{x} $HOME \\ "q"'`);
    expect(php).toContain(`'it\\'s\n#{x} $HOME \\ "q"'`);
    expect(ruby).toContain('\\#{x} $HOME');
    const [json] = await samplesOf({ 'application/json': { example: { text: example } } });
    expect(present(json).sources['ruby']).toContain("<<~'JSON'");
    const [csv] = await samplesOf({ 'text/csv': { schema: { type: 'string' }, example: 'name\n"fern"' } });
    expect(present(csv).sources['java']).toContain('\n  "fern\\""""');
  });

  test('The fragment of a path is not sent, and the query stands before it', async () => {
    const parameters = [{ name: 'key', in: 'query', required: true, example: 'a' }];
    const document = { openapi: '3.1.0', paths: { '/rpc#water': { post: { parameters } } } };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    const source = details(present(specification), 'POST /rpc#water').samples[0]?.source;
    expect(source).toContain("curl '{base_url}/rpc?key=a'");
  });

  test('The method is named where a body would change it, and HEAD waits for no body', async () => {
    const requestBody = { content: { 'application/json': { example: {} } } };
    const document = { openapi: '3.1.0', paths: { '/a': { get: { requestBody }, head: {} } } };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    const sourcesOf = (id: string): string[] =>
      details(present(specification), id, { languages: ['bash', 'php'] }).samples.map(({ source }) => source);
    const [bash, php] = sourcesOf('GET /a');
    expect(bash).toContain('--request GET');
    expect(php).toContain("CURLOPT_CUSTOMREQUEST => 'GET'");
    const [headBash, headPhp] = sourcesOf('HEAD /a');
    expect(headBash).toContain('--head');
    expect(headPhp).toContain('CURLOPT_NOBODY => true');
  });

  test('A parameter may have the name of a property that every object has, and half a character', async () => {
    const parameters = [
      { name: 'constructor', in: 'query', required: true, example: 'a' },
      { name: 'id', in: 'path', required: true, example: '\ud800' },
    ];
    const document = { openapi: '3.1.0', paths: { '/a/{id}': { get: { parameters } } } };
    const { specification } = await readText(JSON.stringify(document), 'openapi.json');
    const { samples } = details(present(specification), 'GET /a/{id}', { languages: everyLanguage });
    expect(samples.map(({ language }) => language)).toEqual(everyLanguage);
    expect(samples.find(({ language }) => language === 'python')?.source).toContain('params={\n    "constructor": "a"');
  });
});

describe('Several examples of a body', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };

  test('Each is a request of its own, named by its summary or key', async () => {
    const examples = { card: { summary: 'A card', value: { a: 'card' } }, ideal: { value: { a: 'ideal' } } };
    const requests = await samplesOf({ 'application/json': { schema, examples } });
    expect(requests.map(({ label, example }) => [label, example])).toEqual([
      ['A card', 'A card'],
      ['ideal', 'ideal'],
    ]);
    expect(requests.map(({ sources }) => /"a": "(\w+)"/.exec(sources['bash'] ?? '')?.[1])).toEqual(['card', 'ideal']);
  });

  test('Content types are told apart, and JSON comes first', async () => {
    const requests = await samplesOf({ 'application/xml': { schema }, 'application/json': { schema } });
    expect(requests.map(({ label }) => label)).toEqual(['application/json', 'application/xml']);
  });

  test('A single example needs no name', async () => {
    const [request, other] = await samplesOf({ 'application/json': { schema, examples: { only: { value: {} } } } });
    expect(present(request).label).toBeUndefined();
    expect(other).toBeUndefined();
  });
});

describe('Code samples of the author', () => {
  test('Samples of the author come first, and generated ones in other languages follow', async () => {
    const { samples } = details(await fixture('constructs.yaml'), 'GET /open', { languages: ['python', 'bash'] });
    expect(samples.slice(0, 2)).toEqual([
      { language: 'bash', label: 'By hand', source: 'curl x', isOwn: true },
      { language: 'haskell', label: 'Haskell', source: 'main', isOwn: true },
    ]);
    expect(samples.slice(2).map(({ language }) => language)).toEqual(['python']);
    const { samples: own } = details(await fixture('constructs.yaml'), 'GET /open', { makesSamples: false });
    expect(own).toHaveLength(2);
  });

  test('The other spelling of the key is read, and an empty list replaces nothing', async () => {
    const { specification } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {x-code-samples: [{lang: go, source: go}]}, put: {x-codeSamples: []}}}',
    );
    expect(details(present(specification), 'GET /a').samples[0]).toEqual({
      language: 'go',
      label: 'Go',
      source: 'go',
      isOwn: true,
    });
    expect(details(present(specification), 'PUT /a').samples).toHaveLength(7);
  });

  test('A sample can be a reference, also to another file', async () => {
    const { specification, diagnostics } = await readText(
      'openapi: 3.1.0\npaths: {/a: {get: {x-codeSamples: [{$ref: samples/list.yml}, {$ref: "#/x-samples/go"}]}}}\nx-samples: {go: {lang: go, source: go}}',
      'openapi.yaml',
      { 'samples/list.yml': 'lang: curl\nlabel: By hand\nsource: curl x' },
    );
    expect(diagnostics).toEqual([]);
    const { samples } = details(present(specification), 'GET /a');
    expect(samples.slice(0, 2).map(({ label, source }) => [label, source])).toEqual([
      ['By hand', 'curl x'],
      ['Go', 'go'],
    ]);
  });
});
