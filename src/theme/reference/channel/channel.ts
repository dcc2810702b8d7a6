import type { Binding, ChannelServer } from '../../../formats/asyncapi/details.js';
import { protocolOf } from '../../../render/reference/bindings.js';
import { titleOfExchange } from '../../../render/reference/channel.js';
import type { ExchangeSections, MessageSections, Section } from '../../../formats/section.js';
import { renderAddress } from '../endpoint/address.js';
import { renderFacts, type Fact } from '../field/facts.js';
import { renderFields } from '../field/field.js';
import { fieldPlaceIn, type FieldPlace } from '../field/fieldPlace.js';
import { renderFold } from '../fold.js';
import { loaderState, renderTextLink } from '../loader.js';
import { markup, trusted, type Markup, type MarkupPart } from '../markup/markup.js';
import type { RenderContext } from '../renderContext.js';
import { renderSecurity } from '../security/security.js';

/** Prints a section at a depth. */
type RenderSection = (section: Section, depth: number, context: RenderContext) => Markup;

/** Up to this number of messages, all are initially open. */
const FEW = 3;

/** A channel's operation: its description and messages. */
export function renderExchange(
  { exchange, messages, reply, prefix }: ExchangeSections,
  context: RenderContext,
  renderSection: RenderSection,
): Markup {
  const { words, markdown } = context;
  const { title, name, description, security, bindings } = exchange;
  const heading = titleOfExchange(exchange);
  const isOpen = messages.length <= FEW;
  // Heading levels must not be skipped.
  const depth = heading === undefined ? 3 : 4;
  const renderAt =
    (under: number) =>
    (each: MessageSections): Markup =>
      renderMessage(each, { isOpen, depth: under }, context, renderSection);
  const [start, end] = [trusted(`<h${depth} class="exchange-title">`), trusted(`</h${depth}>`)];
  return markup`<div class="exchange">${
    heading !== undefined &&
    markup`<h3 class="exchange-title">${heading}${title !== undefined && name !== undefined && title !== name && markup` <code>${name}</code>`}</h3>`
  }${description !== undefined && trusted(markdown(description))}${
    security.alternatives.length > 0 && renderFold(words.authorizations, renderSecurity(security, context))
  }${messages.map(renderAt(depth))}${
    reply &&
    markup`${start}${words.reply}${end}${
      reply.reply.address !== undefined &&
      markup`<p class="field-label">${words.callbackTo} <code>${reply.reply.address}</code></p>`
    }${reply.reply.description !== undefined && trusted(markdown(reply.reply.description))}${reply.messages.map(renderAt(depth + 1))}`
  }${renderFoldedBindings(bindings, prefix, context)}</div>`;
}

function renderMessage(
  each: MessageSections,
  { isOpen, depth }: { isOpen: boolean; depth: number },
  context: RenderContext,
  renderSection: RenderSection,
): Markup {
  const { message, later } = each;
  const { name, title, deprecated } = message;
  const content = (): Markup => renderMessageContent(each, depth, context, renderSection);
  const head = markup`<summary><span class="callback-name">${title}${
    name !== title && markup` <code class="message-name">${name}</code>`
  }</span>${deprecated && markup`<span class="pill">${context.words.deprecated}</span>`}</summary>`;
  const [state, inner] = later
    ? [loaderState(context, content), renderTextLink(title, context, later.anchors)]
    : [isOpen && markup` open`, content()];
  return markup`<details class="callback message"${state}>${head}<div class="callback-content">${inner}</div></details>`;
}

function renderMessageContent(
  { message: { description, correlation, tags, bindings }, sections, prefix }: MessageSections,
  depth: number,
  context: RenderContext,
  renderSection: RenderSection,
): Markup {
  const facts = [
    ...(correlation ? [{ label: context.words.correlationId, text: correlation.location, isCode: true }] : []),
    ...tagFacts(tags, context),
  ];
  const about = [description, correlation?.description].filter((text) => text !== undefined).join('\n\n');
  const rendered = sections.map((section) =>
    renderSection({ ...section, id: context.ids.claim(section.id) }, depth, context),
  );
  return markup`${about !== '' && trusted(context.markdown(about))}${renderFacts(
    facts,
  )}${rendered}${renderFoldedBindings(bindings, prefix, context)}`;
}

const tagFacts = (tags: readonly string[], { words }: RenderContext): Fact[] =>
  tags.length > 0 ? [{ label: words.tags, text: tags.join(', ') }] : [];

function renderFoldedBindings(bindings: readonly Binding[], prefix: string, context: RenderContext): MarkupPart {
  if (bindings.length === 0) return undefined;
  const id = `${prefix}-binding`;
  return renderFold(context.words.bindings, renderBindings(bindings, fieldPlaceIn(id, id), context));
}

/** Protocol bindings. */
export function renderBindings(bindings: readonly Binding[], place: FieldPlace, context: RenderContext): Markup {
  return markup`${bindings.map(({ protocol, fields }) => {
    const own = { ...place, prefix: `${place.prefix}-${protocol}` };
    return markup`<p class="field-label"><code>${protocol}</code></p>${renderFields(fields, own, context)}`;
  })}`;
}

/** The servers of a channel, with details of their protocol. */
export function renderChannelServers(servers: readonly ChannelServer[], context: RenderContext): Markup {
  return markup`<div class="fields">${servers.map((server) => {
    const { name, title, address, description, bindings, tags } = server;
    const id = context.ids.claim(`server-${name.replace(/[^\p{L}\p{N}_.-]+/gu, '-')}`);
    return markup`<div class="field" id="${id}"><p class="field-head"><a class="field-name" href="#${encodeURI(id)}">${title ?? name}</a><span class="field-type">${protocolOf(server)}</span></p><div class="field-body inset"><p><code>${renderAddress(address)}</code></p>${
      description !== undefined && trusted(context.markdown(description))
    }${renderFacts(tagFacts(tags, context))}${renderFoldedBindings(bindings, id, context)}</div></div>`;
  })}</div>`;
}
