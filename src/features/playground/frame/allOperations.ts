import { followMode } from './page.js';
import './explorer.css';

const root = document.getElementById('explorer');
const button = root?.querySelector('button');
if (root) followMode(root);

/** Replaces the list of operations by Scalar's reference of the whole specification. */
const showReference = (): void => void import('./explorer.js');

if (root && button) {
  button.addEventListener('click', () => {
    // The button, which the reference replaces, would take the focus with it.
    root.tabIndex = -1;
    root.focus();
    button.disabled = true;
    showReference();
  });
} else showReference();
