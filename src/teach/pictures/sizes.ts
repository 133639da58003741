/** A width and a height, in dots. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The sizes that an animated picture may have. */
export const SIZES = {
  large: { width: 1280, height: 720 },
  small: { width: 640, height: 360 },
  square: { width: 720, height: 720 },
} as const satisfies Readonly<Record<string, Size>>

export type SizeName = keyof typeof SIZES
