import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { logoutSentences } from '#domain/accounts/logout-sentences.ts';
import {
  CompanyLogoAnswer,
  ForgotPasswordBody,
  LoginAnswer,
  LoginBody,
  MessageAnswer,
  Profile,
  ProfileImageAnswer,
  ResetPasswordBody,
  SignupAnswer,
  SignupBody,
  UpdateProfileAnswer,
  UpdateProfileBody,
} from '#domain/accounts/schema.ts';
import { profilePhotoSentences, profileSentences } from '#domain/accounts/sentences.ts';
import { badInput } from '#domain/errors.ts';
import { PROFILE_PHOTO_MAX_BYTES } from '#domain/media/limits.ts';
import { canUploadProperty } from '#domain/properties/permissions.ts';
import type { ReceivedFile } from '#server/features/media/public.ts';
import { errors, needsSession } from '#server/platform/http/answers.ts';
import { receiveUpload } from '#server/platform/http/multipart.ts';
import { allow, SESSION_COOKIE, signedIn } from '#server/platform/http/session.ts';
import type { Platform } from '#server/platform/platform.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { getProfile, updateProfile } from './profile.ts';
import { resetPassword } from './reset-password.ts';
import { SESSION_SECONDS } from './sessions.ts';
import { signup } from './signup.ts';
import { uploadCompanyLogo } from './upload-company-logo.ts';
import { uploadProfileImage } from './upload-profile-image.ts';

/** /api/auth and /api/User (specification §7). */
export const accountsRoutes: FastifyPluginAsyncZod<{ platform: Platform }> = async (
  app,
  { platform },
) => {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: platform.config.appUrl.startsWith('https:'),
  } as const;

  app.post(
    '/auth/login',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log in',
        description: 'Answers a token and sets it as an httpOnly cookie too.',
        body: LoginBody,
        response: {
          200: LoginAnswer,
          ...errors('UNAUTHENTICATED', 'SUSPENDED', 'TOO_MANY_REQUESTS'),
        },
      },
    },
    async (request, reply) => {
      const answer = await login(platform, request.body, request.ip);
      return reply
        .setCookie(SESSION_COOKIE, answer.token, { ...cookie, maxAge: SESSION_SECONDS })
        .header('cache-control', 'no-store')
        .send(answer);
    },
  );

  app.post(
    '/auth/logout',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Log out',
        description: 'Ends the session of the token at once. Without one it does nothing.',
        response: { 200: MessageAnswer },
      },
    },
    async (request, reply) => {
      if (request.actor) await logout(platform, request.actor);
      return reply.clearCookie(SESSION_COOKIE, cookie).send({ message: logoutSentences.success });
    },
  );

  app.post(
    '/auth/signup',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Sign up',
        body: SignupBody,
        response: { 201: SignupAnswer, ...errors('EMAIL_TAKEN', 'TOO_MANY_REQUESTS') },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await signup(platform, request.body, request.ip)),
  );

  app.post(
    '/auth/forgot-password',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Ask for a reset link by mail',
        body: ForgotPasswordBody,
        response: { 200: MessageAnswer, ...errors('TOO_MANY_REQUESTS') },
      },
    },
    async (request) => ({ message: await forgotPassword(platform, request.body.email) }),
  );

  app.post(
    '/auth/reset-password/:token',
    {
      schema: {
        tags: ['accounts'],
        summary: 'Choose a new password',
        params: z.object({ token: z.string().max(200) }),
        body: ResetPasswordBody,
        response: { 200: MessageAnswer, ...errors() },
      },
    },
    async (request) => ({
      message: await resetPassword(platform, request.params.token, request.body.password),
    }),
  );

  app.get(
    '/User/profile',
    {
      onRequest: allow(),
      schema: {
        tags: ['accounts'],
        summary: 'Your profile',
        security: needsSession,
        response: { 200: Profile, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request) => getProfile(platform, signedIn(request)),
  );

  app.put(
    '/User/profile',
    {
      onRequest: allow(),
      schema: {
        tags: ['accounts'],
        summary: 'Change your profile',
        security: needsSession,
        body: UpdateProfileBody,
        response: { 200: UpdateProfileAnswer, ...errors('UNAUTHENTICATED') },
      },
    },
    async (request) => ({
      message: profileSentences.saveSuccess,
      user: await updateProfile(platform, signedIn(request), request.body),
    }),
  );

  app.post(
    '/User/upload-profile-image',
    {
      onRequest: allow(),
      schema: {
        tags: ['accounts'],
        summary: 'Upload a profile photo',
        description: 'multipart/form-data with one file in the field `profileImage`, 5 MB at most.',
        consumes: ['multipart/form-data'],
        security: needsSession,
        response: {
          200: ProfileImageAnswer,
          ...errors('UNAUTHENTICATED', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'),
        },
      },
    },
    (request) =>
      withImage(request, 'profileImage', (file) =>
        uploadProfileImage(platform, signedIn(request), file),
      ),
  );

  app.post(
    '/User/upload-company-logo',
    {
      onRequest: allow(canUploadProperty),
      schema: {
        tags: ['accounts'],
        summary: 'Upload the logo of your company',
        description:
          'multipart/form-data with one file in the field `companyLogo`, 5 MB at most. For those who list properties.',
        consumes: ['multipart/form-data'],
        security: needsSession,
        response: {
          200: CompanyLogoAnswer,
          ...errors('UNAUTHENTICATED', 'FORBIDDEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'),
        },
      },
    },
    (request) =>
      withImage(request, 'companyLogo', (file) =>
        uploadCompanyLogo(platform, signedIn(request), file),
      ),
  );

  /** Receives the one image of a form, and leaves nothing of it behind. */
  async function withImage<T>(
    request: FastifyRequest,
    field: string,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const upload = await receiveUpload(request, platform.uploadsDir, { [field]: PROFILE_IMAGE });
    try {
      const [file] = upload.files;
      if (!file) throw badInput(profilePhotoSentences.notAnImage);
      return await use(file);
    } finally {
      await upload.discard();
    }
  }
};

const PROFILE_IMAGE = {
  maxCount: 1,
  maxBytes: PROFILE_PHOTO_MAX_BYTES,
  tooMany: profilePhotoSentences.invalid,
  tooLarge: profilePhotoSentences.tooLarge,
};
