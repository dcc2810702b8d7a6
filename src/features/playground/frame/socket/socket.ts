import { readMessages } from '../../../../i18n/format.js';
import { directionOf } from '../../../../site/language.js';
import { connectSources } from '../../channel/connectSources.js';
import type { PlaygroundChannel } from '../../model.js';
import { makeElement } from '../../../../browser/makeElement.js';
import { listen, tell } from '../page.js';
import { createPanel } from './panel.js';
import './socket.css';
import './form.css';
import './log.css';
import type { SocketWords } from './words.js';

let current: string | undefined;

listen((data) => {
  const { lang: before } = document.documentElement;
  document.documentElement.lang = data.language;
  document.documentElement.dir = directionOf(data.language);
  // An open channel stays as the reader left it.
  if (current === data.operation && before === data.language) return;
  if (data.content === undefined) return tell({ trellis: 'failed' });
  current = data.operation;
  open(data.content as PlaygroundChannel, data.language);
});

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ trellis: 'close' });
});

function open(content: PlaygroundChannel, language: string): void {
  restrict(connectSources(content.servers, location.host));
  const words = readMessages<SocketWords>(content.messages, language);
  document.title = words.playground.title;
  document.body.replaceChildren(createPanel(content, words, () => tell({ trellis: 'close' })));
  document.querySelector<HTMLElement>('.connection button')?.focus();
}

/** Restricts connections to these hosts. Policies accumulate, so the page cannot lift the restriction. */
function restrict(sources: readonly string[]): void {
  const content = `connect-src 'self' ${sources.join(' ')}`;
  document.head.append(makeElement('meta', { 'http-equiv': 'Content-Security-Policy', content }));
}
