/** How light each pixel of a picture is, row by row. */
export interface Luma {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Structural similarity (SSIM) of two pictures of the same size: 1 where nothing tells them apart. */
export interface Similarity {
  /** Mean of all blocks. */
  whole: number;
  /** Mean of those that show something: a text on a large plain ground counts for little in the whole. */
  detailed: number;
}

/** Pixels of a block's side. */
const side = 8;
/** Variance above which a block shows something: five steps of 255 from its mean. */
const plainest = 25;
/** Keep the quotients of dark and of plain blocks steady: the squares of 1 % and 3 % of 255. */
const [steadyMean, steadyVariance] = [6.5025, 58.5225];

/** Compares pictures as Wang, Bovik, Sheikh and Simoncelli do (2004), in blocks beside each other. */
export function similarityOf(a: Luma, b: Luma): Similarity {
  let [sum, count, sumOfDetailed, countOfDetailed] = [0, 0, 0, 0];
  for (let y = 0; y + side <= a.height; y += side)
    for (let x = 0; x + side <= a.width; x += side) {
      const { similarity, variance } = blockOf(a.data, b.data, y * a.width + x, a.width);
      sum += similarity;
      count += 1;
      if (variance <= plainest) continue;
      sumOfDetailed += similarity;
      countOfDetailed += 1;
    }
  return {
    whole: count === 0 ? 1 : sum / count,
    detailed: countOfDetailed === 0 ? 1 : sumOfDetailed / countOfDetailed,
  };
}

/**
 * @param start place of the block's first pixel.
 * @returns with the variance of the first picture.
 */
function blockOf(a: Uint8Array, b: Uint8Array, start: number, width: number): { similarity: number; variance: number } {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const at = start + y * width + x;
      const p = a[at] ?? 0;
      const q = b[at] ?? 0;
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  const count = side * side;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const variance = squaresA / count - meanA ** 2;
  const varianceB = squaresB / count - meanB ** 2;
  const covariance = products / count - meanA * meanB;
  const similarity =
    ((2 * meanA * meanB + steadyMean) * (2 * covariance + steadyVariance)) /
    ((meanA ** 2 + meanB ** 2 + steadyMean) * (variance + varianceB + steadyVariance));
  return { similarity, variance };
}
