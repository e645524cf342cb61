import { SESSION_KEYS, STORAGE_KEYS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { WAITING_SCRIPT } from './defer-scripts.ts';
import { PREFERENCE_KEYS, SLOW_CONNECTIONS, THEME_COLOR } from './preferences.ts';
import { VISITOR_CARD_EVENT } from './visitor-card.ts';

const text = JSON.stringify;

/**
 * The script in the head, before the first paint. The HTML is the same for everybody; this tells it who
 * is looking (`data-signed-in`, `--role`), what they chose (`data-theme`, `data-low-data`), and whether
 * the home page's splash is due (`data-first-visit`). It also sends a visitor who clicks a card to
 * sign up first, even before the page's own scripts are there (specification §2.3), and starts those
 * once the page is painted (defer-scripts.ts) and the rest of the styles is there (used-styles.ts); a hidden tab paints
 * nothing and waits a second.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement,data=root.dataset;
function token(){try{
var t=localStorage.getItem(${text(STORAGE_KEYS.authToken)})||localStorage.getItem(${text(STORAGE_KEYS.olderToken)});
if(!t)return;
try{if(JSON.parse(atob(t.split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).exp*1e3<=Date.now())return}catch(e){}
return t}catch(e){}}
try{
if(token()){data.signedIn='';root.style.setProperty('--role',JSON.stringify(localStorage.getItem(${text(STORAGE_KEYS.role)})||'User'))}
var theme=localStorage.getItem(${text(PREFERENCE_KEYS.theme)});
if(theme==='light'||theme==='dark'){data.theme=theme;document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=theme==='dark'?${text(THEME_COLOR.dark)}:${text(THEME_COLOR.light)}})}
var low=localStorage.getItem(${text(PREFERENCE_KEYS.lowData)}),net=navigator.connection;
if(low==='on'||low!=='off'&&net&&(net.saveData||${text(SLOW_CONNECTIONS)}.includes(net.effectiveType)))data.lowData='';
if(low==='off')delete data.lowData;
if(!sessionStorage.getItem(${text(SESSION_KEYS.hasVisitedHome)})){data.firstVisit='';
if(location.pathname===${text(paths.home)})sessionStorage.setItem(${text(SESSION_KEYS.hasVisitedHome)},'true')}
}catch(e){}
addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-card]');
if(!a||e.button||token())return;
e.preventDefault();e.stopPropagation();
var to=${text(`${paths.signup}?next=`)}+encodeURIComponent(a.pathname+a.search);
if(e.ctrlKey||e.metaKey||e.shiftKey)open(to);
else if(dispatchEvent(new CustomEvent(${text(VISITOR_CARD_EVENT)},{cancelable:true,detail:to})))location.assign(to)
},true);
function start(){
var waiting=document.getElementById(${text(WAITING_SCRIPT)});
if(!waiting)return;
waiting.removeAttribute('id');
waiting.dataset.modules.split(' ').forEach(function(href){
var link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)});
var styles=document.createElement('link');styles.rel='stylesheet';
styles.href=document.getElementById('styles').dataset.all;
styles.onload=styles.onerror=function(){
var script=document.createElement('script');script.type='module';script.textContent=waiting.textContent;
document.head.append(script)};
document.head.append(styles)}
addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,1e3)})
})()`;
