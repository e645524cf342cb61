import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** React Router's record of the scripts of an entry or a route; `imports` includes indirect ones. */
interface Scripts {
  module: string;
  imports?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
}

/** React Router's manifest, as a browser reads it. */
export interface Manifest {
  /** The manifest's own address. */
  url: string;
  entry: Scripts;
  routes: Record<string, Scripts & { parentId?: string }>;
}

const PROLOGUE = 'window.__reactRouterManifest=';

export function readManifest(clientDir: string): Manifest {
  const assets = path.join(clientDir, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no manifest`);
  const script = readFileSync(path.join(assets, name), 'utf8');
  if (!script.startsWith(PROLOGUE)) throw new Error(`${name} does not begin with ${PROLOGUE}`);
  return JSON.parse(script.slice(PROLOGUE.length).replace(/;\s*$/, ''));
}

/** Bytes of scripts, as sent, that the first view of each route loads. */
export function weighRoutes(
  manifest: Manifest,
  bytesOf: (address: string) => number,
): Map<string, number> {
  const weigh = (id: string) =>
    [...addressesOf(id, manifest)].reduce((sum, address) => sum + bytesOf(address), 0);
  return new Map(
    Object.keys(manifest.routes)
      .filter((id) => id !== 'root')
      .map((id) => [id, weigh(id)]),
  );
}

/** Bytes of a built script as sent to a browser: Brotli where it is worth it (precompress.ts). */
export function bytesSent(clientDir: string, address: string): number {
  const file = path.join(clientDir, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The built assets, and their bytes as sent. */
export function builtSizes(clientDir: string): Map<string, number> {
  const names = readdirSync(path.join(clientDir, 'assets'));
  return new Map(
    names
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => [name, bytesSent(clientDir, `assets/${name}`)]),
  );
}

function addressesOf(id: string, { url, entry, routes }: Manifest): Set<string> {
  const addresses = new Set([url, ...scriptsOf(entry)]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    for (const address of scriptsOf(route)) addresses.add(address);
  }
  return addresses;
}

function scriptsOf(part: Scripts): string[] {
  return [
    part.module,
    part.clientActionModule,
    part.clientLoaderModule,
    part.clientMiddlewareModule,
    part.hydrateFallbackModule,
    ...(part.imports ?? []),
  ].filter((address) => address !== undefined);
}
