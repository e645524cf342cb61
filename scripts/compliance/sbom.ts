import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { type LockedPackage, readLockedPackages, resolvePlace } from './lock-packages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The software bill of materials as CycloneDX 1.6 in JSON: every package of the lock file that runs with the product.
 * Made from the lock file itself, because `npm sbom` leaves half of them out (those that are also peers).
 */
export async function makeSbom(packages: readonly LockedPackage[]): Promise<string> {
  const { name, version, description, dependencies, optionalDependencies } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const product = new Models.Component(Enums.ComponentType.Application, name, {
    version,
    description,
  });
  product.bomRef.value = `${name}@${version}`;
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) });
  const components = new Map(packages.map((each) => [each.place, componentOf(each)]));
  const places = new Set(components.keys());
  const depend = (component: Models.Component, asker: string, names: readonly string[]) => {
    for (const each of names) {
      const found = components.get(resolvePlace(asker, each, places) ?? '');
      if (found) component.dependencies.add(found.bomRef);
    }
  };
  depend(product, '', Object.keys({ ...dependencies, ...optionalDependencies }));
  for (const each of packages) {
    const component = components.get(each.place);
    if (!component) continue;
    depend(component, each.place, each.dependencies);
    bom.components.add(component);
  }
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

function componentOf({
  place,
  name,
  version,
  license,
  integrity,
  isOptional,
}: LockedPackage): Models.Component {
  const [group, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const component = new Models.Component(Enums.ComponentType.Library, bare ?? name, {
    group,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: isOptional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required,
  });
  component.bomRef.value = place;
  if (license) component.licenses.add(licenseOf(license));
  const [, digest] = integrity?.split('sha512-') ?? [];
  if (digest) {
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(digest, 'base64').toString('hex'),
    );
  }
  return component;
}

const licenseOf = (license: string) =>
  / (AND|OR) /.test(license)
    ? new Models.LicenseExpression(license)
    : new Models.SpdxLicense(license);

/** `npm run sbom [-- FILE]`: writes it to a file, or prints it. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const sbom = await makeSbom((await readLockedPackages()).filter(({ isDev }) => !isDev));
  const [file] = positionals;
  if (file) await writeFile(file, `${sbom}\n`);
  else process.stdout.write(`${sbom}\n`);
}

if (import.meta.main) await main();
