import fc from 'fast-check';

// A run of all tests says the same about the same commit. Another seed, such as `TRELLIS_SEED=$RANDOM`, tries other values.
export const seed = Number(process.env.TRELLIS_SEED ?? 20_261_122);
fc.configureGlobal({ seed });
