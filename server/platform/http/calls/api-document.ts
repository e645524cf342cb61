import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { config } from 'zod';
import { inputSentence } from '#domain/values/input-sentence.ts';
import { errorResponses } from '../responses/error-responses.ts';
import { nameSchemas, tidyComponents } from './api-components.ts';
import { API_ICON, API_LOGO, API_STYLES, API_VIEWPORT } from './api-page-look.ts';
import { operationId } from './operation-id.ts';

interface DescribedApi {
  origin: string;
  /** Modules whose schemas get a name in the document. */
  schemas: readonly object[];
}

/**
 * Schemas validate the calls with our own messages, and also make up the OpenAPI 3.1 document at /api/openapi.json;
 * /api/docs is a page to try it.
 */
export async function describeApi(
  api: FastifyInstance,
  { origin, schemas }: DescribedApi,
): Promise<void> {
  nameSchemas(schemas);
  config({ customError: inputSentence });
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  await api.register(swagger, {
    openapi: { ...DOCUMENT, servers: [{ url: origin }] },
    transform: (route) => jsonSchemaTransform(completed(route)),
    transformObject: (document) => tidyComponents(jsonSchemaTransformObject(document)),
  });
  api.get(
    '/openapi.json',
    { config: { sameForAll: true }, schema: { hide: true } },
    async (_request, reply) => reply.serializer(JSON.stringify).send(api.swagger()),
  );
  await api.register(swaggerUi, PAGE);
}

const DOCUMENT = {
  openapi: '3.1.0',
  info: {
    title: 'Efie',
    version: '1',
    description: 'Short stays, rentals, properties for sale and cars in Ghana. Prices in cedi.',
  },
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      atoken: { type: 'apiKey', in: 'header', name: 'atoken' },
    },
  },
} as const;

const PAGE: FastifySwaggerUiOptions & { indexPrefix: string } = {
  routePrefix: '/docs',
  indexPrefix: '/api',
  // The plugin's own policy upgrades requests to https, which a site without TLS cannot serve.
  staticCSP: {
    'default-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'frame-ancestors': "'none'",
  },
  logo: { type: 'image/svg+xml', content: API_LOGO, href: '/' },
  theme: {
    title: 'Efie API',
    favicon: [
      {
        filename: 'favicon.svg',
        rel: 'icon',
        type: 'image/svg+xml',
        sizes: 'any',
        content: API_ICON,
      },
    ],
    css: [{ filename: 'efie.css', content: API_STYLES }],
    js: [
      // Older versions of the page kept the typed token in local storage.
      { filename: 'forget-token.js', content: "localStorage.removeItem('authorized');" },
      { filename: 'as-wide-as-the-phone.js', content: API_VIEWPORT },
    ],
  },
  uiConfig: { url: '/api/openapi.json', persistAuthorization: false },
};

type DocumentedRoute = Parameters<typeof jsonSchemaTransform>[0];

/** Errors that any call can respond with before its handler runs. */
const COMMON_RESPONSES = errorResponses('TOO_MANY_REQUESTS', 'UNAVAILABLE');

/** As above for calls that write: wrong origin, body too large, wrong content type. */
const COMMON_RESPONSES_TO_WRITES = errorResponses(
  'FOREIGN_ORIGIN',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
);

/** Adds the route's name and the common responses; a route that does not mention sessions is open. */
function completed(documented: DocumentedRoute): DocumentedRoute {
  const { schema, route, url } = documented;
  if (!schema || schema.hide) return documented;
  const writes = [route.method].flat().some((method) => !['GET', 'HEAD'].includes(method));
  const response = {
    ...COMMON_RESPONSES,
    ...(writes && COMMON_RESPONSES_TO_WRITES),
    ...(url.includes(':') && errorResponses('NOT_FOUND')),
    ...(schema.response as object | undefined),
  };
  const described = {
    operationId: operationId(String(route.method), url),
    security: [],
    ...schema,
    response,
  };
  return { ...documented, schema: described };
}
