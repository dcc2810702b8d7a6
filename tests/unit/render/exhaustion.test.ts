import { describe, expect, it } from 'vitest';
import { maxTime, runWithinLimits, isExhaustion } from '../../../src/render/exhaustion.js';
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

it('A page may take ten seconds', () => {
  expect(maxTime).toBe(10_000);
});

describe('withTimeLimit', () => {
  it('Returns the result of the work, passes its errors on and stops endless work', () => {
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

  it('The work cannot catch the limit, and limits can be nested', () => {
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

describe('Limits of a page', () => {
  const limits = { time: 100, memory: 50_000_000 };

  it('A page within the limits is rendered', () => {
    expect(runWithinLimits({}, () => 'drawn')).toBe('drawn');
  });

  it('A page that takes too long is stopped, and not tried again', () => {
    const page = {};
    const error = thrownBy(() => runWithinLimits(page, endless, limits));
    expect([isExhaustion(error), String(error)]).toEqual([true, 'Exhaustion: it takes longer than 0.1 s']);
    expect(thrownBy(() => runWithinLimits(page, () => 'drawn'))).toBe(error);
    expect(isExhaustion(new Error('another'))).toBe(false);
  });

  it('A page that takes too much memory is stopped', () => {
    const draw = (): never => {
      const kept: unknown[] = [];
      for (;;) kept.push({ kept });
    };
    expect(String(thrownBy(() => runWithinLimits({}, draw, { time: 10_000, memory: 50_000_000 })))).toMatch(
      /GB of memory/,
    );
  });
});
