/** The frame's own signs: strokes on a 24 px grid. */
export const glyphs = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  chevronDown: 'M6 9.5l6 6 6-6',
  chevronRight: 'M9.5 6l6 6-6 6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2Z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3L20 20',
  list: 'M4 6h16M4 12h10M4 18h13',
  pencil: 'M4 20l.9-4L16.6 4.3a1.8 1.8 0 0 1 2.5 0l.6.6a1.8 1.8 0 0 1 0 2.5L8 19.1 4 20ZM14.5 6.5l3 3',
  issue: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v4.5M12 16v.01',
  star: 'M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8L12 3.6Z',
  thumbUp:
    'M7 10.5l3.8-7a2.2 2.2 0 0 1 2.6 2.6L12.8 9.5h5.4a2 2 0 0 1 2 2.4l-1.3 6.5a2 2 0 0 1-2 1.6H7M3.5 10.5H7V20H3.5Z',
  thumbDown:
    'M7 13.5l3.8 7a2.2 2.2 0 0 0 2.6-2.6l-.6-3.4h5.4a2 2 0 0 0 2-2.4l-1.3-6.5a2 2 0 0 0-2-1.6H7M3.5 13.5H7V4H3.5Z',
} as const;

export type GlyphName = keyof typeof glyphs;
