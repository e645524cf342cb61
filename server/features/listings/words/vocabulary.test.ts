import { expect, test } from 'vitest';
import { uploadedProperty } from '#server/testing/listings.ts';
import { signedInAs } from '#server/testing/people.ts';
import { bootTestApp } from '#server/testing/test-app.ts';
import { countVocabularyJob } from './count-vocabulary.ts';

const efie = bootTestApp();

test('the vocabulary has the words of listings that are shown, and has them back once they are shown again', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const id = await uploadedProperty(efie, lister, { name: 'Zanzibar Lodge' });
  const pause = (paused: boolean) =>
    efie.app.inject({
      method: 'PUT',
      url: `/api/properties/${id}/pause`,
      headers: lister.headers,
      payload: { paused },
    });
  const instead = async () =>
    (await efie.app.inject('/api/properties?search=zanzibra')).headers['x-search-instead'];
  const known = async () =>
    (await efie.connection.pool.query(`select from search_vocabulary where word = 'zanzibar'`))
      .rowCount;
  const count = () => countVocabularyJob(efie.platform).run({});
  await count();
  expect(await instead()).toBe('zanzibar');
  await pause(true);
  await count();
  expect(await known()).toBe(0);
  await pause(false);
  expect(await instead()).toBe('zanzibar');
  const waiting = { paused_at: new Date(), pause_reason: 'moderation', moderation: 'waiting' };
  await efie.platform.db
    .updateTable('listings')
    .set({ ...waiting, moderation_at: new Date(), name: 'Timbuktu Lodge' })
    .where('id', '=', id)
    .execute();
  const { rowCount } = await efie.connection.pool.query(
    `select from search_vocabulary where word = 'timbuktu'`,
  );
  expect(rowCount).toBe(0);
});

test('the vocabulary has words of descriptions, once three listings have them', async () => {
  const lister = await signedInAs(efie.platform, 'Agent');
  const list = async (description: string) => {
    await uploadedProperty(efie, lister, { description });
    await countVocabularyJob(efie.platform).run({});
  };
  const instead = async () =>
    (await efie.app.inject('/api/properties?search=genrator')).headers['x-search-instead'];
  await list('A standby generator.');
  await list('Generator and borehole.');
  expect(await instead()).toBeUndefined();
  await list('With generator');
  expect(await instead()).toBe('generator');
});
