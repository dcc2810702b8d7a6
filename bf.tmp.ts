import { buildFrame } from '/work/wt/engine/src/frame/build/buildFrame.js';
import { rmSync } from 'node:fs';
rmSync('/work/aux/exp/frame',{recursive:true,force:true});
const t=process.cpuUsage(), t0=Date.now();
await buildFrame('/work/aux/exp/frame','/work/aux/exp/project');
const d=process.cpuUsage(t);console.log('cpu',(d.user+d.system)/1e6,'wall',Date.now()-t0);
