// Renders pages that may not come to an end. Whoever asks ends this process when no answer comes.
import { setImmediate } from 'node:timers/promises';
import { evaluatePage } from '../../render/evaluatePage.js';
import { started, type TrialResult, type Question } from './trier.js';

let modules: NonNullable<Question['modules']> = new Map();

let reason: string | undefined;

process.on('message', (question: Question) => {
  modules = question.modules ?? modules;
  const { fault } = evaluatePage({ body: question.body, ids: [] }, modules, () => undefined);
  reason = fault?.isExhaustion ? fault.reason : undefined;
  // What is only promised may have no end either: this is reached when nothing of it is left to be done at once.
  void setImmediate().then(() => process.send?.({ reason } satisfies TrialResult));
});
process.send?.(started);
process.on('disconnect', () => process.exit());
// It would end the process that renders the page for good.
process.on('unhandledRejection', (error) => {
  reason ??= `nobody awaits a promise that is rejected: ${error instanceof Error ? error.message : String(error)}`;
});
