import { conflict } from '#domain/errors.ts';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { isLoopbackUrl } from '../network.ts';

export interface MailConfig {
  smtpUrl: string | undefined;
  appUrl: string;
}

/**
 * True when emails reach their recipients: a mail server is configured, or the site is only for this machine, where
 * people read them in the outbox.
 */
export const reachesPeople = ({ smtpUrl, appUrl }: MailConfig): boolean =>
  smtpUrl !== undefined || isLoopbackUrl(appUrl);

/**
 * For what is nothing but a mail: nobody is told that one was sent that was not.
 * @throws {DomainError} CONFLICT where mails reach nobody.
 */
export function requireMail(config: MailConfig): void {
  if (!reachesPeople(config)) throw conflict(mailReachMessages.cannotMail);
}
