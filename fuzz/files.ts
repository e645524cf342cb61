import sharp from 'sharp';

export const FILE_NAMES = ['photo', 'tiny', 'empty', 'text', 'cut off', 'svg', 'movie'] as const;
export type FileName = (typeof FILE_NAMES)[number];

let photo: Promise<Buffer> | undefined;

/** The content of a file of a form: one is good, the others are not what they seem. */
export async function contentOf(name: FileName): Promise<Buffer> {
  photo ??= drawPhoto();
  switch (name) {
    case 'photo':
      return photo;
    case 'tiny':
      return sharp(await photo)
        .resize(1, 1)
        .png()
        .toBuffer();
    case 'empty':
      return Buffer.alloc(0);
    case 'text':
      return Buffer.from('no picture');
    case 'cut off':
      return (await photo).subarray(0, 400);
    case 'svg':
      return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    case 'movie':
      return Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(64)]);
  }
}

const drawPhoto = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#a8401f' } })
    .jpeg()
    .toBuffer();
