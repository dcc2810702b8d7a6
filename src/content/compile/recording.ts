import type { TargetResolver } from './context.js';

/** A resolver that records its answers. */
export interface Recorded {
  resolver: TargetResolver;
  /** True if another resolver gives the same answers to all recorded questions. */
  isStill(other: TargetResolver): boolean;
}

type Question = (of: TargetResolver) => unknown;

/** Records what a text was compiled with, because the targets of links and the sizes of images may change while the text stays the same. */
export function recorded(from: TargetResolver): Recorded {
  const asked = new Map<string, { question: Question; answer: string }>();
  function ask<Answer>(key: string, question: (of: TargetResolver) => Answer): Answer {
    const answer = question(from);
    asked.set(key, { question, answer: JSON.stringify(answer) });
    return answer;
  }
  return {
    resolver: {
      link: (target) => ask(`link ${target}`, (of) => of.link(target)),
      asset: (target) => ask(`asset ${target}`, (of) => of.asset(target)),
      size: (target) => ask(`size ${target}`, (of) => of.size(target)),
      imprint: (target) => ask(`imprint ${target}`, (of) => of.imprint?.(target)),
      isLeftOut: (target) => ask(`left out ${target}`, (of) => of.isLeftOut?.(target) === true),
      get names() {
        return ask('names', ({ names = '' }) => names);
      },
    },
    isStill: (other) => [...asked.values()].every(({ question, answer }) => JSON.stringify(question(other)) === answer),
  };
}
