import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { profileMessages, profilePhotoMessages } from '#domain/accounts/messages.ts';
import {
  CompanyLogoResponse,
  Profile,
  ProfileImageResponse,
  SignupBody,
  SignupResponse,
  UpdateProfileBody,
  UpdateProfileResponse,
} from '#domain/accounts/schema.ts';
import { badInput } from '#domain/errors.ts';
import { PROFILE_PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import type { ReceivedFile } from '#server/features/media/public.ts';
import { errorResponses, sessionSecurity } from '#server/platform/http/error-responses.ts';
import { receiveUpload } from '#server/platform/http/multipart.ts';
import { requireActor, requirePermission } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { emailRoutes } from './email-routes.ts';
import type { AsksToConfirm } from './email-state.ts';
import { factorRoutes } from './factor-routes.ts';
import { PROFILE_CHANGES, PROFILE_PHOTOS } from './limits.ts';
import { lockoutRoutes } from './lockout-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { getProfile, updateProfile } from './profile.ts';
import { roleRoutes } from './role-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import type { AsksForFactor } from './sessions.ts';
import { signup } from './signup.ts';
import type { KeepAccountSince } from './undo-links.ts';
import { uploadCompanyLogo } from './upload-company-logo.ts';
import { uploadProfileImage } from './upload-profile-image.ts';

export interface AccountsOptions {
  platform: Platform;
  asksToConfirm: AsksToConfirm;
  asksForFactor: AsksForFactor;
  /** Whether an Admin decides when a Customer asks for a role that lists properties. */
  listersNeedApproval: () => Promise<boolean>;
  keepAccountSince: KeepAccountSince;
}

/** /api/auth and /api/User (specification §7). */
export const accountsRoutes: FastifyPluginAsyncZod<AccountsOptions> = async (app, options) => {
  const { platform, asksToConfirm } = options;
  await app.register(passwordRoutes, { platform });
  await app.register(lockoutRoutes, { platform });
  await app.register(roleRoutes, options);
  await app.register(emailRoutes, options);
  await app.register(sessionRoutes, options);
  await app.register(loginRoutes, options);
  await app.register(factorRoutes, options);

  app.post(
    '/auth/signup',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Sign up',
        description: 'Mails a link that confirms the address, where the site asks for that.',
        body: SignupBody,
        response: {
          201: SignupResponse,
          ...errorResponses('EMAIL_TAKEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'),
        },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .send(await signup(platform, request.body, { address: request.ip, asksToConfirm })),
  );

  app.get(
    '/User/profile',
    {
      // It says what is to be added.
      config: { withoutFactor: true },
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Your profile',
        security: sessionSecurity,
        response: { 200: Profile, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => getProfile(platform, requireActor(request), asksToConfirm),
  );

  app.put(
    '/User/profile',
    {
      config: { limit: PROFILE_CHANGES },
      onRequest: requirePermission(),
      schema: {
        tags: ['accounts'],
        summary: 'Change your profile',
        security: sessionSecurity,
        body: UpdateProfileBody,
        response: { 200: UpdateProfileResponse, ...errorResponses('UNAUTHENTICATED') },
      },
    },
    async (request) => ({
      message: profileMessages.saveSuccess,
      user: await updateProfile(platform, requireActor(request), request.body, asksToConfirm),
    }),
  );

  app.post(
    '/User/upload-profile-image',
    {
      onRequest: requirePermission(),
      // The form is read as it streams in; its schema stands here for the document.
      validatorCompiler: () => () => true,
      schema: {
        tags: ['accounts'],
        summary: 'Upload a profile photo',
        description: 'multipart/form-data with one file in the field `profileImage`, 5 MB at most.',
        consumes: ['multipart/form-data'],
        security: sessionSecurity,
        body: z.object({ profileImage: z.file() }),
        response: {
          200: ProfileImageResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
    (request) =>
      withImage(request, 'profileImage', (file) =>
        uploadProfileImage(platform, requireActor(request), file),
      ),
  );

  app.post(
    '/User/upload-company-logo',
    {
      onRequest: requirePermission(canUploadProperty),
      validatorCompiler: () => () => true,
      schema: {
        tags: ['accounts'],
        summary: 'Upload the logo of your company',
        description:
          'multipart/form-data with one file in the field `companyLogo`, 5 MB at most. For those who list properties.',
        consumes: ['multipart/form-data'],
        security: sessionSecurity,
        body: z.object({ companyLogo: z.file() }),
        response: {
          200: CompanyLogoResponse,
          ...errorResponses(
            'UNAUTHENTICATED',
            'FORBIDDEN',
            'TOO_LARGE',
            'UNSUPPORTED_MEDIA',
            'TOO_MANY_REQUESTS',
            'UNAVAILABLE',
          ),
        },
      },
    },
    (request) =>
      withImage(request, 'companyLogo', (file) =>
        uploadCompanyLogo(platform, requireActor(request), file),
      ),
  );

  /** Receives the one image of a form, and leaves nothing of it behind. */
  async function withImage<T>(
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
};

const PROFILE_IMAGE = {
  maxCount: 1,
  maxBytes: PROFILE_PHOTO_MAX_BYTES,
  tooMany: profilePhotoMessages.invalid,
  tooLarge: profilePhotoMessages.tooLarge,
};
