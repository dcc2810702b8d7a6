/** A text for each plural form that a language has; `#` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Says how many there are, in the plural form and with the digits of a language.
 *
 * @param language tag (BCP 47).
 */
export function counting(language: string, forms: PluralForms): (count: number) => string {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count));
}
