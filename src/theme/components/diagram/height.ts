/** Height of one line of a diagram's source on the page, in rem, by the diagram's kind. */
const perLine: Readonly<Record<string, number>> = {
  sequenceDiagram: 2.6,
  gantt: 1.6,
  pie: 1,
  classDiagram: 2.2,
  erDiagram: 2.4,
};
const least = 8;
const most = 32;

/**
 * A guess at the height of a diagram that has not been rendered, so that the page moves little when it is.
 *
 * @param source text in Mermaid's language.
 * @returns rem.
 */
export function likelyHeight(source: string): number {
  const lines = source.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const [kind = ''] = (lines[0] ?? '').trim().split(/\s+/);
  const isAcross = /^(?:graph|flowchart)\s+(?:LR|RL)\b/.test((lines[0] ?? '').trim());
  const height = 3 + (lines.length - 1) * (isAcross ? 1.2 : (perLine[kind] ?? 3));
  return Math.min(most, Math.max(least, Math.round(height)));
}
