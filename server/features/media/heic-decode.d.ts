declare module 'heic-decode' {
  interface DecodedPhoto {
    width: number;
    height: number;
    /** RGBA, eight bits a channel. */
    data: Uint8ClampedArray;
  }
  export default function decode(input: { buffer: Uint8Array }): Promise<DecodedPhoto>;
}
