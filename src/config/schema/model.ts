import * as z from 'zod';
import { joinSocials, settings } from './config.js';
import { extras } from './extras.js';
import { navigationTree } from './navigationTree.js';

const {
  tabs: _tabs,
  primaryTab: _primaryTab,
  anchors: _anchors,
  topAnchor: _topAnchor,
  versions: _versions,
  ...shared
} = settings;

/** What both schemas of docs.json become: the settings, and one tree of navigation. */
export const modelSchema = z
  .strictObject({ ...shared, ...extras, navigation: navigationTree.prefault({ children: [] }) })
  .transform(joinSocials);
