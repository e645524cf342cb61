import { conflict } from '#domain/errors.ts';
import { mailReachMessages } from '#domain/setup/messages.ts';
import { isLoopbackUrl } from '../network.ts';

export interface MailConfig {
  smtpUrl: string | undefined;
  appUrl: string;
}

/**
 * Whether mails reach whom they are for: a mail server is named, or the site leads only to this machine, where who tries it
 * reads them in the outbox.
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
