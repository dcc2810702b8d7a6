// Renders pages that may not come to an end. Whoever asks ends this process when no answer comes.
import { setImmediate } from 'node:timers/promises';
import { evaluatePage } from '../../render/evaluatePage.js';
import { started, type TrialResult, type Question } from './trialProcess.js';

let modules: NonNullable<Question['modules']> = new Map();

process.on('message', (question: Question) => {
  modules = question.modules ?? modules;
  const { fault } = evaluatePage({ body: question.body, ids: [] }, modules, () => undefined);
  const reason = fault?.isExhaustion ? fault.reason : undefined;
  // A promise may run without end, too: this point is reached when no synchronous work is left.
  void setImmediate().then(() => process.send?.({ reason } satisfies TrialResult));
});
process.send?.(started);
process.on('disconnect', () => process.exit());
// A rejected promise takes nothing from its page: the process that renders the page for good reports it.
process.on('unhandledRejection', () => undefined);
