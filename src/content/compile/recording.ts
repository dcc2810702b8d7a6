import type { TargetResolver } from './context.js';

/** A resolver that remembers what it has answered. */
export interface Recorded {
  resolver: TargetResolver;
  /** True if another resolver gives the same answers to all questions that were recorded here. */
  isStill(other: TargetResolver): boolean;
}

type Question = (of: TargetResolver) => unknown;

/** Remembers what a text was compiled with: links, and what is known of pictures, may come to mean something else though the text stays. */
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
