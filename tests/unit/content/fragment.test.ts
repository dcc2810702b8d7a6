import { describe, expect, it } from 'vitest';
import { findId } from '../../../src/content/fragment.js';

describe('findId', () => {
  it.each([
    [['yourtasktrigger', 'x'], 'yourtask-trigger', 'yourtasktrigger'],
    [['getallmics'], 'getAllMics', 'getallmics'],
    [['error-'], 'error-🤖', 'error-'],
    [['parent--root-updates'], 'parent-and-root-updates', 'parent--root-updates'],
    [['i̇ş-akışı', 'ilkeler'], 'iş-akışı', 'i̇ş-akışı'],
    [['a-b', 'ab'], 'ab', 'ab'],
    [['fsread_stream', 'fsreadstream'], 'fs-read_stream', 'fsread_stream'],
    [['fsread_stream', 'fsreadstream'], 'fs-read-stream', 'fsreadstream'],
    [['fsread_stream'], 'fs-read-stream', 'fsread_stream'],
    [['a.Plant', 'aplant'], 'a-plant', 'aplant'],
    [['a.Plant'], 'a-plant', 'a.Plant'],
    [['a-b', 'ab-'], 'a--b', undefined],
    [['setup'], 'set', undefined],
    [['tools', 'tools-2'], 'tools-1', 'tools-2'],
    [['tools', 'tools-1', 'tools-2'], 'tools-1', 'tools-1'],
    [['step-2'], 'step-1', undefined],
    [['tools'], 'tools-1', undefined],
    [['setup'], '🤖', undefined],
  ])('The id among %j for the fragment %s is %s', (ids, fragment, expected) => {
    expect(findId(ids, fragment)).toBe(expected);
  });
});
