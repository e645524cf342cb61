import { SESSION_KEYS, STORAGE_KEYS } from '#domain/site/constants.ts';
import { paths } from '#domain/site/paths.ts';
import { MAP_PARAMETER } from '#web/ui/list-map/map-address.ts';
import { WAITING_SCRIPT } from './defer-scripts.ts';
import {
  EARLY_USE,
  LED_TO,
  SHOWN_AT_ONCE,
  STARTS_AT_ONCE,
  SUBMITS,
  UNATTENDED_MS,
  USE_EVENTS,
} from './early-use.ts';
import { FONTS, FONTS_KEY } from './fonts.ts';
import { PREFERENCE_KEYS, SLOW_CONNECTIONS, THEME_COLOR } from './preferences.ts';
import { RETURN_PARAMETER } from './return-path.ts';
import { VISITOR_CARD_EVENT } from './visitor-card.ts';

const text = JSON.stringify;

/**
 * The script in the head, before the first paint. The HTML is the same for everybody; this tells it who
 * is looking (`data-signed-in`, `--role`), what they chose (`data-theme`, `data-low-data`, `data-compact-lists`), and whether
 * the home page's splash is due (`data-first-visit`), and has the fonts come (fonts.ts). It also sends a visitor who clicks a card to
 * sign up first, even before the page's own scripts are there (specification §2.3), as it does one who opens a page that is not
 * for visitors (§6), shows the dialog that a page opens with, which its one button closes, and starts its scripts
 * (defer-scripts.ts) once the rest of the styles is there (used-styles.ts): for a page that is read, at the first sign that
 * somebody uses it, or when it was there for a while and little data is no wish; for any other, for who is signed in, where a map
 * was asked for or nothing was found, and without a network, once the page is painted; a hidden tab paints nothing and waits a second. What is pressed and typed meanwhile is remembered
 * (early-use.ts), but for what the browser can send by itself: a form that has a method, without the fields of a search that are empty.
 */
export const firstPaintScript = `(function(){
var root=document.documentElement,data=root.dataset;
function signup(path){return ${text(`${paths.signup}?`)}+new URLSearchParams({${RETURN_PARAMETER}:path})}
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
if(localStorage.getItem(${text(PREFERENCE_KEYS.compactLists)}))data.compactLists='';
if(!sessionStorage.getItem(${text(SESSION_KEYS.hasVisitedHome)})){data.firstVisit='';
if(location.pathname===${text(paths.home)})sessionStorage.setItem(${text(SESSION_KEYS.hasVisitedHome)},'true')}
}catch(e){}
if('guarded' in data&&!('signedIn' in data)){location.replace(signup(location.pathname+location.search));return}
function fonts(){document.getElementById(${text(FONTS.id)}).media='all';try{localStorage.setItem(${text(FONTS_KEY)},'')}catch(e){}}
if(!('lowData' in data)){
var had;try{had=localStorage.getItem(${text(FONTS_KEY)})!==null}catch(e){}
if(had)fonts();else addEventListener('load',fonts)}
addEventListener('click',function(e){
var a=e.target.closest&&e.target.closest('a[data-card]');
if(!a||e.button||token())return;
e.preventDefault();e.stopPropagation();
var to=signup(a.pathname+a.search);
if(e.ctrlKey||e.metaKey||e.shiftKey)open(to);
else if(dispatchEvent(new CustomEvent(${text(VISITOR_CARD_EVENT)},{cancelable:true,detail:to})))location.assign(to)
},true);
function isAtOnce(){return new URLSearchParams(location.search).has(${text(MAP_PARAMETER)})||!('lowData' in data)&&document.querySelector('[${STARTS_AT_ONCE}]')}
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
var early=new Map();
function remember(e){var field=e.target;
if(e.type==='change'&&'${SUBMITS}' in field.dataset)return field.form.requestSubmit();
if('form' in field)early.set(field,{value:field.value,checked:field.checked})}
function press(e){
var button=e.target.closest&&e.target.closest('button');
if(!button||button.type==='submit'&&button.form&&button.form.method!=='dialog')return;
var opened=button.closest('dialog[${SHOWN_AT_ONCE}]');if(opened)return opened.close();
e.preventDefault();button.dataset.early='';early.set(button,{})}
addEventListener('formdata',function(e){
if(e.target.method==='get')Array.from(e.formData.keys()).forEach(function(name){if(!e.formData.getAll(name).join(''))e.formData.delete(name)})});
addEventListener('input',remember,true);addEventListener('change',remember,true);addEventListener('click',press,true);
addEventListener(${text(EARLY_USE)},function(e){
removeEventListener('input',remember,true);removeEventListener('change',remember,true);removeEventListener('click',press,true);
e.detail(early)},{once:true});
function use(e){
var type=e.type,a=e.target.closest&&e.target.closest('a[href]');
if(type==='scroll'&&'${LED_TO}' in data)return;
if(type==='pointerdown'&&a||type==='pointermove'&&(e.pointerType!=='mouse'||!e.movementX&&!e.movementY))return;
USES.forEach(function(name){removeEventListener(name,use,true)});start()}
var USES=${text(USE_EVENTS)};
addEventListener('DOMContentLoaded',function(){
if(!('signedIn' in data))document.querySelectorAll('dialog[${SHOWN_AT_ONCE}]').forEach(function(d){d.showModal()});
if('startsWithUse' in data&&!('signedIn' in data)&&navigator.onLine&&!isAtOnce()){
USES.forEach(function(name){addEventListener(name,use,{capture:true,passive:true})});
if(!('lowData' in data))addEventListener('load',function(){setTimeout(start,${UNATTENDED_MS})});
return}
requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,1e3)})
})()`;
