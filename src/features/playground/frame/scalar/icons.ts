import Add from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Add.svg_component.js';
import Checkmark from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Checkmark.svg_component.js';
import ChevronDown from 'virtual:scalar/components/dist/components/ScalarIcon/icons/ChevronDown.svg_component.js';
import ChevronRight from 'virtual:scalar/components/dist/components/ScalarIcon/icons/ChevronRight.svg_component.js';
import Close from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Close.svg_component.js';
import FilterList from 'virtual:scalar/components/dist/components/ScalarIcon/icons/FilterList.svg_component.js';
import Lock from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Lock.svg_component.js';
import Play from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Play.svg_component.js';
import Unlock from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Unlock.svg_component.js';
import Upload from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Upload.svg_component.js';
import { defineAsyncComponent, type Component } from 'vue';
import { remember } from '../../../../shared/remember.js';

/* Replaces Scalar's list of 138 icons and logos. The icons of the form are here; others are loaded when they are shown. */

const icons = new Map<string, Component>(
  Object.entries({ Add, Checkmark, ChevronDown, ChevronRight, Close, FilterList, Lock, Play, Unlock, Upload }),
);
const logos = new Map<string, Component>();

/** The icon with a name. */
export function getIcon(name: string): Component {
  return remember(icons, name, () => defineLater(name, 'getIcon'));
}

/** The logo with a name. */
export function getLogo(name: string): Component {
  return remember(logos, name, () => defineLater(name, 'getLogo'));
}

function defineLater(name: string, find: 'getIcon' | 'getLogo'): Component {
  return defineAsyncComponent(async () => {
    const all = await import('virtual:scalar/components/dist/components/ScalarIcon/utils/index.js');
    return all[find](name) ?? { render: () => null };
  });
}
