import { componentProperties } from './componentProperties.js';

type Choices = Readonly<Record<string, readonly string[]>>;

const columns: Choices = { cols: ['1', '2', '3', '4'] };
const title: Choices = { titleSize: ['p', 'h2', 'h3', 'h4'] };

/** Properties with a fixed list of values; any other value has no effect. */
const choices: Partial<Record<keyof typeof componentProperties, Choices>> = {
  Badge: {
    color: [
      ...['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface'],
      ...['white-destructive', 'surface-destructive'],
    ],
    size: ['xs', 'sm', 'md', 'lg'],
    shape: ['rounded', 'pill'],
  },
  CardGroup: columns,
  Color: { variant: ['compact', 'table'] },
  Columns: columns,
  Step: title,
  Steps: title,
  Visibility: { for: ['humans', 'agents'] },
};

/** The values of a property, if it has a fixed list without the given one; otherwise undefined. */
export function valuesWithout(component: string, property: string, value: string): readonly string[] | undefined {
  if (!Object.hasOwn(choices, component)) return undefined;
  const values = choices[component as keyof typeof componentProperties]?.[property];
  return values?.includes(value.trim().toLowerCase()) ? undefined : values;
}
