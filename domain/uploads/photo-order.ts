/** Among the ids of `photoUploads`: the next file of `images` goes here. */
export const NEXT_FILE = 'file';
