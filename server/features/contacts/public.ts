export { countReveal } from './count-reveal.ts';
export { forgetRevealsJob } from './forget-reveals.ts';
