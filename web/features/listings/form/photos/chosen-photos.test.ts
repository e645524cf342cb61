import { describe, expect, test } from 'vitest';
import { addPhotos, doublesAmong, movePhoto } from './chosen-photos.ts';

const MB = 1024 * 1024;

function file(name: string, { size = 1, type = 'image/jpeg' } = {}): File {
  const made = new File(['x'], name, { type, lastModified: 1 });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
const files = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => file(`${prefix}${index}.jpg`));
const names = ({ photos }: { photos: readonly { file: File }[] }) =>
  photos.map((photo) => photo.file.name);

describe('adding photos', () => {
  // §9/20
  test('accepts ten and refuses the eleventh', () => {
    const ten = addPhotos([], files(10));
    expect(ten.photos).toHaveLength(10);
    expect(ten.refused).toEqual([]);
    const more = addPhotos(ten.photos, files(1, 'q'));
    expect(names(more)).toEqual(names(ten));
    expect(more.refused).toEqual([
      { names: ['q0.jpg'], sentence: 'You can only upload up to 10 images.' },
    ]);
  });

  test('accepts those that still fit', () => {
    const { photos } = addPhotos([], files(8));
    expect(addPhotos(photos, files(4, 'q')).photos).toHaveLength(10);
  });

  test('accepts 60 MB for a photo that the device makes smaller', () => {
    const choice = addPhotos([], [file('fits.jpg', { size: 60 * MB })]);
    expect(names(choice)).toEqual(['fits.jpg']);
  });

  test('names every file left out with its reason, wherever it stands', () => {
    const choice = addPhotos(
      [],
      [
        file('plan.pdf', { type: 'application/pdf' }),
        file('a.jpg'),
        file('empty.jpg', { size: 0 }),
        file('huge.jpg', { size: 60 * MB + 1 }),
        file('v.mp4', { type: 'video/mp4' }),
      ],
    );
    expect(names(choice)).toEqual(['a.jpg']);
    expect(choice.refused).toEqual([
      { names: ['plan.pdf', 'v.mp4'], sentence: 'Please select valid image files.' },
      { names: ['empty.jpg'], sentence: 'This file is empty. Please choose another one.' },
      {
        names: ['huge.jpg'],
        sentence: 'Image file is too large. Please choose a smaller image (max 15MB).',
      },
    ]);
  });

  test('accepts a photo from an iPhone without a type', () => {
    expect(names(addPhotos([], [file('IMG_1.HEIC', { type: '' })]))).toEqual(['IMG_1.HEIC']);
  });

  test('counts the same photo once, and says so', () => {
    const { photos } = addPhotos([], files(1));
    const said = [{ names: ['p0.jpg'], sentence: 'You’ve already chosen this photo.' }];
    expect(addPhotos(photos, files(1))).toEqual({ photos, refused: said });
  });

  // §2.7/15
  test('counts the same photo once even under another name', async () => {
    const one = (name: string, content: string) =>
      new File([content], name, { type: 'image/jpeg', lastModified: name.length });
    const { photos } = addPhotos([], [one('a.jpg', 'house')]);
    const more = [one('copy of a.jpg', 'house'), one('b.jpg', 'mouse'), one('c.jpg', 'mouse')];
    const choice = addPhotos(photos, more, await doublesAmong(photos, more));
    expect(names(choice)).toEqual(['a.jpg', 'b.jpg']);
    expect(choice.refused).toEqual([
      { names: ['copy of a.jpg', 'c.jpg'], sentence: 'You’ve already chosen this photo.' },
    ]);
  });
});

test.each([
  [0, 2, ['p1', 'p2', 'p0']],
  [2, 0, ['p2', 'p0', 'p1']],
  [1, -1, ['p1', 'p0', 'p2']],
  [0, 9, ['p1', 'p2', 'p0']],
  [7, 0, ['p0', 'p1', 'p2']],
])('the photos keep their order when one moves from %i to %i', (from, to, expected) => {
  const { photos } = addPhotos([], files(3));
  expect(names({ photos: movePhoto(photos, from, to) })).toEqual(
    expected.map((name) => `${name}.jpg`),
  );
});
