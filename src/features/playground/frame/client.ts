import { createApiClientModal } from '@scalar/api-client/modal';
import { createWorkspaceStore } from '@scalar/workspace-store/client';
import '@scalar/api-client/style.css';
import type { Prefill } from '../security.js';
import { chosenServer } from '../servers.js';
import type { ClientOperation } from '../settings.js';
import { localizationOf } from './client/localization.js';
import { createRequests } from './requests.js';
import { loadAnswer } from './scalar/answer.js';

const name = 'operation';

export interface ClientEvents {
  /** Called when the reader closes the client. */
  onClose(): void;
  /** Called if a request was not sent because its server has no complete address. */
  onAddressMissing(): void;
  /** Called when a request of the current operation is answered; status 0 means that it failed. */
  onRequest(method: string, path: string, status: number): void;
  /** Called when the reader chooses a server. */
  onServer(url: string): void;
  /** Called when the reader sets a server's variable. */
  onVariable(url: string, variable: string, value: string): void;
}

/** The parts of Scalar's client that the playground uses. */
export interface Client {
  /**
   * Replaces the current operation.
   *
   * @param server the initial server, if the operation has it.
   */
  load(operation: ClientOperation, server: string | null): Promise<void>;
  /** @param example name of the example to start with; the first by default. */
  show(example?: string): void;
  /** @param language tag (BCP 47). */
  speak(language: string): Promise<void>;
}

/** Mounts Scalar's client in `#client`, hidden. Input is kept in memory only. */
export function createClient({ onClose, onAddressMissing, onRequest, onServer, onVariable }: ClientEvents): Client {
  let current: ClientOperation | undefined;
  const workspace = createWorkspaceStore({ fetch: refuse });
  const requests = createRequests(
    () => current ?? { schemes: [] },
    () => (current?.servers.length ?? 0) > 0,
    onAddressMissing,
  );
  const modal = createApiClientModal({
    el: document.getElementById('client'),
    workspaceStore: workspace,
    options: { customFetch: requests.fetch, hideClientButton: true },
    plugins: [
      {
        hooks: { requestBuilt: requests.prepare },
        on: ({ event, payload }) => {
          if (event === 'ui:close:client-modal') onClose();
          if (event === 'hooks:on:request:complete') {
            if (payload.payload) showAnswer();
            if (current) onRequest(current.method.toUpperCase(), current.path, payload.payload?.response.status ?? 0);
          }
          if (event === 'server:update:selected') onServer(payload.url);
          if (event === 'server:update:variables') {
            const url = current?.servers[payload.index]?.['url'];
            if (typeof url === 'string') onVariable(url, payload.key, payload.value);
          }
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
    async load(operation, remembered) {
      const isNew = current?.path !== operation.path || current.method !== operation.method;
      current = operation;
      await workspace.addDocument({ name, document: operation.document });
      const server = chosenServer(operation.servers, remembered);
      if (server !== undefined) workspace.updateDocument(name, 'x-scalar-selected-server', server);
      if (isNew) operation.prefills.forEach(prefill);
      modal.route({ path: operation.path, method: operation.method, documentSlug: name });
    },
    show(example) {
      modal.open(
        current && example !== undefined
          ? { path: current.path, method: current.method, documentSlug: name, example }
          : undefined,
      );
      void loadAnswer();
    },
    speak: async (language) => modal.updateOptions({ localization: await localizationOf(language) }),
  };
}

/** On a phone, the response is below the request and out of sight. */
function showAnswer(): void {
  const answer = document.querySelector('#client .response-heading')?.closest('section');
  if (!answer || !matchMedia('(width < 80rem)').matches) return;
  // The response is scrolled to the top, even if its text arrives later.
  answer.style.minHeight = '100dvh';
  requestAnimationFrame(() => answer.scrollIntoView({ behavior: 'smooth' }));
}

/** Documents are self-contained, so nothing is ever fetched for them. */
function refuse(): Promise<Response> {
  return Promise.reject(new Error('References to other documents are not followed.'));
}
