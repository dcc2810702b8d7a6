// Renders pages that may never finish. The parent terminates this process if no answer comes.
import { setImmediate } from 'node:timers/promises';
import { evaluatePage } from '../../render/evaluatePage.js';
import { started, type TrialResult, type Question } from './trialProcess.js';

let modules: NonNullable<Question['modules']> = new Map();

process.on('message', (question: Question) => {
  modules = question.modules ?? modules;
  const { fault } = evaluatePage({ body: question.body, ids: [] }, modules, () => undefined);
  const reason = fault?.isExhaustion ? fault.reason : undefined;
  // A promise may never settle either; this point is reached when no synchronous work is left.
  void setImmediate().then(() => process.send?.({ reason } satisfies TrialResult));
});
process.send?.(started);
process.on('disconnect', () => process.exit());
// A rejected promise does not affect its page; the process that finally renders the page reports it.
process.on('unhandledRejection', () => undefined);
