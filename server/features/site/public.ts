export { forgetContactMessagesJob } from './forget-contact-messages.ts';
export { countNewMessages } from './list-contact-messages.ts';
export { siteRoutes } from './routes.ts';
export { sendContactMessage } from './send-contact-message.ts';
export {
  asksForFactor,
  asksToConfirm,
  getSettings,
  listersNeedApproval,
  saveSettings,
} from './settings.ts';
export { installStreets } from './streets.ts';
