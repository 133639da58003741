/** What the worker that writes animated pictures is told, one after another. */
export type GifOrder =
  | { readonly type: 'begin'; readonly size: { readonly width: number; readonly height: number } }
  | {
      readonly type: 'frame'
      /** Red, green, blue and opacity of each dot. */
      readonly dots: Uint8ClampedArray<ArrayBuffer>
      readonly milliseconds: number
    }
  | { readonly type: 'finish' }

/** What it answers: that it has a frame, the file, or why there is none. */
export type GifAnswer =
  | { readonly type: 'taken' }
  | { readonly type: 'done'; readonly file: ArrayBuffer }
  | { readonly type: 'failed'; readonly reason: string }
