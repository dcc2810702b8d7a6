import { expect, test } from 'playwright/test';
import { kept } from './kept.js';
import { addressOf } from './playground.js';

const places: Record<string, (secret: string) => unknown> = {
  'the address': (secret) => history.replaceState(null, '', `#${secret}`),
  'the history': (secret) => history.replaceState({ secret }, ''),
  'the name of the window': (secret) => (window.name = secret),
  'local storage': (secret) => localStorage.setItem('a', secret),
  'session storage': (secret) => sessionStorage.setItem('a', secret),
  'a cookie': (secret) => (document.cookie = `a=${secret}`),
  'the name of a cache': (secret) => caches.open(secret),
  'a response in a cache': async (secret) => (await caches.open('a')).put('/a', new Response(secret)),
  'a header of a response in a cache': async (secret) =>
    (await caches.open('a')).put('/a', new Response('', { headers: { a: secret } })),
  'a request in a cache': async (secret) =>
    (await caches.open('a')).put(new Request('/a', { headers: { authorization: secret } }), new Response('')),
  'the address of a request in a cache': async (secret) => (await caches.open('a')).put(`/${secret}`, new Response('')),
  'an IndexedDB record': (secret) =>
    new Promise((done) => {
      const open = indexedDB.open('a');
      open.onupgradeneeded = () => open.result.createObjectStore('a').put({ secret }, 1);
      open.onsuccess = done;
    }),
  'the key of an IndexedDB record': (secret) =>
    new Promise((done) => {
      const open = indexedDB.open('a');
      open.onupgradeneeded = () => open.result.createObjectStore('a').put(1, secret);
      open.onsuccess = done;
    }),
};

for (const [place, put] of Object.entries(places))
  test(`The check for stored secrets finds one in ${place}`, async ({ page }) => {
    await page.goto(addressOf('schemes', 'api-reference/bearer-token'));
    expect(await kept(page)).not.toContain('hidden-7f3a');
    await page.evaluate(put, 'hidden-7f3a');
    expect(await kept(page)).toContain('hidden-7f3a');
  });
