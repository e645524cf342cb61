import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/accounts/actor.ts';
import { savedText } from '#domain/availability/pause-messages.ts';
import type { Pause } from '#domain/availability/schema.ts';
import type { Call, CallName } from '#domain/call.ts';
import type { ViewQuery } from '#domain/listing-card-schema.ts';
import type { ListingKind, ListName } from '#domain/listing-kinds.ts';
import { readDetailsMessages } from '#domain/read-details/messages.ts';
import type { AnswerDetailsBody } from '#domain/read-details/schema.ts';
import type { EditedForm } from '#server/features/uploads/public.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { readAsItStreams } from '#server/platform/http/calls/multipart.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type BeforeDelete, deleteListing } from './delete-listing.ts';
import { editListing } from './edit-listing.ts';
import { LISTING_CHANGES } from './limits.ts';
import type { ListedKind } from './listed-kind.ts';
import type { ListingSummary } from './listing-finder.ts';
import { withListingForm } from './listing-form-routes.ts';
import { sendForAllOrOwn } from './own-or-all-routes.ts';
import { getOwnPin, type PinForm } from './places/own-pin.ts';
import { type AnyListing, inView } from './public-list-routes.ts';
import { answerDetails, getAnswered } from './read-details/answer-details.ts';
import { uploadListing } from './upload-listing.ts';

/** A kind of listing, as the calls that every kind has need it. */
interface Served<Form, Summary extends ListingSummary, Listing> {
  name: ListName;
  calls: Readonly<Record<CallName, Call>>;
  kind: ListedKind<Form, Summary, Listing>;
  listSimilar(platform: Platform, viewer: Viewer, id: string): Promise<AnyListing[]>;
  beforeDelete?: BeforeDelete<Summary>;
}

interface Pausable {
  pause?: Pause | undefined;
}

/**
 * The calls about one listing of a kind, except for its detail: its pin, the details read from its text, similar
 * listings, uploading, editing and deleting. `as` is safe because the schema of the call has checked it; the compiler
 * cannot follow a name that is a parameter.
 */
export function serveListing<
  Form extends PinForm,
  Summary extends ListingSummary,
  Listing extends Pausable,
>(app: FastifyInstance, platform: Platform, served: Served<Form, Summary, Listing>): void {
  const { name, calls, kind, listSimilar } = served;
  const serve = serveCalls(app, platform, calls);

  serve(`GET /api/${name}/:id/pin`, async (request) =>
    getOwnPin(kind, platform, requireActor(request), idIn(request)),
  );

  serveReadDetails(app, platform, served);

  serve(
    `GET /api/${name}/:id/similar`,
    async (request, reply) =>
      sendForAllOrOwn(request, reply, platform, async (viewer) =>
        inView(request.query as ViewQuery, await listSimilar(platform, viewer, idIn(request))),
      ),
    { config: { sameForAll: true, dependsOn: () => [name] } },
  );

  serveChanges(app, platform, served);
}

function serveReadDetails<Form, Summary extends ListingSummary, Listing extends Pausable>(
  app: FastifyInstance,
  platform: Platform,
  { name, calls, kind }: Served<Form, Summary, Listing>,
): void {
  const serve = serveCalls(app, platform, calls);

  serve(`GET /api/${name}/:id/read-details`, async (request) =>
    getAnswered(kind, platform, requireActor(request), idIn(request)),
  );

  const answer = answerDetails(kind);
  serve(
    `PUT /api/${name}/:id/read-details`,
    async (request) => {
      const body = request.body as AnswerDetailsBody;
      return saved(
        kind,
        body.remove.length > 0 ? readDetailsMessages.removed : readDetailsMessages.kept,
        await answer(platform, requireActor(request), idIn(request), body),
      );
    },
    { config: { limit: LISTING_CHANGES } },
  );
}

function serveChanges<
  Form extends PinForm,
  Summary extends ListingSummary,
  Listing extends Pausable,
>(
  app: FastifyInstance,
  platform: Platform,
  { name, calls, kind, beforeDelete }: Served<Form, Summary, Listing>,
): void {
  const { sentences } = kind;
  const serve = serveCalls(app, platform, calls);

  const upload = uploadListing(kind);
  serve(
    `POST /api/${name}/upload`,
    async (request, reply) => {
      const listing = await withListingForm(platform, request, (form, key) =>
        upload(platform, requireActor(request), form, key),
      );
      return reply.code(201).send(saved(kind, sentences.uploaded, listing));
    },
    readAsItStreams,
  );

  const edit = editListing(kind);
  serve(
    `PUT /api/${name}/:id`,
    async (request) => {
      const form = request.body as Form & EditedForm;
      return saved(
        kind,
        sentences.updated,
        await edit(platform, requireActor(request), idIn(request), form),
      );
    },
    { config: { limit: LISTING_CHANGES } },
  );

  const deleteIn = deleteListing(kind);
  serve(
    `DELETE /api/${name}/:id`,
    async (request) => {
      const { confirmation } = request.query as { confirmation?: string };
      const which = { id: idIn(request), confirmation };
      await inTransaction(platform.db, (tx) =>
        deleteIn(tx, platform, requireActor(request), which, beforeDelete),
      );
      return { message: sentences.deleted };
    },
    { config: { limit: LISTING_CHANGES } },
  );
}

/** A listing as it is now, under the name of its kind, with what is said of it. */
const saved = ({ name }: { name: ListingKind }, sentence: string, listing: Pausable) => ({
  message: savedText(sentence, listing),
  [name]: listing,
});

const idIn = ({ params }: FastifyRequest): string => (params as { id: string }).id;
