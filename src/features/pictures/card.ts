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
const image = (src: string, style: Style): Node => ({ type: 'image', src, style });
const box = (children: Node[], style: Style): Node => ({ type: 'container', children, style });

/** Longer titles have smaller letters. A Chinese character is as wide as two others. */
function sizeOf(title: string): number {
  const length = stringWidth(title);
  return length <= 34 ? 80 : length <= 70 ? 66 : 54;
}

/** The share image of a page. */
export function card(text: CardText, look: CardLook): Node {
  return new CardPainter(look).paint(text);
}

class CardPainter {
  readonly #look: CardLook;
  readonly #isRight: boolean;
  /** Colours of titles and of descriptions. */
  readonly #strong: string;
  readonly #muted: string;

  constructor(look: CardLook) {
    const isDark = (wcagLuminance(look.theme.background[look.mode]) ?? 1) < 0.25;
    this.#look = look;
    this.#isRight = look.direction === 'rtl';
    this.#strong = isDark ? '#f8fafc' : '#0f172a';
    this.#muted = isDark ? '#a8b3c2' : '#4b5563';
  }

  paint(content: CardText): Node {
    const { theme, mode, families } = this.#look;
    const head = this.#paintHead(content);
    const body = this.#paintBody(content);
    const start = this.#isRight ? 'flex-end' : 'flex-start';
    return box(
      [
        this.#paintBackground(),
        box([], {
          position: 'absolute',
          bottom: 0,
          left: 0,
          width: '100%',
          height: 14,
          backgroundColor: theme.primary,
        }),
        box(head, { position: 'relative', display: 'flex', alignItems: 'center', justifyContent: start }),
        ...(body.length > 0
          ? [box(body, { position: 'relative', display: 'flex', flexDirection: 'column', alignItems: start, gap: 18 })]
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
        backgroundColor: theme.background[mode],
        fontFamily: families.join(','),
      },
    );
  }

  #paintBackground(): Node {
    const { theme, mode, background } = this.#look;
    if (background !== undefined)
      return image(background, {
        position: 'absolute',
        top: 0,
        left: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
      });
    return box([], {
      position: 'absolute',
      top: -320,
      [this.#isRight ? 'left' : 'right']: -180,
      width: 620,
      height: 620,
      borderRadius: 310,
      backgroundColor: theme.accentSurface[mode],
    });
  }

  /** The logo or the site's name, which is larger on a card without a title. */
  #paintHead({ title, name }: CardText): Node[] {
    const { logo } = this.#look;
    if (logo) return [image(logo, { height: title === undefined ? 96 : 52, maxWidth: 640, objectFit: 'contain' })];
    if (!name) return [];
    return [
      text(name, {
        fontSize: title === undefined ? 80 : 38,
        fontWeight: 650,
        color: this.#strong,
        ...this.#tighten('-0.02em'),
        ...this.#clamp(2),
      }),
    ];
  }

  #paintBody({ title, description, crumbs, endpoint }: CardText): Node[] {
    const { theme, mode } = this.#look;
    const nodes: Node[] = [];
    if (crumbs.length > 0) {
      const style = { fontSize: 28, fontWeight: 600, color: theme.accentText[mode] };
      nodes.push(text(crumbs.join('  ›  '), { ...style, ...this.#clamp(1) }));
    }
    if (title !== undefined) {
      const style = { fontSize: sizeOf(title), fontWeight: 700, lineHeight: 1.12, color: this.#strong };
      nodes.push(text(title, { ...style, ...this.#tighten('-0.03em'), ...this.#clamp(3) }));
    }
    if (endpoint) nodes.push(this.#paintEndpoint(endpoint));
    if (description !== undefined) {
      const style = { fontSize: 31, lineHeight: 1.42, color: this.#muted, marginTop: 4 };
      nodes.push(text(description, { ...style, ...this.#clamp(2) }));
    }
    return nodes;
  }

  #paintEndpoint({ method, path }: NonNullable<CardText['endpoint']>): Node {
    const { theme, mode, monospace } = this.#look;
    return box(
      [
        text(method, {
          flexShrink: 0,
          padding: '6px 16px',
          borderRadius: 10,
          backgroundColor: theme.accentSurface[mode],
          fontSize: 26,
          fontWeight: 700,
          color: theme.accentText[mode],
        }),
        text(path, {
          flexShrink: 1,
          minWidth: 0,
          fontFamily: monospace.join(','),
          fontSize: 28,
          color: this.#strong,
          lineClamp: 1,
          textOverflow: 'ellipsis',
          overflowWrap: 'anywhere',
        }),
      ],
      { display: 'flex', alignItems: 'center', gap: 18, maxWidth: '100%', marginTop: 6 },
    );
  }

  #tighten(letterSpacing: string): Style {
    // Joined letters would be separated.
    return this.#isRight ? {} : { letterSpacing };
  }

  #clamp(lineClamp: number): Style {
    const { direction } = this.#look;
    return { direction, width: '100%', lineClamp, textOverflow: 'ellipsis', overflowWrap: 'anywhere' };
  }
}
