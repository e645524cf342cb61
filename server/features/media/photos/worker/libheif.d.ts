declare module 'libheif-js/wasm-bundle.js' {
  /**
   * The functions of libheif's C interface (libheif/heif.h) that we call; numbers are addresses
   * unless named otherwise.
   */
  const libheif: {
    HEAPU8: Uint8Array;
    _malloc(bytes: number): number;
    _free(address: number): void;
    _heif_context_alloc(): number;
    _heif_context_free(context: number): void;
    _heif_context_read_from_memory(
      error: number,
      context: number,
      bytes: number,
      count: number,
      options: number,
    ): void;
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
    _heif_image_handle_release(handle: number): void;
    _heif_image_handle_get_item_id(handle: number): number;
    _heif_image_handle_has_alpha_channel(handle: number): number;
    _heif_image_handle_get_grid_image_tile_id(
      error: number,
      handle: number,
      transformed: number,
      x: number,
      y: number,
      id: number,
    ): void;
    _heif_image_handle_get_image_tiling(
      error: number,
      handle: number,
      transformed: number,
      tiling: number,
    ): void;
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
      x: number,
      y: number,
    ): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void;
    _heif_decoding_options_alloc(): number;
    _heif_decoding_options_free(options: number): void;
    _heif_image_release(image: number): void;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_bits_per_pixel(image: number, channel: number): number;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
  };
  export default libheif;
}
