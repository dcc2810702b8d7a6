import { expect, it } from 'vitest';
import type { CompiledBody, ContentModule } from '../../../src/content/page.js';
import { bodyOf, evaluated } from './mdx.js';

it('A promise in place of a value is reported, and the rest of the page is shown', () => {
  const { nodes, thrown } = evaluated(
    bodyOf(
      [
        'export const Wait = async () => { await null; return <b>Done</b>; };',
        'export const Around = () => <p>{[Wait()]}</p>;',
        '{new Promise(() => {})}',
        '<Wait />',
        '{(async () => { throw new Error("late"); })()}',
        '<Around />',
        'After.',
      ].join('\n\n'),
    ),
  );
  expect(thrown.map(({ reason }) => reason)).toEqual(
    Array.from({ length: 4 }, () => 'it is a promise, and a page is rendered without waiting'),
  );
  expect(JSON.stringify(nodes)).toContain('After.');
});

it('A page starts no timers', () => {
  const before = process.getActiveResourcesInfo();
  evaluated(bodyOf('{setInterval(() => {}, 1000)}\n\n{setTimeout(() => {}, 1000)}'));
  expect(process.getActiveResourcesInfo()).toEqual(before);
});

it('The result is plain data with the rendered components of the author', () => {
  const text = [
    'export const Plant = ({ name, children }) => <li className="plant" onFocus={undefined}>{name}: {children}</li>;',
    '<Card title={<b>Title</b>} icon="leaf" onClick={() => 1} tags={["a", { deep: () => 1, rest: [1] }]}>',
    '<Plant name={2}>moss {true}{null}{[false, 0]}</Plant>',
    '</Card>',
  ].join('\n\n');
  const { nodes } = evaluated(bodyOf(text));
  const [card] = nodes.filter((node) => typeof node === 'object');
  expect(card).toEqual({
    kind: 'component',
    name: 'Card',
    props: { icon: 'leaf', tags: ['a', { deep: undefined, rest: [1] }] },
    slots: { title: [{ kind: 'element', name: 'b', props: {}, children: ['Title'] }] },
    children: expect.arrayContaining([
      { kind: 'element', name: 'li', props: { className: 'plant' }, children: ['2', ': ', 'moss ', '0'] },
    ]) as unknown,
  });
  expect(structuredClone(nodes)).toEqual(nodes);
});

it('Components of the author can read elements as in React', () => {
  const text = [
    'export const Names = ({ children }) => <p>{React.Children.map(children, ({ type, props }) => `${type} ${props.title}`)}</p>;',
    '<Names>{<i title="a" />}{<b title="c" />}</Names>',
  ].join('\n\n');
  expect(JSON.stringify(evaluated(bodyOf(text)).nodes)).toContain('"children":["i a","b c"]');
});

it('A missing member of a component leaves its content', () => {
  expect(JSON.stringify(evaluated(bodyOf('<Card.Nothing>{1 + 1}</Card.Nothing>')).nodes)).toContain('"2"');
});

it('The headings of two snippets have different ids', () => {
  const snippet = bodyOf('## Rain {1}');
  const module = { kind: 'text', file: 'rain.mdx', references: [], ids: [], digest: '', ...snippet } as ContentModule;
  const imports: CompiledBody['imports'] = [{ names: { Rain: 'default' }, module: '/rain.mdx' }];
  const body = { ...bodyOf('<Rain />\n\n<Rain />'), imports };
  const ids = JSON.stringify(evaluated(body, new Map([['/rain.mdx', module]])).nodes).match(/"id":"[^"]*"/g);
  expect(ids).toEqual(['"id":"rain"', '"id":"rain-2"']);
});
