import { channelAddress } from '../../channel/channelAddress.js';
import type { ChannelField, PlaygroundChannel, PlaygroundServer } from '../../model.js';
import { rememberedServer, rememberedValue, rememberServer, rememberValue } from '../memory.js';
import { makeElement } from '../../../../browser/makeElement.js';
import { createFields, type FieldGroup } from './fields.js';
import type { SocketWords } from './words.js';
import { decodeAddress } from '../../../../shared/url.js';

export interface AddressForm {
  /** The fields that make up the address. */
  elements: HTMLElement[];
  /** Address and subprotocols for a connection; undefined if something is missing, which is then reported. */
  read(): { url: string; host: string; protocols: string[] } | undefined;
}

/** Creates the fields for a channel's address. Keys are only stored in their inputs. */
export function createAddressForm(content: PlaygroundChannel, words: SocketWords): AddressForm {
  const { servers, parameters, query, keys, withheld } = content;
  const { reference, socket } = words;
  const inputOf = (id: string, attributes: Record<string, string>) =>
    makeElement('input', { id, type: 'text', autocomplete: 'off', ...attributes });
  const address = inputOf('address', { inputmode: 'url', placeholder: 'wss://' });
  // A channel without an address of its own is mocked under its name.
  const ownAddress = inputOf('own-address', { spellcheck: 'false' });
  const asksForPath = content.path === undefined && servers.length > 0;
  const select = makeElement('select', { id: 'server' }, ...servers.map(optionOf));
  select.selectedIndex = Math.max(
    0,
    servers.findIndex(({ url }) => url === rememberedServer(servers)),
  );
  const variables = servers.map((server, index) => variablesOf(server, index, words));
  const groups = {
    path: createFields(parameters, { prefix: 'path', legend: reference.path }, words),
    query: createFields(query, { prefix: 'query', legend: reference.query }, words),
    keys: createFields(keys, { prefix: 'key', legend: reference.authorizations, isSecret: true }, words),
    more: createFields([content.subprotocol ?? anySubprotocol], { prefix: 'more', legend: socket.subprotocol }, words),
  };
  const problem = makeElement('p', { class: 'problem', role: 'alert' });
  const output = makeElement('p', { class: 'address' });
  const index = (): number => Math.max(0, select.selectedIndex);
  const mockPath = (): string => (servers[index()]?.isMock ? content.name : '');
  const path = (): string => content.path ?? (ownAddress.value.trim() || mockPath());

  function composeAddress(isHidden: boolean) {
    const hide = (value: string): string => (isHidden && value !== '' ? '…' : value);
    const server = servers[index()];
    const host = `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}`;
    return channelAddress({
      server: server ? (server.isMock ? host : '') + server.url : address.value,
      path: path(),
      variables: variables[index()]?.values() ?? new Map<string, string>(),
      parameters: groups.path.values(),
      query: [
        ...groups.query.values(),
        ...Array.from(groups.keys.values(), ([name, value]) => [name, hide(value)] as const),
      ],
    });
  }
  function update(): void {
    variables.forEach(({ element }, at) => element && (element.hidden = at !== index()));
    ownAddress.placeholder = mockPath();
    const result = composeAddress(true);
    const text = 'url' in result && result.url !== undefined ? decodeAddress(result.url) : '';
    output.replaceChildren(...(text === '' ? [] : [makeElement('code', {}, text)]));
    problem.textContent = '';
    for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  }
  function refuse(name: string, control: HTMLElement | undefined): undefined {
    problem.textContent = socket.incomplete({ name });
    control?.setAttribute('aria-invalid', 'true');
    control?.focus();
    return undefined;
  }

  const form = makeElement('div', { class: 'fields' });
  if (servers.length === 0) form.append(labelled('address', socket.address, address));
  if (servers.length > 1) form.append(labelled('server', reference.server, select));
  if (asksForPath) form.append(labelled('own-address', socket.address, ownAddress));
  const all = [...variables, groups.path, groups.query, groups.keys, groups.more];
  form.append(...all.flatMap(({ element }) => element ?? []));
  if (withheld.length > 0)
    form.append(makeElement('p', { class: 'note' }, socket.withheld({ names: withheld.join(', ') })));
  form.addEventListener('input', ({ target }) => {
    if (target === select) rememberServer(servers, servers[index()]?.url ?? '');
    update();
  });
  update();
  return {
    elements: [form, output, problem],
    read: () => {
      if (asksForPath && path() === '') return refuse(socket.address, ownAddress);
      const result = composeAddress(false);
      if ('missing' in result) {
        const { missing } = result;
        const group = [variables[index()], groups.path].find((each) => each?.control(missing));
        return refuse(missing, group?.control(missing));
      }
      const missing = query.find(({ name, required }) => required && !groups.query.values().get(name));
      if (missing) return refuse(missing.name, groups.query.control(missing.name));
      const { url } = result;
      if (url === undefined) return refuse(socket.address, servers.length === 0 ? address : undefined);
      const [protocols = ''] = groups.more.values().values();
      return { url, host: new URL(url).host, protocols: protocols.split(/[\s,]+/).filter((each) => each !== '') };
    },
  };
}

const anySubprotocol: ChannelField = { name: 'Sec-WebSocket-Protocol', required: false, value: '', options: [] };

function labelled(id: string, text: string, control: HTMLElement): HTMLElement {
  return makeElement('div', { class: 'field' }, makeElement('label', { for: id }, text), control);
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
