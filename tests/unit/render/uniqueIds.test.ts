import { expect, it } from 'vitest';
import { BuiltIn } from '../../../src/render/element.js';
import { withUniqueIds } from '../../../src/render/uniqueIds.js';

const Field = new BuiltIn('ParamField');
const Video = (): null => null;
const jsx = withUniqueIds((type, props) => [type, props], ['intro', 'param-name']);

it('A component of a snippet gets its own id', () => {
  expect(jsx(Field, { id: 'param-name' })).toEqual([Field, { id: 'param-name-2' }]);
  expect(jsx(Field, { id: 'param-name' })).toEqual([Field, { id: 'param-name-3' }]);
  expect(jsx(Field, { id: 'param-age' })).toEqual([Field, { id: 'param-age' }]);
});

it('A heading is renamed together with its link', () => {
  const heading = '<h2 id="intro">A<a href="#intro"></a></h2><p><a href="#intro">x</a></p><h2 id="own"></h2>';
  expect(jsx('Fragment', { 'set:html': heading })).toEqual([
    'Fragment',
    { 'set:html': '<h2 id="intro-2">A<a href="#intro-2"></a></h2><p><a href="#intro">x</a></p><h2 id="own"></h2>' },
  ]);
  expect(jsx('h3', { id: 'own' })).toEqual(['h3', { id: 'own-2' }]);
});

it('Ids of the author are unchanged', () => {
  expect(jsx(Video, { id: 'intro' })).toEqual([Video, { id: 'intro' }]);
  expect(jsx('div', { id: 'intro' })).toEqual(['div', { id: 'intro' }]);
  expect(jsx('Fragment', { 'set:html': '<div id="intro"></div>' })).toEqual([
    'Fragment',
    { 'set:html': '<div id="intro"></div>' },
  ]);
});
