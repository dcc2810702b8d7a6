import Add from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Add.svg.virtual.js';
import Checkmark from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Checkmark.svg.virtual.js';
import ChevronDown from 'virtual:scalar/components/dist/components/ScalarIcon/icons/ChevronDown.svg.virtual.js';
import ChevronRight from 'virtual:scalar/components/dist/components/ScalarIcon/icons/ChevronRight.svg.virtual.js';
import Close from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Close.svg.virtual.js';
import FilterList from 'virtual:scalar/components/dist/components/ScalarIcon/icons/FilterList.svg.virtual.js';
import Lock from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Lock.svg.virtual.js';
import Play from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Play.svg.virtual.js';
import Unlock from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Unlock.svg.virtual.js';
import Upload from 'virtual:scalar/components/dist/components/ScalarIcon/icons/Upload.svg.virtual.js';
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
