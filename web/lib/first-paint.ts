import { SESSION_KEYS, STORAGE_KEYS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { PREFERENCE_KEYS, THEME_COLOR } from './preferences.ts';
import { VISITOR_CARD_EVENT } from './visitor-card.ts';

const text = JSON.stringify;

/**
 * The script in the head, before the first paint. The HTML is the same for everybody; this tells it who
 * is looking (`data-signed-in`, `--role`), what they chose (`data-theme`, `data-low-data`), and whether
 * the home page's splash is due (`data-first-visit`). It also sends a visitor who clicks a card to
 * sign up first, even before the page's own scripts are there (specification §2.3).
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
if(low==='on'||low!=='off'&&net&&net.saveData)data.lowData='';
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
},true)
})()`;
