export { answerTimeOf } from './answer-time-of.ts';
export { countAnswerTimesJob } from './count-answer-times-job.ts';
