import type { FromFrame, ToFrame } from '../../client/playgroundMessages.js';
import type { PlaygroundOperation } from '../../site/playground.js';
import { mapOperation } from '../settings.js';
import { askForAddress, dismissAddress } from './address.js';
import { createClient } from './client.js';
import { dismissFailure } from './failure.js';
import { applyTheme } from './look.js';
import './playground.css';

let shown: string | undefined;
let content: PlaygroundOperation;

const client = createClient({
  onClose: () => {
    dismissFailure();
    tell({ trellis: 'close' });
  },
  onAddressMissing: () => ask(),
});

addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame>) => {
  if (source !== parent || origin !== location.origin) return;
  applyTheme(data.theme);
  if (data.trellis === 'open') void open(data.operation, data.content);
});
tell({ trellis: 'ready' });

function tell(message: FromFrame): void {
  if (parent !== window) parent.postMessage(message, location.origin);
}

/** Shows an operation; one that is open already stays as the reader left it. */
async function open(address: string, text?: string): Promise<void> {
  if (shown !== address) {
    content = JSON.parse(text ?? (await (await fetch(address)).text())) as PlaygroundOperation;
    shown = address;
    dismissAddress();
    const operation = mapOperation(content, location.origin);
    await client.load(operation);
    if (operation.addressDraft !== undefined) ask();
  }
  client.show();
}

function ask(): void {
  const { addressDraft = '' } = mapOperation(content, location.origin);
  askForAddress(addressDraft, (entered) => void client.load(mapOperation(content, location.origin, entered)));
}
