const START_OF_IMAGE = 2;
const COMMENT_MARKER = 0xfffe;

/** The same picture as a JPEG of other content: with a comment (ITU-T T.81, B.2.4.5) of at most 65,533 bytes before the rest. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4 + Buffer.byteLength(comment));
  segment.writeUInt16BE(COMMENT_MARKER);
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write(comment, 4);
  return Buffer.concat([jpeg.subarray(0, START_OF_IMAGE), segment, jpeg.subarray(START_OF_IMAGE)]);
}
