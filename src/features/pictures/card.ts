import type { Node } from '@takumi-rs/core';
import { wcagLuminance } from 'culori';
import stringWidth from 'string-width';
import type { Theme } from '../../site/site.js';

/** Size in pixels that sites with link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The texts on a page's share image. */
export interface CardText {
  title?: string;
  description?: string;
  /** Ancestors of the page, outermost first. */
  crumbs: readonly string[];
  endpoint?: { method: string; path: string };
  /** Shown in place of a logo. */
  name?: string;
}

export interface CardLook {
  theme: Theme;
  mode: 'light' | 'dark';
  /** Text direction of the page's language. */
  direction: 'ltr' | 'rtl';
  families: readonly string[];
  /** Families for code. */
  monospace: readonly string[];
  /** `src` of an image that the renderer has been given; without one, the site's name is shown. */
  logo?: string;
  /** `src` of an image behind the words. */
  background?: string;
}

type Style = NonNullable<Node['style']>;

const text = (words: string, style: Style): Node => ({ type: 'text', text: words, style });
const box = (children: Node[], style: Style): Node => ({ type: 'container', children, style });

/** Longer titles have smaller letters. A Chinese character is as wide as two others. */
function sizeOf(title: string): number {
  const length = stringWidth(title);
  return length <= 34 ? 80 : length <= 70 ? 66 : 54;
}

/** The share image of a page. */
export function card(
  { title, description, crumbs, endpoint, name }: CardText,
  { theme, mode, direction, families, monospace, logo, background: picture }: CardLook,
): Node {
  const background = theme.background[mode];
  const isDark = (wcagLuminance(background) ?? 1) < 0.25;
  const strong = isDark ? '#f8fafc' : '#0f172a';
  const muted = isDark ? '#a8b3c2' : '#4b5563';
  const isRight = direction === 'rtl';
  // Joined letters would be separated.
  const tight = (spacing: string): Style => (isRight ? {} : { letterSpacing: spacing });
  const clamp = (lines: number): Style => ({
    direction,
    width: '100%',
    lineClamp: lines,
    textOverflow: 'ellipsis',
    overflowWrap: 'anywhere',
  });
  const head: Node[] = logo
    ? [
        {
          type: 'image',
          src: logo,
          style: { height: title === undefined ? 96 : 52, maxWidth: 640, objectFit: 'contain' },
        },
      ]
    : name
      ? [
          text(name, {
            fontSize: title === undefined ? 80 : 38,
            fontWeight: 650,
            color: strong,
            ...tight('-0.02em'),
            ...clamp(2),
          }),
        ]
      : [];
  const body: Node[] = [
    ...(crumbs.length > 0
      ? [text(crumbs.join('  ›  '), { fontSize: 28, fontWeight: 600, color: theme.accentText[mode], ...clamp(1) })]
      : []),
    ...(title === undefined
      ? []
      : [
          text(title, {
            fontSize: sizeOf(title),
            fontWeight: 700,
            lineHeight: 1.12,
            color: strong,
            ...tight('-0.03em'),
            ...clamp(3),
          }),
        ]),
    ...(endpoint
      ? [
          box(
            [
              text(endpoint.method, {
                flexShrink: 0,
                padding: '6px 16px',
                borderRadius: 10,
                backgroundColor: theme.accentSurface[mode],
                fontSize: 26,
                fontWeight: 700,
                color: theme.accentText[mode],
              }),
              text(endpoint.path, {
                flexShrink: 1,
                minWidth: 0,
                fontFamily: monospace.join(','),
                fontSize: 28,
                color: strong,
                lineClamp: 1,
                textOverflow: 'ellipsis',
                overflowWrap: 'anywhere',
              }),
            ],
            { display: 'flex', alignItems: 'center', gap: 18, maxWidth: '100%', marginTop: 6 },
          ),
        ]
      : []),
    ...(description === undefined
      ? []
      : [text(description, { fontSize: 31, lineHeight: 1.42, color: muted, marginTop: 4, ...clamp(2) })]),
  ];
  return box(
    [
      picture === undefined
        ? box([], {
            position: 'absolute',
            top: -320,
            [isRight ? 'left' : 'right']: -180,
            width: 620,
            height: 620,
            borderRadius: 310,
            backgroundColor: theme.accentSurface[mode],
          })
        : {
            type: 'image',
            src: picture,
            style: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%', objectFit: 'cover' },
          },
      box([], { position: 'absolute', bottom: 0, left: 0, width: '100%', height: 14, backgroundColor: theme.primary }),
      box(head, {
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: isRight ? 'flex-end' : 'flex-start',
      }),
      ...(body.length > 0
        ? [
            box(body, {
              position: 'relative',
              display: 'flex',
              flexDirection: 'column',
              alignItems: isRight ? 'flex-end' : 'flex-start',
              gap: 18,
            }),
          ]
        : []),
    ],
    {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: body.length > 0 ? 'space-between' : 'center',
      width: '100%',
      height: '100%',
      padding: '68px 76px 76px',
      overflow: 'hidden',
      backgroundColor: background,
      fontFamily: families.join(','),
    },
  );
}
