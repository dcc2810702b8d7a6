/** Estimated height per source line in rem, by kind of diagram. */
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
 * Estimates the height of a diagram before it is rendered, so that the page moves as little as possible.
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
