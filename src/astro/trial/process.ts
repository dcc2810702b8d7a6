// Draws pages that may not come to an end. Whoever asks ends this process when no answer comes.
import { setImmediate } from 'node:timers/promises';
import { isExhaustion } from '../../render/exhaustion.js';
import { drawBody } from '../../render/text/draw.js';
import { started, type Answer, type Question } from './trier.js';

let modules: NonNullable<Question['modules']> = new Map();

let reason: string | undefined;

function draw({ body }: Question): void {
  const note = (error: unknown): void => {
    if (isExhaustion(error)) reason = (error as Error).message;
  };
  try {
    drawBody(body, modules, { lost: note });
  } catch (error) {
    note(error);
  }
}

process.on('message', (question: Question) => {
  modules = question.modules ?? modules;
  reason = undefined;
  draw(question);
  // What is only promised may have no end either: this is reached when nothing of it is left to be done at once.
  void setImmediate().then(() => process.send?.({ reason } satisfies Answer));
});
process.send?.(started);
process.on('disconnect', () => process.exit());
// It would end the process that draws the page for good.
process.on('unhandledRejection', (error) => {
  reason ??= `nobody awaits a promise that is rejected: ${error instanceof Error ? error.message : String(error)}`;
});
