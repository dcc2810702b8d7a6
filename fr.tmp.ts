import { Frame } from './src/frame/frame.js';
import { Session } from './src/project/session.js';
import { languageOf } from './src/site/language.js';
import { writeFileSync } from 'node:fs';
const cpu=()=>{const d=process.cpuUsage();return ((d.user+d.system)/1e6).toFixed(2)};
console.log('start',cpu());
const folder=process.argv[2]!;
const s=await Session.open(folder,{base:'',isDev:false,url:undefined,paintsImages:true,skip:['/nonexistent'],isUntrusted:false} as never);
console.log('session',cpu());
await s.prepare();
console.log('prepared',cpu());
const f=await Frame.load('/work/aux/exp/frame',{base:'',utilities:''});
console.log('frame',cpu());
const r=s.rendering; let n=0,bytes=0;
for(const route of r.site.routes.values()){
  const language=route.language;
  const html=await f.print('page',{...r,language,words:r.wordsOf(language),route});
  const done=r.finish(html,{scripts:[f.earlyScript],route});
  bytes+=done.html.length; n++; if(n===2) {writeFileSync('/tmp/p.html',done.html);console.log('two',cpu())}
}
console.log('rendered',n,cpu(),bytes/n, process.memoryUsage().rss/1e6);
