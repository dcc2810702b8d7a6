import { defineConfig } from 'astro/config';
import { trellis } from 'trellis-docs';

export default defineConfig({
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  // `src` holds the generator here, not parts of a site whose packages Vite should search for.
  vite: { optimizeDeps: { noDiscovery: true } },
  integrations: [trellis({ mock: true })],
});
