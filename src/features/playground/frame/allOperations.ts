import type { ExplorerContent } from '../model.js';
import { followMode } from './appearance.js';
import './explorer.css';

const root = document.getElementById('explorer');
const button = root?.querySelector('button');
followMode(JSON.parse(root?.dataset['appearance'] ?? '') as ExplorerContent['appearance'], {}, () => undefined);

/** Replaces the list of operations by Scalar's reference of the whole specification. */
const showReference = (): void => void import('./explorer.js');

if (button) {
  button.addEventListener('click', () => {
    button.disabled = true;
    showReference();
  });
} else showReference();
