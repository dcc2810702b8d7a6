import { expect, it } from 'vitest';
import { plainLine } from '../../../src/content/plainLine.js';

it.each([
  ['**Bold**, *emphasis*, _too_, ***both*** and `code`', 'Bold, emphasis, too, both and code'],
  ['Set `user_id` and snake_case_names, not __init__', 'Set user_id and snake_case_names, not init'],
  ['2 * 3 * 4 is 24, and a*b', '2 * 3 * 4 is 24, and a*b'],
  ['``a `tick` b`` and `*not emphasis*`', 'a `tick` b and *not emphasis*'],
  ['[A **bold** link](/a) and ![a picture](b.png)', 'A bold link and a picture'],
  ['[`code` in a link](/a)', 'code in a link'],
  ['# Heading\n> quoted\n\ntext', 'Heading quoted text'],
  ['A lone ` and a lone * stay', 'A lone ` and a lone * stay'],
  ['One<br>two<p>three</p><!-- no --><script>no()</script>', 'One two three'],
  ['<b class="x">Bold</b>, <a href="/a">a link</a><img src="a.png">', 'Bold, a link'],
  ['A Map<a>, <token> and `<b>`', 'A Map<a>, <token> and <b>'],
])('The text %j becomes the line %j', (text, line) => {
  expect(plainLine(text)).toBe(line);
});

it('A long line is cut after a word', () => {
  expect(plainLine('one two three four', 12)).toBe('one two…');
  expect(plainLine('One, two. Three four', 14)).toBe('One, two…');
});
