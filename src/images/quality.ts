/** The quality of AVIF that does without a trial: text in a screenshot stays sharp with it. */
const best = 60;
/** Qualities that pictures are tried with, and the best. Below them a large plain picture is still alike, and its text has shadows. */
const qualities = [48, 52, 56, best];

/**
 * The file of the lowest quality at which a picture looks like its own: three files are made at most, as qualities are halved.
 *
 * @param looksAlike undefined where a picture is not looked at.
 */
export async function ofLeastQuality<File>(
  make: (quality: number) => Promise<File>,
  looksAlike: ((file: File) => Promise<boolean>) | undefined,
): Promise<File> {
  if (!looksAlike) return make(best);
  let [low, high] = [0, qualities.length - 1];
  let found: File | undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const file = await make(qualities[middle] ?? best);
    if (await looksAlike(file)) [found, high] = [file, middle];
    else low = middle + 1;
  }
  return found ?? make(best);
}
