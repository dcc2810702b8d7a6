import type { Binding, ChannelServer } from '../../formats/asyncapi/details.js';
import { addLabel } from '../text/compose.js';
import { code, element, type TextNode } from '../text/nodes.js';
import { fieldList, type Reading } from './schema.js';

/** Protocol bindings, each as a list of settings. */
export function bindingNodes(bindings: readonly Binding[], reading: Reading): TextNode[] {
  return bindings.flatMap(({ protocol, fields }) => [
    element('p', [`${reading.words.reference.bindings}: `, code(protocol)]),
    fieldList(fields, reading),
  ]);
}

/** The servers of a channel. */
export function serverNodes(servers: readonly ChannelServer[], reading: Reading): TextNode[] {
  const items = servers.map((server) => {
    const { name, title, address, description, bindings, tags } = server;
    const protocol = protocolOf(server);
    const label = [element('strong', [title ?? name]), ' (', code(address), protocol === '' ? ')' : `, ${protocol})`];
    return element(
      'li',
      addLabel(
        label,
        [...reading.read(description), ...tagNodes(tags, reading), ...bindingNodes(bindings, reading)],
        ': ',
      ),
    );
  });
  return [element('ul', items)];
}

/** The tags of a server or a message. */
export function tagNodes(tags: readonly string[], { words: { reference } }: Reading): TextNode[] {
  return tags.length > 0 ? [element('p', [`${reference.tags}: ${tags.join(', ')}`])] : [];
}

/** A protocol with its version. */
export function protocolOf({ protocol, protocolVersion }: Pick<ChannelServer, 'protocol' | 'protocolVersion'>): string {
  return protocolVersion === undefined ? protocol : `${protocol} ${protocolVersion}`;
}
