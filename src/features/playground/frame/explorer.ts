import { createApiReference } from '@scalar/api-reference';
import '@scalar/api-reference/style.css';
import type { ExplorerContent } from '../model.js';
import { mapExplorer } from '../settings.js';
import { askForAddress } from './address.js';
import { localizationOf } from './client/localization.js';
import { followMode } from './page.js';
import { rememberedValue } from './memory.js';
import { loadMarkdown } from './scalar/descriptions.js';
import { hasAddress } from '../servers.js';
import { createRequests } from './requests.js';
import { adopt, speak, words } from './frameMessages.js';

const root = document.getElementById('explorer');
if (root) await start(root, (await (await fetch(root.dataset['content'] ?? '')).json()) as ExplorerContent);

async function start(root: HTMLElement, content: ExplorerContent): Promise<void> {
  const { language, sendsRequests, maintainOrder } = content;
  // Scalar lists the headings of descriptions at once.
  const [localization] = await Promise.all([localizationOf(language), speak(language), loadMarkdown()]);
  adopt(content.messages);
  const {
    document: specification,
    prefills,
    schemes,
  } = mapExplorer(content, { origin: location.origin, variableValue: rememberedValue }, words());
  const requests = createRequests(
    () => ({ schemes }),
    () => servers !== undefined || hasAddress(specification['servers']),
    () => askForAddress('', (url) => update({ servers: [{ url }] })),
  );
  let mode: 'light' | 'dark' = 'light';
  let servers: { url: string }[] | undefined;

  const configuration = (): Parameters<typeof createApiReference>[1] => ({
    content: specification,
    customFetch: requests.fetch,
    onRequestBuilt: requests.prepare,
    ...(servers && { servers }),
    ...(prefills.length > 0 && {
      authentication: {
        preferredSecurityScheme: prefills[0]?.scheme ?? null,
        securitySchemes: Object.fromEntries(
          prefills.map(({ scheme, token, username }) => [
            scheme,
            { ...(token && { token, value: token }), ...(username && { username }) },
          ]),
        ),
      },
    }),
    hideTestRequestButton: !sendsRequests,
    localization,
    orderSchemaPropertiesBy: maintainOrder ? 'preserve' : 'alpha',
    orderRequiredPropertiesFirst: !maintainOrder,
    forceDarkModeState: mode,
    hideDarkModeToggle: true,
    // Disables everything that connects or leads to Scalar's services.
    theme: 'none',
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    hideClientButton: true,
    persistAuth: false,
    documentDownloadType: 'none',
    externalUrls: { dashboardUrl: '', registryUrl: '', proxyUrl: '', apiBaseUrl: '' },
  });
  let reference: ReturnType<typeof createApiReference> | undefined;
  const update = (change: { mode?: typeof mode; servers?: typeof servers }): void => {
    mode = change.mode ?? mode;
    servers = change.servers ?? servers;
    if (reference) {
      reference.updateConfiguration(configuration());
      return;
    }
    root.replaceChildren();
    scrollTo(0, 0);
    reference = createApiReference(root, configuration());
  };
  followMode(root, (next) => update({ mode: next }));
}
