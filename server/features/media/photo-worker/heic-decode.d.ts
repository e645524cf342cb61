declare module 'heic-decode' {
  interface DecodedPhoto {
    width: number;
    height: number;
    /** RGBA, eight bits a channel. */
    data: Uint8ClampedArray;
  }
  interface ListedPhoto {
    width: number;
    height: number;
    decode(): Promise<DecodedPhoto>;
  }
  const decoder: {
    /** Lists the photos of a file, the main one first, without decoding them. */
    all(input: { buffer: Uint8Array }): Promise<ListedPhoto[] & { dispose(): void }>;
  };
  export default decoder;
}
