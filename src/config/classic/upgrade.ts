import { moveSettings, put } from '../moves.js';
import { findPart, type ObjectTree } from '../tree.js';
import { madeUp } from '../treeBuilders.js';
import { navigationOf } from './navigation.js';
import { classicMoves } from './settings.js';

/**
 * Carries a file in the classic schema over into the form of the model (`model/model.ts`). Values keep the places they were
 * written at.
 *
 * @param root a file that `classicSchema` finds nothing wrong with.
 */
export function upgrade(root: ObjectTree): ObjectTree {
  const model = moveSettings(root, classicMoves);
  // Code is dark in both modes, where the classic schema says nothing.
  if (!findPart(model, ['styling', 'codeblocks'])) put(model, 'styling.codeblocks', madeUp('dark'));
  model.entries.set('navigation', navigationOf(root));
  return model;
}
