import { parseJsonText } from '../../documents/json.js';

/**
 * Formats the answer of a server: JSON with line breaks, any other text unchanged.
 *
 * @param longest maximum number of characters.
 */
export function formatAnswer(text: string, longest = 200_000): string {
  const value = parseJsonText(text);
  const answer = value === undefined ? text : JSON.stringify(value, null, 2);
  return answer.length > longest ? `${answer.slice(0, longest)}…` : answer;
}
