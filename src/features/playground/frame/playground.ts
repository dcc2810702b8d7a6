import type { PlaygroundOperation } from '../model.js';
import { addressQuestion, type AddressQuestion } from '../servers.js';
import { mapOperation, type ClientOperation } from '../settings.js';
import { askForAddress, dismissAddress } from './address.js';
import { createClient } from './client.js';
import { dismissFailure } from './failure.js';
import { makeElement } from '../../../browser/makeElement.js';
import { dismissNotice } from './notice.js';
import { listen, tell } from './page.js';
import { rememberedServer, rememberedValue, rememberServer, rememberValue } from './memory.js';
import { adopt, speak, words } from './frameMessages.js';
import './playground.css';

const fault = 'notice fault';
let current: string | undefined;
let content: PlaygroundOperation;
let entered: string | undefined;

const client = createClient({
  onClose: () => {
    dismissFailure();
    tell({ trellis: 'close' });
  },
  onAddressMissing: () => ask(addressQuestion(content.servers)),
  onRequest: (method, path, status) => tell({ trellis: 'request', method, path, status }),
  onServer: (url) => rememberServer(content.servers, url),
  onVariable: rememberValue,
});

listen(({ operation, content: sent, language, example }) => {
  void Promise.all([speak(language), client.speak(language)]).then(() => {
    document.title = words().title;
    return open(operation, sent as PlaygroundOperation | undefined, example);
  });
});

/** Shows an operation. One that is already open stays as the reader left it. */
async function open(address: string, sent: PlaygroundOperation | undefined, example?: string): Promise<void> {
  if (current === address) return client.show(example);
  if (!sent) return refuse();
  content = sent;
  adopt(content.messages);
  document.title = words().title;
  current = address;
  entered = undefined;
  dismissAddress();
  dismissNotice(fault);
  const { question } = await load();
  client.show(example);
  if (question) ask(question);
}

async function load(): Promise<ClientOperation> {
  const knowledge = {
    origin: location.origin,
    variableValue: rememberedValue,
    ...(entered !== undefined && { entered }),
  };
  const operation = mapOperation(content, knowledge, words());
  await client.load(operation, rememberedServer(content.servers));
  return operation;
}

function ask({ draft, variable }: AddressQuestion): void {
  askForAddress(draft, (address) => {
    if (variable) rememberValue(variable.url, variable.name, address);
    else entered = address;
    void load();
  });
}

function refuse(): void {
  current = undefined;
  document.body.prepend(makeElement('p', { class: fault, role: 'alert' }, words().operationFailed));
}

// Scalar handles Esc while it shows an overlay.
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && current === undefined) tell({ trellis: 'close' });
});
