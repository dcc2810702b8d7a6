import { describe, expect, it } from 'vitest';
import type { Example } from '../../../../src/documents/example/examples.js';
import type { RequestSamples, Sample } from '../../../../src/formats/openapi/details.js';
import { renderCode } from '../../../../src/theme/reference/panel/code.js';
import { renderExamples, renderPayload } from '../../../../src/theme/reference/panel/examples.js';
import { renderFurtherRequests, renderSamples } from '../../../../src/theme/reference/panel/samples.js';
import { content, context as plainContext, node, response, textOf } from './values.js';
import { escapeHtml } from '../../../../src/shared/html.js';

const highlight = (code: string, { lang }: { lang: string }) => `<span class="line">${lang}:${escapeHtml(code)}</span>`;
const context = () => ({ ...plainContext(), highlight });
const example = (name: string, given: Partial<Example> = {}): Example => ({
  name,
  text: `"${name}"`,
  language: 'json',
  generated: false,
  ...given,
});
const sample = (language: string, label: string): Sample => ({ language, label, source: `${label} source` });
const request = (...samples: Sample[]): RequestSamples => ({ example: 'default', samples });

it('A text of several hundred lines has no colours', () => {
  const long = { label: 'Long', language: 'json', text: '"x"\n'.repeat(2500) };
  expect(renderCode(long, context()).text).toContain('<pre data-language="json" tabindex="0"');
  expect(renderCode(long, context()).text).toContain('>text:');
  expect(renderCode({ ...long, text: '"x"' }, context()).text).toContain('>json:');
});

describe('Request samples', () => {
  it('Several requests are a choice, of which the page has the first and the Markdown all', () => {
    const requests = ['card', 'ideal'].map((example) => ({
      example,
      label: `A ${example}`,
      samples: [sample('bash', example)],
    }));
    const further = { source: () => '/further.html', text: '/pay.md' };
    const html = renderSamples({ requests, sampleAddress: 'https://a' }, context(), further)?.text ?? '';
    expect(html).toContain('<option value="card">A card</option><option value="ideal">A ideal</option>');
    expect(html).toContain('data-source="/further.html"');
    expect(html).toContain('<a href="/pay.md">');
    expect(html).toContain('card source');
    expect(html).not.toContain('ideal source');
    const others = renderFurtherRequests({ requests, sampleAddress: 'https://a' }, context()).text;
    expect(others).toContain('ideal source');
    expect(others).not.toContain('card source');
  });

  it('The description of an example stands before its samples', () => {
    const of = (description: string) => ({ ...request(sample('bash', 'cURL')), description });
    const requests = [of('A *fern*.'), of('A rose.')];
    const further = { source: () => '/further.html', text: '/pay.md' };
    const html = renderSamples({ requests, sampleAddress: 'https://a' }, context(), further)?.text;
    expect(html).toMatch(/<p class="panel-note">A fern\.<\/p>.*cURL source/s);
    expect(html).not.toContain('A rose.');
    expect(renderFurtherRequests({ requests, sampleAddress: 'https://a' }, context()).text).toContain('A rose.');
  });

  it('The samples are a remembered choice of highlighted languages', () => {
    const html = renderSamples(
      { requests: [request(sample('bash', 'cURL'), sample('python', 'Python'))], sampleAddress: 'https://a' },
      context(),
    );
    expect(html?.text).toContain('<div id="request-example"><div data-address="https://a">');
    expect(html?.text).toContain('data-sync');
    expect(html?.text).toContain('data-label="Python"');
    expect(textOf(html)).toContain('python:Python source');
  });

  it('An operation without samples has no panel', () => {
    expect(renderSamples({ requests: [], sampleAddress: '' }, context())).toBeUndefined();
  });

  it('A sample that may scroll can be reached by keyboard, and is no landmark of the page', () => {
    const long = { ...sample('bash', 'cURL'), source: 'x'.repeat(200) };
    expect(renderSamples({ requests: [request(long)], sampleAddress: '' }, context())?.text).toContain(
      '<pre data-language="bash" tabindex="0" role="group" aria-label="cURL">',
    );
    expect(
      renderSamples({ requests: [request(sample('bash', 'cURL'))], sampleAddress: '' }, context())?.text,
    ).toContain('<pre data-language="bash"><code>');
  });
});

it('A webhook shows examples of what it sends, if it has some', () => {
  const draw = (...examples: Example[]) =>
    renderPayload({ body: { required: true, contents: [content(node(undefined), { examples })] } }, context());
  expect(textOf(draw(example('sown')))).toContain('json:&quot;sown&quot;');
  expect(draw(example('sown'))?.text).toContain('data-label="Payload"');
  expect(draw(example('sown'), example('grown'))?.text).toMatch(/<option value="[^"]*">sown<\/option>/);
  expect(draw()).toBeUndefined();
});

describe('Response examples', () => {
  const schema = node(undefined);
  const draw = (...responses: Parameters<typeof renderExamples>[0]) => renderExamples(responses, context());

  it('Each status has a tab', () => {
    const html = draw(
      response('200', { contents: [content(schema, { examples: [example('default')] })] }),
      response('400'),
    );
    expect(html?.text).toContain('data-label="200"');
    expect(html?.text).not.toContain('<select');
    expect(textOf(html)).toContain('json:&quot;default&quot;');
    expect(textOf(html)).toContain('This response has no example.');
  });

  it('Responses without examples have no panel', () => {
    expect(draw(response('200'), response('400', { contents: [content(schema)] }))).toBeUndefined();
  });

  it('Several examples of a status are a select', () => {
    const html = draw(
      response('200', {
        contents: [content(schema, { examples: [example('oak', { summary: 'An oak' }), example('elm')] })],
      }),
    );
    expect(html?.text).toMatch(/<option value="[^"]*">An oak<\/option><option value="[^"]*">elm<\/option>/);
  });

  it('The description of an example stands before its code', () => {
    const contents = [content(schema, { examples: [example('oak', { description: 'After *a* storm.' })] })];
    expect(draw(response('200', { contents }))?.text).toMatch(/<p class="panel-note">After a storm\.<\/p>.*json:/s);
  });

  it('The content type is named when there are several', () => {
    const html = draw(
      response('200', {
        contents: [
          content(schema, { examples: [example('default')] }),
          content(schema, { contentType: 'text/csv', examples: [example('wide', { language: 'text' })] }),
        ],
      }),
    );
    expect(html?.text).toMatch(
      /<option value="[^"]*">application\/json<\/option><option value="[^"]*">wide · text\/csv<\/option>/,
    );
  });

  it('An external example is a link when it is on the web', () => {
    const at = (externalValue: string) =>
      draw(response('200', { contents: [content(schema, { examples: [example('a', { externalValue, text: '' })] })] }))
        ?.text;
    expect(at('https://a.example/b.json')).toContain('href="https://a.example/b.json"');
    expect(at('javascript:alert(1)')).not.toContain('href');
  });
});
