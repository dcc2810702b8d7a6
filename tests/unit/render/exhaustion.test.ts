import { describe, expect, it } from 'vitest';
import { bounded, isExhaustion } from '../../../src/render/exhaustion.js';
import { withTimeLimit } from '../../../src/shared/timeLimit.js';

const endless = (): never => {
  for (;;);
};
const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('within', () => {
  it('gives what work gives, throws what it throws, and stops what has no end', () => {
    expect(withTimeLimit(1000, () => 7)).toEqual({ value: 7 });
    expect(withTimeLimit(1000, () => undefined)).toEqual({ value: undefined });
    const error = new TypeError('mine');
    expect(
      thrownBy(() =>
        withTimeLimit(1000, () => {
          throw error;
        }),
      ),
    ).toBe(error);
    expect(withTimeLimit(20, endless)).toBeUndefined();
    expect(withTimeLimit(20, () => /^(a+)+$/u.test(`${'a'.repeat(50)}!`))).toBeUndefined();
  });

  it('is not caught by the work, and stands within another', () => {
    let isCaught = false;
    const stubborn = (): void => {
      try {
        endless();
      } catch {
        isCaught = true;
      }
    };
    expect(withTimeLimit(20, stubborn)).toBeUndefined();
    expect(isCaught).toBe(false);
    expect(withTimeLimit(5000, () => [withTimeLimit(20, endless), withTimeLimit(1000, () => 1)])).toEqual({
      value: [undefined, { value: 1 }],
    });
    expect(withTimeLimit(20, () => withTimeLimit(5000, endless))).toBeUndefined();
  });
});

describe('a page', () => {
  const limits = { time: 100, memory: 50_000_000 };

  it('is drawn', () => {
    expect(bounded({}, () => 'drawn')).toBe('drawn');
  });

  it('that takes too long is stopped, and not tried again', () => {
    const page = {};
    const error = thrownBy(() => bounded(page, endless, limits));
    expect([isExhaustion(error), String(error)]).toEqual([true, 'Exhaustion: it takes longer than 0.1 s']);
    expect(thrownBy(() => bounded(page, () => 'drawn'))).toBe(error);
    expect(isExhaustion(new Error('another'))).toBe(false);
  });

  it('that takes too much is stopped', () => {
    const draw = (): never => {
      const kept: unknown[] = [];
      for (;;) kept.push({ kept });
    };
    expect(String(thrownBy(() => bounded({}, draw, { time: 10_000, memory: 50_000_000 })))).toMatch(/GB of memory/);
  });
});
