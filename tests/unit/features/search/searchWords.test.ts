import { describe, expect, it } from 'vitest';
import { indexName, joint, partWords } from '../../../../src/features/search/wordParts.js';

describe('Words in scripts without spaces', () => {
  it.each([
    ['zh', '在控制台创建电子发票。', '在|控制台|创建|电子|发票。'],
    ['zh-Hans', '使用API创建 发票', '使用|API|创建 发票'],
    ['ja', 'コマンドラインから書き出す', 'コマンド|ライン|から|書き出す'],
    ['en', 'The word 发票 and docs.json', 'The word 发票 and docs.json'],
    ['th', 'ภาษาไทย', 'ภาษา|ไทย'],
    ['ko', '전자 세금계산서', '전자 세금계산서'],
    ['de', 'Größe', 'Größe'],
  ])('In the language %s, the text %j becomes %j', (language, text, expected) => {
    expect(partWords(text, language).replaceAll(joint, '|')).toBe(expected);
  });

  it('These languages have an index name that prevents further splitting', () => {
    expect(['zh-Hans', 'ja', 'de', 'jam', 'th-TH'].map(indexName)).toEqual([
      'words_zh-hans',
      'words_ja',
      'de',
      'jam',
      'words_th-th',
    ]);
  });
});
