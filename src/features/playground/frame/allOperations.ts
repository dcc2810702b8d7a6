import { followMode } from './page.js';
import './explorer.css';

const root = document.getElementById('explorer');
const button = root?.querySelector('button');
if (root) followMode(root);

/** Replaces the list of operations by Scalar's reference of the whole specification. */
const showReference = (): void => void import('./explorer.js');

if (button) {
  button.addEventListener('click', () => {
    button.disabled = true;
    showReference();
  });
} else showReference();
