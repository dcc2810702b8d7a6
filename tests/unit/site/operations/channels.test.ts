import { expect, it } from 'vitest';
import { specificationOf } from '../../formats/asyncapi/support.js';
import { build, codes, outline, routeOf } from '../build.js';

const garden = {
  ...(await specificationOf({ asyncapi: '3.0.0', channels: { bed: { address: 'beds' }, 'big gate': {}, fence: {} } })),
  location: 'garden.yaml',
};

function built(group: object) {
  const parts = { pages: ['start'], specifications: [garden] };
  return build({ navigation: { groups: [{ group: 'Start', pages: ['start'] }, group] } }, parts);
}

const tree = (site: ReturnType<typeof built>): string => outline(routeOf(site, '/start').view.tree);

it('Entries of the navigation that name a file and a channel become the pages of these channels', () => {
  const site = built({ group: 'Events', pages: ['garden.yaml big gate', 'garden.yaml beds'] });
  expect(tree(site)).toBe('Start(/start) Events(/api-reference/big-gate /api-reference/bed)');
  expect(codes(site)).toEqual([]);
});

it('In a group with a document the name of a channel is enough, and other channels are left out', () => {
  const site = built({ group: 'Events', asyncapi: 'garden.yaml', pages: ['fence', 'bed'] });
  expect(tree(site)).toBe('Start(/start) Events(/api-reference/fence /api-reference/bed)');
  expect(codes(site)).toEqual([]);
});

it('A channel that the document lacks is reported once', () => {
  const site = built({ group: 'Events', pages: ['garden.yaml bde'] });
  expect(codes(site)).toEqual(['asyncapi/unknown-channel']);
});
