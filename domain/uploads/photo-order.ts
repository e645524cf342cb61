/** Among the ids of `photoUploads`: the next file of `images` stands here. */
export const NEXT_FILE = 'file';
