import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../freePort.js';
import { ask } from '../unit/shared/serve/ask.js';

/** Programs of the system that serve a site. */
export const servers = ['nginx', 'caddy', 'apache'] as const;
export type Server = (typeof servers)[number];

interface Place {
  /** Folder that the program may write to. */
  folder: string;
  /** The rest of the host. */
  main: string;
  /** The built site. */
  site: string;
  base: string;
  port: number;
}

const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite'];

/** Configurations from the manual, with the settings that a program needs to run beside others. */
const configurations: Record<Server, (place: Place) => string> = {
  nginx: ({ folder, main, site, port }) => `
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/errors;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port};
        root ${main};
        location ~* \\.(?:js|md|html)$ { return 418; }
        set $trellis_root ${site};
        include ${site}/_trellis/nginx.conf;
      }
    }`,
  caddy: ({ main, site, base, port }) => `
    {
      admin off
    }
    http://:${port} {
      ${base === '' ? `root * ${site}` : `root * ${main}\n      root ${base}* ${site}`}
      import ${site}/_trellis/Caddyfile
      ${base === '' ? '' : 'file_server'}
    }`,
  apache: ({ folder, main, port }) => `
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile ${folder}/pid
    ErrorLog ${folder}/errors
    DefaultRuntimeDir ${folder}
    ${userInfo().uid === 0 ? 'User www-data\n    Group www-data' : ''}
    ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n    ')}
    TypesConfig /etc/mime.types
    DocumentRoot ${main}
    <Directory ${main}>
      Require all granted
      AllowOverride All
    </Directory>
    <Files ".ht*">
      Require all denied
    </Files>`,
};

const commands: Record<Server, (configuration: string) => string[]> = {
  nginx: (file) => ['nginx', '-c', file],
  caddy: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  apache: (file) => ['apache2', '-DFOREGROUND', '-f', file],
};

/** A running server of a site. */
export interface Serving {
  port: number;
  stop: () => Promise<void>;
}

/** Serves a copy of a built site, beside a page of the host's own where it has a base. */
export async function start(server: Server, output: string, base: string): Promise<Serving> {
  const folder = mkdtempSync(path.join(tmpdir(), `trellis-${server}-`));
  const main = path.join(folder, 'main');
  const site = server === 'apache' ? path.join(main, base) : path.join(folder, 'site');
  mkdirSync(main);
  writeFileSync(path.join(main, 'other.txt'), 'another page');
  cpSync(output, site, { recursive: true });
  // Programs that root starts read files as somebody else.
  for (const place of [folder, main, site]) chmodSync(place, 0o755);
  const port = await freePort();
  const file = path.join(folder, 'configuration');
  writeFileSync(file, configurations[server]({ folder, main, site, base, port }));
  const [program = '', ...words] = commands[server](file);
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let hasEnded = false;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const isReady = (): Promise<boolean> => ask(port, '/').then(Boolean, () => false);
  while (!(await Promise.race([isReady(), ended.then(() => false)]))) {
    if (hasEnded) throw new Error(`${server} has ended: ${said}`);
    await pause(50);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}
