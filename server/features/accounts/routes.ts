import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsCalls } from '#domain/accounts/calls.ts';
import { profileMessages, profilePhotoMessages } from '#domain/accounts/messages.ts';
import { badInput } from '#domain/errors.ts';
import { PROFILE_PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import type { ReceivedFile } from '#server/features/media/public.ts';
import { readAsItStreams, receiveUpload } from '#server/platform/http/calls/multipart.ts';
import { serveCalls } from '#server/platform/http/calls/serve-calls.ts';
import { requireActor } from '#server/platform/http/security/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { emailRoutes } from './email/email-routes.ts';
import type { AsksToConfirm } from './email/email-state.ts';
import type { KeepAccountSince } from './email/undo-links.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { PROFILE_CHANGES, PROFILE_PHOTOS } from './limits.ts';
import { lockoutRoutes } from './login/lockout-routes.ts';
import { loginRoutes } from './login/login-routes.ts';
import { sessionRoutes } from './login/session-routes.ts';
import type { AsksForFactor } from './login/sessions.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { getProfile, updateProfile } from './profile.ts';
import { roleRoutes } from './role-routes.ts';
import { signup } from './signup.ts';
import { uploadCompanyLogo } from './upload-company-logo.ts';
import { uploadProfileImage } from './upload-profile-image.ts';

export interface AccountsOptions {
  platform: Platform;
  asksToConfirm: AsksToConfirm;
  asksForFactor: AsksForFactor;
  /** True if an Admin decides on requests for a role that lists properties. */
  listersNeedApproval: () => Promise<boolean>;
  keepAccountSince: KeepAccountSince;
}

/** /api/auth and /api/User (specification §7). */
export async function accountsRoutes(
  app: FastifyInstance,
  options: AccountsOptions,
): Promise<void> {
  const { platform, asksToConfirm } = options;
  await app.register(passwordRoutes, { platform });
  await app.register(lockoutRoutes, { platform });
  await app.register(roleRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(loginRoutes, options);
  await app.register(factorRoutes, options);

  const serve = serveCalls(app, platform, accountsCalls);

  serve('POST /api/auth/signup', async (request, reply) => {
    const signedUp = await signup(platform, request.body, { address: request.ip, asksToConfirm });
    reply.code(201);
    return signedUp;
  });

  serve('GET /api/User/profile', async (request) =>
    getProfile(platform, requireActor(request), asksToConfirm),
  );

  serve(
    'PUT /api/User/profile',
    async (request) => ({
      message: profileMessages.saveSuccess,
      user: await updateProfile(platform, requireActor(request), request.body, asksToConfirm),
    }),
    { config: { limit: PROFILE_CHANGES } },
  );

  serve(
    'POST /api/User/upload-profile-image',
    (request) =>
      withImage(platform, request, 'profileImage', (file) =>
        uploadProfileImage(platform, requireActor(request), file),
      ),
    readAsItStreams,
  );

  serve(
    'POST /api/User/upload-company-logo',
    (request) =>
      withImage(platform, request, 'companyLogo', (file) =>
        uploadCompanyLogo(platform, requireActor(request), file),
      ),
    readAsItStreams,
  );
}

/** Receives the one image of a form, and cleans up afterwards. */
async function withImage<T>(
  platform: Platform,
  request: FastifyRequest,
  field: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  await platform.limits.of(PROFILE_PHOTOS).take(requireActor(request).userId);
  const upload = await receiveUpload(request, platform, { [field]: PROFILE_IMAGE });
  try {
    const [file] = upload.files;
    if (!file) throw badInput(profilePhotoMessages.notAnImage);
    return await use(file);
  } finally {
    await upload.discard();
  }
}

const PROFILE_IMAGE = {
  maxCount: 1,
  maxBytes: PROFILE_PHOTO_MAX_BYTES,
  tooMany: profilePhotoMessages.invalid,
  tooLarge: profilePhotoMessages.tooLarge,
};
