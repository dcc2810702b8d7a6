import type { Icon } from '../../../site/icons/icon.js';

const brand = (name: string): Icon => ({ name, style: 'brands' });
const solid = (name: string): Icon => ({ name, style: 'solid' });

// Accessible name and icon of each platform in FORMAT.md 1.16.
const platforms: Readonly<Record<string, { label: string; icon: Icon }>> = {
  website: { label: 'Website', icon: solid('globe') },
  'earth-americas': { label: 'Website', icon: solid('earth-americas') },
  facebook: { label: 'Facebook', icon: brand('facebook') },
  x: { label: 'X', icon: brand('x-twitter') },
  'x-twitter': { label: 'X', icon: brand('x-twitter') },
  twitter: { label: 'Twitter', icon: brand('twitter') },
  discord: { label: 'Discord', icon: brand('discord') },
  slack: { label: 'Slack', icon: brand('slack') },
  github: { label: 'GitHub', icon: brand('github') },
  linkedin: { label: 'LinkedIn', icon: brand('linkedin') },
  instagram: { label: 'Instagram', icon: brand('instagram') },
  'hacker-news': { label: 'Hacker News', icon: brand('hacker-news') },
  youtube: { label: 'YouTube', icon: brand('youtube') },
  medium: { label: 'Medium', icon: brand('medium') },
  telegram: { label: 'Telegram', icon: brand('telegram') },
  bluesky: { label: 'Bluesky', icon: brand('bluesky') },
  threads: { label: 'Threads', icon: brand('threads') },
  reddit: { label: 'Reddit', icon: brand('reddit') },
  podcast: { label: 'Podcast', icon: solid('podcast') },
};

/** Name and icon of a social account. An unknown platform gets its name and a link icon. */
export function socialOf(platform: string): { label: string; icon: Icon } {
  return (
    (Object.hasOwn(platforms, platform) ? platforms[platform] : undefined) ?? { label: platform, icon: solid('link') }
  );
}
