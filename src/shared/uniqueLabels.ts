/** Creates a function that tells equal labels apart by a number: `Plant`, `Plant (2)`. */
export function createUniqueLabels(): (label: string) => string {
  const counts = new Map<string, number>();
  return (label) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  };
}
