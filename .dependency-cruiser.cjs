/** The import law (ARCHITECTURE.md, "Import law"). A new feature is covered as it is. */
module.exports = {
  forbidden: [
    {
      name: 'domain-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(server|web|demo|scripts|e2e|bench)/' },
    },
    {
      name: 'domain-has-no-node',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-uses-only-what-is-pure',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/(zod|chrono-node)/' },
    },
    {
      name: 'server-and-web-never-meet',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-and-server-never-meet',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-feature-by-its-public-face',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/(?!$1/)[^/]+/(?!public\\.ts$)' },
    },
    {
      name: 'others-use-a-server-feature-by-its-public-face',
      severity: 'error',
      // A sample of every mail comes from every feature.
      from: { path: '^(server/(?!features/)|scripts/(?!mails/)|demo/)' },
      to: { path: '^server/features/[^/]+/(?!public\\.ts$)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/features/' },
    },
    {
      name: 'platform-knows-no-product',
      comment: 'Listings and what is done with them are for features; so is how they are found.',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: {
        path: '^domain/(?:availability|bookings|cars|comments|conversations|enquiries|filter-counts|facts|favourites|listers|listings|moderation|places|prices|properties|reports|saved-searches|search|suggestions|verification|views)/|^domain/listing-',
      },
    },
    {
      name: 'web-features-never-meet',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/(?!$1/)' },
    },
    {
      name: 'web-parts-know-no-feature',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(features|pages)/' },
    },
    {
      name: 'only-repositories-speak-sql',
      comment: 'The query builder and the driver stay in repositories and the platform.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: '(repository|\\.test)\\.ts$' },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'only-routes-know-fastify',
      severity: 'error',
      from: { path: '^server/features/', pathNot: '(routes|\\.test)\\.ts$' },
      to: { path: 'node_modules/(fastify|fastify-type-provider-zod|@fastify/[^/]+)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: { pathNot: '^web/' },
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\./api\\.d\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
