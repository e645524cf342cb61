import type { FastifyInstance } from 'fastify';
import { withoutMailed } from '#domain/setup/messages.ts';
import { type MailConfig, reachesPeople } from '../mail/reach.ts';

/** Removes promises of an email from responses when emails reach nobody. */
export function honestAboutMail(app: FastifyInstance, config: MailConfig): void {
  if (reachesPeople(config)) return;
  app.addHook('preSerialization', async (_request, _reply, payload) =>
    hasMessage(payload) ? { ...payload, message: withoutMailed(payload.message) } : payload,
  );
}

const hasMessage = (payload: unknown): payload is { message: string } =>
  typeof (payload as { message?: unknown } | null)?.message === 'string';
