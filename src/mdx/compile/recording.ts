import type { TargetResolver } from './context.js';

/** Recorded answers of a resolver, by question. */
export type Answers = ReadonlyMap<string, string>;

const questions: Readonly<Record<string, (of: TargetResolver, target: string) => unknown>> = {
  link: (of, target) => of.link(target),
  asset: (of, target) => of.asset(target),
  size: (of, target) => of.size(target),
  imprint: (of, target) => of.imprint?.(target),
  isLeftOut: (of, target) => of.isLeftOut?.(target) === true,
  names: ({ names = '' }) => names,
};

const asJson = (answer: unknown): string => JSON.stringify(answer ?? null);

function answerOf(question: string, of: TargetResolver): string {
  const end = question.indexOf(' ');
  return asJson(questions[question.slice(0, end)]?.(of, question.slice(end + 1)));
}

/**
 * Records the answers of a resolver while a text is compiled, because targets of links and sizes of images may change while the text stays
 * the same.
 */
export function recordAnswers(from: TargetResolver): { resolver: TargetResolver; answers: Answers } {
  const answers = new Map<string, string>();
  const note = <Answer>(question: string, answer: Answer): Answer => {
    answers.set(question, asJson(answer));
    return answer;
  };
  const resolver: TargetResolver = {
    link: (target) => note(`link ${target}`, from.link(target)),
    asset: (target) => note(`asset ${target}`, from.asset(target)),
    size: (target) => note(`size ${target}`, from.size(target)),
    imprint: (target) => note(`imprint ${target}`, from.imprint?.(target)),
    isLeftOut: (target) => note(`isLeftOut ${target}`, from.isLeftOut?.(target) === true),
    get names() {
      return note('names ', from.names ?? '');
    },
  };
  return { resolver, answers };
}

/** True if a text asked whether the file of an image is missing. */
export const asksForImages = (answers: Answers): boolean =>
  answers.keys().some((question) => question.startsWith('isLeftOut '));

/** True if a resolver still gives the recorded answers. */
export function hasSameAnswers(answers: Answers, resolver: TargetResolver): boolean {
  return [...answers].every(([question, answer]) => answerOf(question, resolver) === answer);
}
