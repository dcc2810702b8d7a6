import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/diagnostics/nearest.js';

const settings = ['name', 'navigation', 'colors', 'topbarLinks', 'topbarCtaButton', 'tabs', 'url', 'icon', 'logo'];

describe('nearest', () => {
  it.each([
    ['topbarlinks', 'topbarLinks'],
    ['topbarLinkz', 'topbarLinks'],
    ['colours', 'colors'],
    ['nmae', 'name'],
    ['ulr', 'url'],
    ['tab', 'tabs'],
    ['navgation', 'navigation'],
    ['nav', 'navigation'],
    ['lgoo', 'logo'],
  ])('takes %s for %s', (name, expected) => {
    expect(nearest(name, settings)).toBe(expected);
  });

  it.each(['x', '', 'editUrl', 'mastodon', 'to', 'topbar'])('names nothing for %j', (name) => {
    expect(nearest(name, settings)).toBeUndefined();
  });

  it.each([
    ['/examples/text-to-video', '/examples/text-to-audio'],
    ['/gcp/threats/iam', '/aws/threats/iam'],
    ['frameworks-1', 'frameworks-9'],
    ['/guides/start', '/guides/start'],
  ])('does not take %s for %s', (name, other) => {
    expect(nearest(name, [other])).toBeUndefined();
  });

  it.each([
    ['/integrations/llamaindex', '/integrations/llama-index'],
    ['/docs/communication_data', '/docs/communicationdata'],
    ['/examples/text-to-vidoe', '/examples/text-to-video'],
    ['/guides/instalation', '/guides/installation'],
  ])('takes %s for %s', (name, other) => {
    expect(nearest(name, [other])).toBe(other);
  });

  it('prefers the nearer of two', () => {
    expect(nearest('anchor', ['anchored', 'anchors'])).toBe('anchors');
  });

  it('has nothing to offer without candidates', () => {
    expect(nearest('name', [])).toBeUndefined();
  });
});
