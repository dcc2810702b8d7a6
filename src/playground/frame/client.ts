import { createApiClientModal } from '@scalar/api-client/modal';
import { createWorkspaceStore } from '@scalar/workspace-store/client';
import '@scalar/api-client/style.css';
import { readStored, store as remember } from '../../client/storage.js';
import type { Prefill } from '../security.js';
import { chosenServer } from '../servers.js';
import type { ClientOperation } from '../settings.js';
import { createRequests } from './requests.js';

/** The server a reader chose last, on any page of the site. */
const serverKey = 'trellis:server';

const name = 'operation';

export interface ClientEvents {
  /** The reader closes the client. */
  onClose(): void;
  /** A request was not sent, because its server has no complete address. */
  onAddressMissing(): void;
}

/** Scalar's client, as far as the playground knows it. */
export interface Client {
  /** Puts an operation in place of the last one. */
  load(operation: ClientOperation): Promise<void>;
  show(): void;
}

/** Mounts Scalar's client in `#client`, hidden. It keeps what is typed in memory only. */
export function createClient({ onClose, onAddressMissing }: ClientEvents): Client {
  let shown: ClientOperation | undefined;
  const workspace = createWorkspaceStore({ fetch: refuse });
  const requests = createRequests(() => shown?.schemes ?? [], onAddressMissing);
  const modal = createApiClientModal({
    el: document.getElementById('client'),
    workspaceStore: workspace,
    options: { customFetch: requests.fetch, hideClientButton: true },
    plugins: [
      {
        hooks: { requestBuilt: requests.prepare },
        on: ({ event, payload }) => {
          if (event === 'ui:close:client-modal') onClose();
          if (event === 'server:update:selected') remember('localStorage', serverKey, payload.url);
        },
      },
    ],
  });

  const prefill = ({ scheme, type, token, username }: Prefill): void => {
    workspace.auth.setAuthSecrets(name, scheme, {
      type,
      'x-scalar-secret-token': token,
      ...(type === 'http' && { 'x-scalar-secret-username': username, 'x-scalar-secret-password': '' }),
    });
  };

  return {
    async load(operation) {
      const isNew = shown?.path !== operation.path || shown.method !== operation.method;
      shown = operation;
      await workspace.addDocument({ name, document: operation.document });
      const server = chosenServer(operation.servers, readStored('localStorage', serverKey));
      if (server !== undefined) workspace.updateDocument(name, 'x-scalar-selected-server', server);
      if (isNew) operation.prefills.forEach(prefill);
      modal.route({ path: operation.path, method: operation.method, documentSlug: name });
    },
    show: () => modal.open(),
  };
}

/** Documents are complete in themselves; nothing is ever fetched for one. */
function refuse(): Promise<Response> {
  return Promise.reject(new Error('References to other documents are not followed.'));
}
