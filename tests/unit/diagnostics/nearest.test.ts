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
  ])('The nearest setting to %s is %s', (name, expected) => {
    expect(nearest(name, settings)).toBe(expected);
  });

  it.each(['x', '', 'editUrl', 'mastodon', 'to', 'topbar'])('The name %j has no nearest setting', (name) => {
    expect(nearest(name, settings)).toBeUndefined();
  });

  it.each([
    ['/examples/text-to-video', '/examples/text-to-audio'],
    ['/gcp/threats/iam', '/aws/threats/iam'],
    ['frameworks-1', 'frameworks-9'],
    ['/guides/start', '/guides/start'],
    ['volan', 'polar'],
    ['neon', 'none'],
    ['loop', 'poop'],
    ['updatedDate', 'createdDate'],
    ['v2', 'v1'],
    ['/guides/part-2', '/guides/part-3'],
  ])('The name %s is not near to %s', (name, other) => {
    expect(nearest(name, [other])).toBeUndefined();
  });

  it.each([
    ['/integrations/llamaindex', '/integrations/llama-index'],
    ['/docs/communication_data', '/docs/communicationdata'],
    ['/examples/text-to-vidoe', '/examples/text-to-video'],
    ['/guides/instalation', '/guides/installation'],
  ])('The name %s is near to %s', (name, other) => {
    expect(nearest(name, [other])).toBe(other);
  });

  it('Prefers the nearer of two candidates', () => {
    expect(nearest('anchor', ['anchored', 'anchors'])).toBe('anchors');
  });

  it('Returns nothing without candidates', () => {
    expect(nearest('name', [])).toBeUndefined();
  });
});
