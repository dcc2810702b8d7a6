import { channelAddress } from '../../channel/channelAddress.js';
import type { ChannelField, PlaygroundChannel, PlaygroundServer } from '../../model.js';
import { rememberedServer, rememberedValue, rememberServer, rememberValue } from '../memory.js';
import { makeElement } from '../../../../browser/makeElement.js';
import { createFields, type FieldGroup } from './fields.js';
import type { SocketWords } from './words.js';
import { decodeAddress } from '../../../../shared/url.js';

/** The fields for a channel's address. Keys are only stored in their inputs. */
export class AddressForm {
  readonly #content: PlaygroundChannel;
  readonly #words: SocketWords;
  readonly #address = inputOf('address', { inputmode: 'url', placeholder: 'wss://' });
  // A channel without an address of its own is mocked under its name.
  readonly #ownAddress = inputOf('own-address', { spellcheck: 'false' });
  readonly #asksForPath: boolean;
  readonly #select: HTMLSelectElement;
  /** Variables of each server. */
  readonly #variables: readonly FieldGroup[];
  readonly #groups: Record<'path' | 'query' | 'keys' | 'more', FieldGroup>;
  readonly #form = makeElement('div', { class: 'fields' });
  readonly #output = makeElement('p', { class: 'address' });
  readonly #problem = makeElement('p', { class: 'problem', role: 'alert' });

  constructor(content: PlaygroundChannel, words: SocketWords) {
    const { servers, parameters, query, keys, withheld } = content;
    const { reference, socket } = words;
    this.#content = content;
    this.#words = words;
    this.#asksForPath = content.path === undefined && servers.length > 0;
    this.#select = createServerSelect(servers);
    this.#variables = servers.map((server, index) => variablesOf(server, index, words));
    this.#groups = {
      path: createFields(parameters, { prefix: 'path', legend: reference.path }, words),
      query: createFields(query, { prefix: 'query', legend: reference.query }, words),
      keys: createFields(keys, { prefix: 'key', legend: reference.authorizations, isSecret: true }, words),
      more: createFields(
        [content.subprotocol ?? anySubprotocol],
        { prefix: 'more', legend: socket.subprotocol },
        words,
      ),
    };
    if (servers.length === 0) this.#form.append(labelled('address', socket.address, this.#address));
    if (servers.length > 1) this.#form.append(labelled('server', reference.server, this.#select));
    if (this.#asksForPath) this.#form.append(labelled('own-address', socket.address, this.#ownAddress));
    this.#form.append(...[...this.#variables, ...Object.values(this.#groups)].flatMap(({ element }) => element ?? []));
    if (withheld.length > 0)
      this.#form.append(makeElement('p', { class: 'note' }, socket.withheld({ names: withheld.join(', ') })));
    this.#form.addEventListener('input', ({ target }) => {
      if (target === this.#select) rememberServer(servers, this.#server?.url ?? '');
      this.#update();
    });
    this.#update();
  }

  /** The fields that make up the address. */
  get elements(): HTMLElement[] {
    return [this.#form, this.#output, this.#problem];
  }

  /** Address and subprotocols for a connection; undefined if something is missing, which is then reported. */
  read(): { url: string; host: string; protocols: string[] } | undefined {
    const { query, more } = this.#groups;
    const { socket } = this.#words;
    if (this.#asksForPath && this.#path === '') return this.#refuse(socket.address, this.#ownAddress);
    const result = this.#composeAddress(false);
    if ('missing' in result) {
      const { missing } = result;
      const group = [this.#variables[this.#index], this.#groups.path].find((each) => each?.control(missing));
      return this.#refuse(missing, group?.control(missing));
    }
    const missing = this.#content.query.find(({ name, required }) => required && !query.values().get(name));
    if (missing) return this.#refuse(missing.name, query.control(missing.name));
    const { url } = result;
    if (url === undefined) return this.#refuse(socket.address, this.#server ? undefined : this.#address);
    const [protocols = ''] = more.values().values();
    return { url, host: new URL(url).host, protocols: protocols.split(/[\s,]+/).filter((each) => each !== '') };
  }

  get #index(): number {
    return Math.max(0, this.#select.selectedIndex);
  }

  get #server(): PlaygroundServer | undefined {
    return this.#content.servers[this.#index];
  }

  get #mockPath(): string {
    return this.#server?.isMock ? this.#content.name : '';
  }

  get #path(): string {
    return this.#content.path ?? (this.#ownAddress.value.trim() || this.#mockPath);
  }

  #composeAddress(isHidden: boolean): ReturnType<typeof channelAddress> {
    const { path, query, keys } = this.#groups;
    const hide = (value: string): string => (isHidden && value !== '' ? '…' : value);
    const server = this.#server;
    const host = `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
    return channelAddress({
      server: server ? (server.isMock ? host : '') + server.url : this.#address.value,
      path: this.#path,
      variables: this.#variables[this.#index]?.values() ?? new Map<string, string>(),
      parameters: path.values(),
      query: [...query.values(), ...Array.from(keys.values(), ([name, value]) => [name, hide(value)] as const)],
    });
  }

  #update(): void {
    this.#variables.forEach(({ element }, at) => element && (element.hidden = at !== this.#index));
    this.#ownAddress.placeholder = this.#mockPath;
    const result = this.#composeAddress(true);
    const text = 'url' in result && result.url !== undefined ? decodeAddress(result.url) : '';
    this.#output.replaceChildren(...(text === '' ? [] : [makeElement('code', {}, text)]));
    this.#problem.textContent = '';
    for (const control of this.#form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  }

  #refuse(name: string, control: HTMLElement | undefined): undefined {
    this.#problem.textContent = this.#words.socket.incomplete({ name });
    control?.setAttribute('aria-invalid', 'true');
    control?.focus();
    return undefined;
  }
}

const anySubprotocol: ChannelField = { name: 'Sec-WebSocket-Protocol', required: false, value: '', options: [] };

function inputOf(id: string, attributes: Record<string, string>): HTMLInputElement {
  return makeElement('input', { id, type: 'text', autocomplete: 'off', ...attributes });
}

function labelled(id: string, text: string, control: HTMLElement): HTMLElement {
  return makeElement('div', { class: 'field' }, makeElement('label', { for: id }, text), control);
}

function createServerSelect(servers: readonly PlaygroundServer[]): HTMLSelectElement {
  const select = makeElement('select', { id: 'server' }, ...servers.map(optionOf));
  const remembered = rememberedServer(servers);
  select.selectedIndex = Math.max(
    0,
    servers.findIndex(({ url }) => url === remembered),
  );
  return select;
}

function optionOf({ url, description }: PlaygroundServer): HTMLElement {
  return makeElement('option', { value: url }, description === undefined ? url : `${url} (${description})`);
}

/** The values of server variables are shared by all pages. */
function variablesOf({ url, variables }: PlaygroundServer, index: number, words: SocketWords): FieldGroup {
  const fields = variables.map(({ name, default: standard = '', enum: options, description }): ChannelField => {
    const value = rememberedValue(url, name) ?? standard;
    const isPossible = options.length === 0 || options.includes(value);
    return {
      name,
      ...(description !== undefined && { description }),
      required: true,
      value: isPossible ? value : standard,
      options,
    };
  });
  const group = createFields(fields, { prefix: `server-${index}`, legend: words.reference.server }, words);
  group.element?.addEventListener('input', () => {
    for (const [name, value] of group.values()) rememberValue(url, name, value);
  });
  return group;
}
