import type { Heif } from '#domain/media/heif.ts';

/**
 * The meaning of a high range picture's numbers: a curve, and the colours of its red, green and
 * blue (ITU-T H.273 §8).
 */
export interface HighRange {
  transfer: 'pq' | 'hlg';
  primaries: 'bt2020' | 'p3' | 'bt709';
}

const TRANSFERS: Readonly<Record<number, HighRange['transfer']>> = { 16: 'pq', 18: 'hlg' };
const PRIMARIES: Readonly<Record<number, HighRange['primaries']>> = {
  9: 'bt2020',
  11: 'p3',
  12: 'p3',
};

/**
 * The colours declared by the displayed picture ('colr' of kind 'nclx'); undefined for the usual
 * range.
 */
export function highRangeOf({ primary, items }: Heif): HighRange | undefined {
  const tile =
    primary?.type === 'grid' ? items.find(({ type }) => /^(hvc1|av01)$/.test(type)) : undefined;
  const properties = [...(primary?.properties ?? []), ...(tile?.properties ?? [])];
  for (const { type, content } of properties) {
    const box = Buffer.from(content.buffer, content.byteOffset, content.length);
    if (type !== 'colr' || box.length < 8 || box.toString('latin1', 0, 4) !== 'nclx') continue;
    const transfer = TRANSFERS[box.readUInt16BE(6)];
    return transfer && { transfer, primaries: PRIMARIES[box.readUInt16BE(4)] ?? 'bt709' };
  }
  return undefined;
}

/**
 * The brightness of white paper in high range, in cd/m² (ITU-R BT.2408 §2.1), and the brightest
 * that HLG can mean.
 */
const WHITE = 203;
const HLG_PEAK = 1000;

/**
 * In whites: nothing changes up to the knee, and the peak becomes white. The same mapping as for
 * videos (videos/worker/standard-range.ts).
 */
const KNEE = 0.5;
const PEAK = 4.9;

/** From linear red, green and blue to those of sRGB. */
const TO_SRGB: Readonly<Record<HighRange['primaries'], readonly number[]>> = {
  bt2020: [1.6605, -0.5876, -0.0728, -0.1246, 1.1329, -0.0083, -0.0182, -0.1006, 1.1187],
  p3: [1.2249, -0.2247, 0, -0.042, 1.0419, 0, -0.0197, -0.0786, 1.0979],
  bt709: [1, 0, 0, 0, 1, 0, 0, 0, 1],
};

/** Maps pixels of three channels, from 0 to `most`, to sRGB of eight bits. */
export function inStandardRange(
  pixels: Uint8Array | Uint16Array,
  most: number,
  { transfer, primaries }: HighRange,
): Buffer {
  const linear = transfer === 'pq' ? pqToWhites : hlgToScene;
  const curve = Float32Array.from({ length: most + 1 }, (_, value) => linear(value / most));
  const matrix = TO_SRGB[primaries];
  const mapped = Buffer.alloc(pixels.length);
  const colour = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const r = curve[pixels[at] ?? 0] ?? 0;
    const g = curve[pixels[at + 1] ?? 0] ?? 0;
    const b = curve[pixels[at + 2] ?? 0] ?? 0;
    // HLG describes the scene; a screen brightens bright places further (ITU-R BT.2100, table 5).
    const gain =
      transfer === 'hlg' ? (HLG_PEAK / WHITE) * (0.2627 * r + 0.678 * g + 0.0593 * b) ** 0.2 : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const row = channel * 3;
      colour[channel] =
        gain * ((matrix[row] ?? 0) * r + (matrix[row + 1] ?? 0) * g + (matrix[row + 2] ?? 0) * b);
    }
    // Scaled by the brightest channel, to keep the hue.
    const brightest = Math.max(...colour);
    const pressed = brightest > KNEE ? press(brightest) / brightest : 1;
    for (let channel = 0; channel < 3; channel += 1) {
      mapped[at + channel] = encode((colour[channel] ?? 0) * pressed);
    }
  }
  return mapped;
}

/** The curve of ITU-R BT.2100, table 4; 1 is white. */
function pqToWhites(value: number): number {
  const power = value ** (1 / 78.84375);
  return (
    ((Math.max(power - 0.8359375, 0) / (18.8515625 - 18.6875 * power)) ** (1 / 0.1593017578125) *
      10_000) /
    WHITE
  );
}

/** The inverse curve of ITU-R BT.2100, table 5: the light that the camera saw, from 0 to 1. */
const hlgToScene = (value: number): number =>
  value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12;

/** The tone curve "mobius", as in ffmpeg. */
function press(value: number): number {
  const a = (-(KNEE ** 2) * (PEAK - 1)) / (KNEE ** 2 - 2 * KNEE + PEAK);
  const b = (KNEE ** 2 - 2 * KNEE * PEAK + PEAK) / (PEAK - 1);
  return (((b ** 2 + 2 * b * KNEE + KNEE ** 2) / (b - a)) * (value + a)) / (value + b);
}

/** The curve of sRGB (IEC 61966-2-1), in eight bits. */
function encode(linear: number): number {
  const value = Math.min(Math.max(linear, 0), 1);
  return Math.round(
    255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
  );
}
