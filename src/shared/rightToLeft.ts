/** Any letter that is written from right to left: Hebrew, Arabic and the scripts between them. */
export const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
