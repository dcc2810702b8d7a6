export const calloutIcons = {
  note: 'circle-info',
  info: 'info',
  tip: 'lightbulb',
  check: 'circle-check',
  warning: 'triangle-exclamation',
  danger: 'circle-exclamation',
} as const;
