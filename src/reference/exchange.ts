import type { OperationDetails } from '../render/body.js';
import { drawContents, drawContentType } from './contents.js';
import type { Drawing } from './drawing.js';
import { placeIn } from './field/place.js';
import { trusted, type Part } from './markup/markup.js';
import { drawParameters } from './parameters/parameters.js';
import { drawResponses } from './responses/responses.js';
import type { ReferenceWords } from './words.js';

/** What a request consists of, and what answers it. */
export type Exchange = Pick<OperationDetails, 'parameters' | 'body' | 'responses'>;

/** A section before it is known at which depth it stands. */
export interface SectionDraft {
  text: string;
  /** Wanted; another one when it is taken. */
  id: string;
  /** @param id of the section. */
  draw(drawing: Drawing, id: string): Part;
  /** At the end of the heading's line. */
  beside?: Part;
}

/**
 * The sections of an exchange in the order of FORMAT.md 6.2; those with nothing in them are left out.
 *
 * @param scope beginning of all ids; empty for the operation's own exchange.
 */
export function exchangeSections(
  { parameters, body, responses }: Exchange,
  scope: string,
  bodyName: 'body' | 'payload',
  words: ReferenceWords,
): SectionDraft[] {
  const groups = [
    { text: words.headers, id: 'headers', prefix: 'header', list: parameters.header },
    { text: words.path, id: 'path-parameters', prefix: 'path', list: parameters.path },
    { text: words.query, id: 'query-parameters', prefix: 'query', list: parameters.query },
    { text: words.cookies, id: 'cookies', prefix: 'cookie', list: parameters.cookie },
  ];
  const sections: SectionDraft[] = groups
    .filter(({ list }) => list.length > 0)
    .map(({ text, id, prefix, list }) => ({
      text,
      id: scope + id,
      draw: (drawing, own) => drawParameters(list, placeIn(scope + prefix, own), drawing),
    }));
  if (body) {
    sections.push({
      text: words[bodyName],
      id: scope + bodyName,
      beside: drawContentType(body.contents),
      draw: (drawing, own) => [
        body.description !== undefined && trusted(drawing.markdown(body.description)),
        drawContents(body.contents, placeIn(`${scope}body`, own), drawing),
      ],
    });
  }
  if (responses.length > 0) {
    sections.push({
      text: words.response,
      id: `${scope}response`,
      draw: (drawing, own) => drawResponses(responses, placeIn(`${scope}response`, own), drawing),
    });
  }
  return sections;
}
