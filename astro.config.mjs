import { defineConfig } from 'astro/config';
import { trellis } from 'trellis-docs';

export default defineConfig({
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  integrations: [trellis({ mock: true })],
});
