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
 * For features that consist only of an email: nobody is told of one that was not sent.
 * @throws {DomainError} CONFLICT when emails reach nobody.
 */
export function requireMail(config: MailConfig): void {
  if (!reachesPeople(config)) throw conflict(mailReachMessages.cannotMail);
}
